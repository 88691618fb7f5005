import { home } from './home';
import { maxPeople } from './prices';

/** The words of the about page. */
export const about = {
  description: `Who we are: small boats, up to ${maxPeople} people each, flexible hours and all welcome, from Nelly Bay Harbour on Magnetic Island.`,
  updated: '2026-11-23',
  hero: {
    title: 'About Us',
    lead: 'We show people Magnetic Island from its best side: the water. Small boats, flexible hours, and room for everyone.',
    picture: {
      name: 'about',
      alt: 'Magnetic Island from the sea at Nelly Bay: the mountain, the beach, the harbour wall and a tour boat coming in.',
      focus: '50% 54%',
      subject: { left: 36, top: 45, right: 56, bottom: 60.5 },
    },
  },
  highlights: [
    {
      title: 'Flexible Hours',
      text: 'Two hours or eight, early or late: tell us what suits you and we plan around it.',
    },
    {
      title: 'All Welcome',
      text: `First-timers, grandparents, children${home.wheelchair && ', wheelchair users'}: nobody needs experience to come along.`,
    },
    {
      title: 'Safety First',
      text: 'Life jackets and a first aid kit on board, and if the sea says no, we stay ashore.',
    },
    {
      title: 'Perfect Location',
      text: 'Nelly Bay Harbour is where the ferry comes in, and the reef begins just along the shore.',
    },
  ],
  sections: [
    {
      title: 'Nelly Bay is home',
      content: `The mainland is 8 km away and feels further. Our boats lie behind the harbour wall at Nelly Bay, a short run from Geoffrey, Arthur and Florence Bays. Beyond them are Radical, Balding and Horseshoe; the other way round lies West Point and the sunset. With up to ${maxPeople} people on board there is time to ask, to look twice, and to stay where it is good.`,
      picture: {
        name: 'about-1',
        alt: 'A tour boat made ready at a pontoon behind the rock wall of the harbour, two guests walking up with an esky.',
        focus: '48% 70%',
        subject: { left: 33, top: 53, right: 90, bottom: 86 },
      },
    },
    {
      title: 'Everything is aboard',
      content:
        'Most of a good day on the water is having the right thing within reach. So the gear comes with the boat: bring what you would take to the beach, and you will find the rest on board.',
      picture: {
        name: 'about-2',
        alt: 'Equipment laid out on a timber deck: stinger suit, mask, snorkel, fins, first aid kit, life jacket, fishing rod, lures, esky and dry bag.',
        focus: '50% 50%',
      },
    },
  ],
  /** The checklist in the second section. */
  equipment: [
    'Fishing equipment',
    'Life jackets',
    'Stinger suits',
    'First aid kit',
    'Snorkel equipment',
    'Dry storage',
    'Esky',
    'Refreshments',
  ],
  /** The heading, and the label of each fact under `boat` in owner-facts.ts. */
  boat: {
    heading: 'The boat',
    lead: 'What to expect when you step aboard.',
    labels: {
      length: 'Length',
      seats: 'Seats',
      shade: 'Shade',
      toilet: 'Toilet',
      ladder: 'Ladder',
      step: 'Height of the step',
      survey: 'Survey number',
    },
  },
  crew: { heading: 'Who takes you out' },
  closing: 'Ask us anything',
  button: 'Contact Us',
} as const;
