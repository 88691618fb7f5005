import type { FaqEntry } from '../../../data/schema/pages';
import type { Picture } from '../../../data/schema/parts';
import type { Tour } from '../../../data/schema/tours';
import { Code } from './edit-values';

const picture = (name: string): Picture => ({ name, alt: `The picture '${name}' of the second business.` });
const tourInfo = { groupSize: 'Twelve at Most', skillLevel: 'For Beginners' };

const tours = [
  {
    id: 12,
    slug: 'evening-lagoon',
    alsoAt: ['/lagoon'],
    name: 'Evening Lagoon',
    ink: 'pine',
    description: 'An hour and a half on the still water behind the sandbank, until the sun is gone.',
    summary: 'The still water behind the sandbank, until the sun is gone.',
    image: picture('lagoon-card'),
    hero: picture('lagoon'),
    tourInfo: { duration: '1-2 Hours', ...tourInfo },
    sections: [
      {
        title: 'Behind the sandbank',
        content: 'The bank keeps the waves out.',
        image: picture('lagoon-1'),
      },
    ],
    sunsetTimes: true,
  },
  {
    id: 5,
    slug: 'private-charter',
    name: 'Seal Rocks',
    price: 95,
    ink: 'reef',
    description: 'Out to the rocks where the seals lie in the sun, and back with the tide.',
    summary: 'Out to the seals, and back with the tide.',
    metaDescription: 'A boat trip from Gull Island to the rocks where the seals lie in the sun.',
    image: picture('seals-card'),
    hero: picture('seals'),
    tourInfo: { duration: '5 Hours', ...tourInfo },
    sections: [
      { title: 'The run out', content: 'Half an hour over open water.', image: picture('seals-1') },
      { title: 'The colony', content: 'We keep fifty metres away.', image: picture('seals-2') },
      { title: 'Lunch', content: 'In the lee of the rocks.', image: picture('seals-3') },
      { title: 'Back with the tide', content: 'The current helps.', image: picture('seals-4') },
    ],
    highlights: ['Seals', 'More seals'],
    included: ['Lunch', 'A blanket each'],
    bring: ['A jacket'],
    departure: 'At high tide',
    goodToKnow: [{ title: 'Rough water', text: 'It is not for everyone.' }],
  },
  {
    id: 7,
    slug: 'puffins',
    name: 'Puffin Bay',
    backOn: '2099-04-01',
    ink: 'dawn',
    description: 'To the puffins, while they are there.',
    summary: 'To the puffins.',
    image: picture('puffins-card'),
    hero: picture('puffins'),
    tourInfo: { duration: '2 Hours', ...tourInfo },
    sections: [{ title: 'The cliff', content: 'They nest in its cracks.', image: picture('puffins-1') }],
  },
] as const satisfies readonly Tour[];

const questions: readonly FaqEntry[] = [
  { slug: 'cost', question: 'What is the price?', answer: ['See above.', 'Children pay half.'] },
  { slug: 'dogs', question: 'May my dog come?', answer: ['Yes, on a lead: see https://dogs.example/rules.'] },
  { slug: 'when', question: 'When do you go?', answer: ['In the morning and in the evening.'] },
];

const twoSections = [
  { title: 'A small boat', content: 'It has a small motor.', picture: picture('hire-1') },
  { title: 'A large bay', content: 'It has many beaches.', picture: picture('hire-2') },
];

/** The values of the second business: file, name of the value, new value. All other values stay the same. */
export const changes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'data/site.ts': {
    'site.name': 'Gull Island Boats',
    'site.wordmark': { first: 'Gull Island', second: 'Boats' },
    'site.description': 'Two tours and a boat for hire from the old pier of Gull Island.',
    'harbour.label': 'Old Pier, Gull Island',
    'harbour.name': 'Old Pier',
    'harbour.street': '1 Pier Road',
    'harbour.locality': 'Gullhaven',
    'harbour.postalCode': '4999',
    // So near that the sunsets of data/planner.ts are right within a minute.
    'harbour.latitude': -19.15,
    'harbour.longitude': 146.87,
    'harbour.mapUrl': 'https://maps.example/gull-island',
    copyrightYear: 2031,
    reviewPlaces: { google: '', android: '', ios: '', tripadvisor: 'https://reviews.example/gull-island' },
    elsewhere: {
      ours: [{ name: 'Facebook', address: 'https://www.facebook.com/gull-island-boats' }],
      others: [{ name: 'The ferry’s timetable', address: 'https://ferry.example/times' }],
    },
    acknowledgement: 'We acknowledge the Traditional Owners of Gull Island.',
    ownerFacts: {
      abn: '98 765 432 109',
      insurance: 'We are insured by an insurer.',
      replyTime: 'We answer before supper.',
      cancellation: 'You may cancel until the evening before.',
      wheelchairBoarding: 'There is a ramp at the pier.',
    },
  },
  'data/settings.ts': {
    contactEmail: new Code("process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'hello@gull-boats.example'"),
    contactPhone: new Code("process.env.NEXT_PUBLIC_CONTACT_PHONE || '07 5550 1234'"),
  },
  'data/prices.ts': { tourFrom: 65, hire: 410, groupDeal: { from: 9, to: 12 }, maxPeople: 12 },
  'data/tours.ts': { allTours: tours },
  'data/notice.ts': { notice: { text: 'The pier is being painted this week', lastDay: '2099-12-31' } },
  'data/home.ts': {
    'home.headline': { kicker: 'Come to', main: 'Gull Island' },
    'home.slides': [picture('pier-1'), picture('pier-2')],
    'home.wheelchair': 'Ramp at the Pier',
    'home.tours.heading': 'Morning or evening',
    'home.hire.heading': 'Drive it yourself',
    'home.reviews.heading': 'From the guest book',
  },
  'data/labels.ts': { 'labels.bookNow': 'Reserve Now', 'labels.viewTours': 'Our Tours' },
  'data/tour-page.ts': { 'tourPage.book': 'Reserve This Tour' },
  'data/boat-hire.ts': {
    'boatHire.hero.title': 'Small Boats',
    'boatHire.hero.button': 'Ask for a Boat',
    'boatHire.hero.picture': picture('hire'),
    'boatHire.facts': [{ label: 'Motor', value: 'Six Horsepower' }],
    'boatHire.sections': twoSections,
    'boatHire.button': 'Take a Boat',
  },
  'data/about.ts': {
    'about.hero.title': 'Our Story',
    'about.hero.picture': picture('story'),
    'about.highlights': [{ title: 'Three Generations', text: 'And a fourth is on the way.' }],
    'about.equipment': ['A flask of tea', 'A pair of binoculars'],
    'about.button': 'Write to Us',
  },
  'data/getting-here.ts': {
    'gettingHere.heading': 'Getting to Gullhaven',
    'gettingHere.ways': [{ title: 'On foot', text: 'Over the causeway at low tide.' }],
  },
  'data/faq.ts': {
    entries: questions,
    'faq.hero.title': 'Questions',
    'faq.closing.button': 'Ask Us',
  },
  'data/contact.ts': {
    'contact.heading': 'Write to us',
    'contact.warning': 'Please read your address once more.',
    'contact.poster.picture': picture('writing'),
  },
};
