import { maxPeople } from './prices';

/**
 * Who and where the business is. Telephone and e-mail stand in `settings.ts`, because they differ from build to build.
 */
export const site = {
  name: 'Magnetic Island Boat Adventures',
  /** The name on two lines, for the wordmark. */
  wordmark: { first: 'Magnetic Island', second: 'Boat Adventures' },
  language: 'en-AU',
  description: `Small-boat tours and boat hire from Nelly Bay Harbour, Magnetic Island: snorkelling, fishing, sunset and private charter, up to ${maxPeople} people on each boat.`,
} as const;

/** Colours that browsers and phones are told; the same stand in app/globals.css as tokens. */
export const colours = { paper: '#fffaf0', deep: '#0a3f5e' } as const;

/** Where the boats are: the short form for people, the parts for machines. */
export const harbour = {
  label: 'Nelly Bay Harbour, Magnetic Island',
  name: 'Nelly Bay Harbour',
  street: 'Nelly Bay Harbour, Magnetic Island',
  locality: 'Nelly Bay',
  region: 'QLD',
  postalCode: '4819',
  country: 'AU',
  latitude: -19.16,
  longitude: 146.85,
  /** The name of its clock: https://en.wikipedia.org/wiki/List_of_tz_database_time_zones */
  timeZone: 'Australia/Brisbane',
  mapUrl:
    'https://www.google.com/maps/search/?api=1&query=Nelly+Bay+Harbour%2C+Magnetic+Island+QLD+4819%2C+Australia',
} as const;

/** An address with its protocol, such as 'https://…'. */
type WebAddress = `${string}:${string}`;

/**
 * Where the reviews are. The owner replaces these searches by the addresses of the business's own places; an empty one
 * ('') has no button. On a phone the maps app of the system is tried first: every Android maps app answers to `geo:`,
 * and an iPhone always has an app for `maps:` (the address of a missing app opens an error box).
 */
export const reviewPlaces: Readonly<Record<'google' | 'android' | 'ios' | 'tripadvisor', WebAddress | ''>> = {
  google: 'https://www.google.com/maps/search/?api=1&query=Magnetic+Island+Boat+Adventures%2C+Nelly+Bay',
  android: `geo:${harbour.latitude},${harbour.longitude}?q=Magnetic+Island+Boat+Adventures%2C+Nelly+Bay`,
  ios: 'maps://?q=Magnetic+Island+Boat+Adventures%2C+Nelly+Bay',
  tripadvisor: 'https://www.tripadvisor.com.au/Search?q=Magnetic+Island+Boat+Adventures',
};

/** The year in the footer; the owner moves it on. From the clock, the same source would give other bytes next year. */
export const copyrightYear = 2026;

/** Names in the acknowledgement that a translator leaves as they are. */
export const keptNames = ['Wulgurukaba', 'Yunbenun'] as const;

/** Stands in the footer of every page. */
export const acknowledgement =
  'We acknowledge the Wulgurukaba people, Traditional Owners of Yunbenun (Magnetic Island) and its sea country. We pay our respects to their Elders past and present, and thank them for the care they take of the place we work in.';

/**
 * Facts that only the owner knows. The owner fills them in. Empty means that no page shows the fact, and
 * `npm run check` lists what is still empty.
 */
export const ownerFacts = {
  /** The number alone, such as '12 345 678 901'; at the foot of every page. */
  abn: '',
  /** One or two sentences; on the pages where people decide. */
  insurance: '',
  /** A sentence, such as 'We usually answer on the same day.'; with the form. */
  replyTime: '',
  /** One or two sentences each; on the pages where people decide. */
  cancellation: '',
  wheelchairBoarding: '',
};

/** The facts for the pages where people decide; nothing of what the owner has not filled in. */
export function ownerTerms(facts: typeof ownerFacts = ownerFacts): { title: string; text: string }[] {
  return [
    { title: 'Changes and cancellation', text: facts.cancellation },
    { title: 'Insurance', text: facts.insurance },
    { title: 'Boarding by wheelchair', text: facts.wheelchairBoarding },
  ].filter(({ text }) => text.trim() !== '');
}

/** The picture of the error pages. */
export const notFoundPicture = {
  name: 'not-found',
  alt: 'An empty dinghy drifts beside a lone granite boulder in a calm sea, a reef heron on top.',
  focus: '57% 66%',
  subject: { left: 29, top: 31, right: 78, bottom: 77.5 },
} as const;

/** A page's full title, such as 'FAQ | Magnetic Island Boat Adventures'. */
export const pageTitle = <Name extends string>(name: Name) => `${name} | ${site.name}` as const;
