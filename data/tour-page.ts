import { groupPrice, minPrice, priceFrom } from './functions/price-words';
import { capitalise } from './functions/wording';
import type { Tour } from './schema/tours';

/** The texts of all tour pages. */
export const tourPageWords = {
  book: 'Book This Tour',
  facts: { duration: 'Duration', groupSize: 'Group Size', skillLevel: 'Skill Level', price: 'Price' },
  price: (tour: Tour) => capitalise(priceFrom(minPrice(tour))),
  beforeYouBook: {
    heading: 'Before you book',
    share: 'Share this tour',
    highlights: 'Highlights',
    included: 'Included',
    notIncluded: 'Not included',
    bring: 'What to bring',
    terms: 'When, where, how much',
    departure: 'Departure',
    schedule: 'When',
    meetingPoint: 'Meeting point',
    telephone: 'Telephone',
    price: 'Price',
    groupPrice,
    whoCanCome: 'Who can come',
  },
  goodToKnow: 'Good to know',
  closing: {
    heading: (tour: Tour) => `${tour.name} ${priceFrom(minPrice(tour))}`,
    text: `${capitalise(groupPrice)}.`,
    button: (name: string) => `Book Your ${name} Adventure`,
  },
  otherTours: 'Other days out',
  compare: 'Compare all tours',
  whenToGo: 'When to go',
  /**
   * For a tour that is off, with a day such as 'Thursday 1 April 2027'. The sentences stay true after that day, because a page may be
   * read long after it was built.
   */
  off: {
    label: 'Back from',
    heading: (day: string) => `Back from ${day}`,
    ask: 'Ask About This Tour',
    text: 'Ask us about a day from then on, or see what else is on.',
    description: (name: string, day: string) =>
      `${name} tours run again from ${day}. Ask us about a day from then on.`,
  },
} as const;
