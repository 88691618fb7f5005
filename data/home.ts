import { groupPrice, lowestPrice } from './functions/price-words';
import { tours } from './functions/tours-on';
import { capitalise, countInWords } from './functions/wording';
import { maxPeople } from './prices';
import { site } from './site';

/** The texts and pictures of the home page. */
export const home = {
  title: `${site.name} | Tours and Boat Hire`,
  description: site.description,
  updated: '2026-11-21',
  /** The h1 in two parts: 'Discover' is small above 'Magnetic Island'. */
  headline: { kicker: 'Discover', main: 'Magnetic Island' },
  lead: `${countInWords(tours.length, 'guided tour')} and a boat of your own for the day. Small groups, never more than ${maxPeople} people on a boat.`,
  /** The pictures of the slideshow in order. */
  slides: [
    {
      name: 'home-1',
      alt: 'A white tour boat with an orange stripe lies in a turquoise bay between granite boulders and hoop pines.',
      focus: '70% 62%',
      subject: { left: 47, top: 48, right: 68, bottom: 65.5 },
    },
    {
      name: 'home-2',
      alt: 'A green turtle swims over a reef of coloured corals with butterflyfish and fusiliers.',
      focus: '64% 44%',
      subject: { left: 50, top: 28, right: 76, bottom: 54 },
    },
    {
      name: 'home-3',
      alt: 'A tour boat in silhouette on golden water as the sun sets behind the mainland ranges.',
      focus: '66% 64.5%',
      subject: { left: 50, top: 50, right: 67, bottom: 67.5 },
    },
  ],
  /** '' means no wheelchair access: then no page mentions it. */
  wheelchair: 'Wheelchair Accessible',
  tours: {
    heading: `${countInWords(tours.length, 'way')} onto the water`,
    lead: `Each tour takes up to ${maxPeople} people per boat. All are welcome, first-timers too.`,
    /** The link of a card. The second part is for screen readers. */
    more: 'Learn More',
    about: (name: string) => ` about ${name}`,
  },
  compare: {
    title: 'The tours side by side',
    labels: { tour: 'Tour', bestFor: 'Best for', season: 'Season' },
  },
  price: {
    heading: `Tours ${lowestPrice(tours)}`,
    lead: `${capitalise(groupPrice)}.`,
    button: 'Book Your Adventure',
  },
  hire: {
    heading: 'Or take the helm',
    text: `Our hire boats hold up to ${maxPeople} people. Pack a picnic, pick a bay and be your own skipper for the day.`,
    points: ['All day', `Up to ${maxPeople} people`, 'Licence required'],
  },
  reviews: {
    heading: 'What guests say',
    google: 'View All Reviews on Google',
    tripadvisor: 'View All Reviews on Tripadvisor',
  },
} as const;
