import type { OwnerFacts } from './schema/owner-facts';

/** The day of the last change of these facts. */
export const factsUpdated = '2026-11-23';

/**
 * Facts that only the owner knows. No page shows an empty fact (''), and `npm run check` lists the empty ones.
 */
export const ownerFacts: OwnerFacts = {
  /** The number alone, such as '12 345 678 901', for the footer of every page. */
  abn: '',
  /** One or two sentences, for the pages where people decide. */
  insurance: '',
  /** A sentence beside the form, such as 'We usually answer on the same day.' */
  replyTime: '',
  /** One short sentence, such as 'Free to cancel until two days before.' It stands at every Book button too. */
  cancellation: '',
  /** One or two sentences. */
  wheelchairBoarding: '',
  /** For the top of the home page: '4.9 from 127 reviews on Google', and the day on which you read it there, '2026-11-20'. */
  rating: { words: '', day: '' },
  /** A sentence each, such as 'From 6 years' or 'English and German'. */
  whoCanCome: {
    age: '',
    nonSwimmers: '',
    pregnancy: '',
    badBacks: '',
    seasickness: '',
    lifeJackets: '',
    languages: '',
  },
  /** A few words each, such as '7.5 metres'. A photograph: picture: { name: 'our-boat', alt: 'What it shows.' }, */
  boat: { length: '', seats: '', shade: '', toilet: '', ladder: '', step: '', survey: '' },
  /** One for each person: { name: 'Sam', years: '20 years on the water', licence: 'Coxswain 1', picture: { … } }, */
  crew: [],
  /**
   * By the slug of the tour, any of three facts. A stop is a place of data/places.ts, or words:
   * sunset: {
   *   prices: { adult: 120, child: 60, family: 320, privateBoat: [{ hours: 3, dollars: 600 }] },
   *   schedule: { start: '16:00', back: '19:00', days: ['Friday', 'Saturday'], season: { from: 'April', to: 'October' } },
   *   itinerary: [{ time: '16:00', words: 'Nelly Bay Harbour' }, { time: '17:00', place: 'west-point' }],
   * },
   */
  tours: {},
};
