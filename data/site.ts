import { maxPeople } from './prices';

/**
 * The name and place of the business. Telephone and e-mail are in `settings.ts`, because they differ between builds.
 */
export const site = {
  name: 'Magnetic Island Boat Adventures',
  /** The name on two lines, for the wordmark. */
  wordmark: { first: 'Magnetic Island', second: 'Boat Adventures' },
  language: 'en-AU',
  description: `Small-boat tours and boat hire from Nelly Bay Harbour, Magnetic Island: snorkelling, fishing, sunset and private charter, up to ${maxPeople} people on each boat.`,
} as const;

/** Colours for browsers and phones. app/globals.css has the same colours as tokens. */
export const colours = { paper: '#fffaf0', deep: '#0a3f5e' } as const;

/** The harbour: a short text for people, and its parts for structured data. */
export const harbour = {
  label: 'Nelly Bay Harbour, Magnetic Island',
  name: 'Nelly Bay Harbour',
  locality: 'Nelly Bay',
  region: 'QLD',
  postalCode: '4819',
  country: 'AU',
  /**
   * The middle of the harbour's basin, good to about 150 m: the outline of OpenStreetMap (package @geo-maps/earth-lands-100m 0.6.0,
   * ODbL) has the basin as a notch. `npm run check` asks for the berth itself, with five decimals.
   */
  latitude: -19.159,
  longitude: 146.8535,
  /** The name of its time zone: https://en.wikipedia.org/wiki/List_of_tz_database_time_zones */
  timeZone: 'Australia/Brisbane',
  mapUrl:
    'https://www.google.com/maps/search/?api=1&query=Nelly+Bay+Harbour%2C+Magnetic+Island+QLD+4819%2C+Australia',
} as const;

/** An address with its protocol, such as 'https://…'. */
type WebAddress = `${string}:${string}`;

/**
 * Links to reviews on other sites. The owner replaces these searches with the addresses of the business. An empty one ('') has no
 * button. On a phone the page tries the maps app first: every Android maps app opens `geo:`, and every iPhone has an app for
 * `maps:`. (The address of a missing app would open an error box.)
 */
export const reviewPlaces: Readonly<Record<'google' | 'android' | 'ios' | 'tripadvisor', WebAddress | ''>> = {
  google: 'https://www.google.com/maps/search/?api=1&query=Magnetic+Island+Boat+Adventures%2C+Nelly+Bay',
  android: `geo:${harbour.latitude},${harbour.longitude}?q=Magnetic+Island+Boat+Adventures%2C+Nelly+Bay`,
  ios: 'maps://?q=Magnetic+Island+Boat+Adventures%2C+Nelly+Bay',
  tripadvisor: 'https://www.tripadvisor.com.au/Search?q=Magnetic+Island+Boat+Adventures',
};

type Elsewhere = { name: string; address: `https://${string}` };

/**
 * Pages on other websites, for the footer of every page. An empty list shows nothing. `ours` are pages of the business, such
 * as Facebook, and search engines are told of them. `others` are for guests, such as the ferry's timetable. An entry:
 * { name: 'Facebook', address: 'https://www.facebook.com/your-page' },
 */
export const elsewhere: Readonly<Record<'ours' | 'others', readonly Elsewhere[]>> = {
  ours: [],
  others: [],
};

/** The year in the footer. The owner changes it. With the clock, the same source would give other bytes next year. */
export const copyrightYear = 2026;

/** Names in the acknowledgement that machine translation must not change. */
export const keptNames = ['Wulgurukaba', 'Yunbenun'] as const;

/** In the footer of every page. */
export const acknowledgement =
  'We acknowledge the Wulgurukaba people, Traditional Owners of Yunbenun (Magnetic Island) and its sea country. We pay our respects to their Elders past and present, and thank them for the care they take of the place we work in.';

/** The picture of the error pages. */
export const notFoundPicture = {
  name: 'not-found',
  alt: 'An empty dinghy drifts beside a lone granite boulder in a calm sea, a reef heron on top.',
  focus: '57% 66%',
  subject: { left: 29, top: 31, right: 78, bottom: 77.5 },
} as const;
