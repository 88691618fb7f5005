import { hirePrice, upTo } from './functions/price-words';
import { maxPeople } from './prices';

/** The words of the boat hire page. */
export const boatHire = {
  description: `Hire a boat on Magnetic Island for ${hirePrice}, all day, for ${upTo}. Licence required. Equipment and a thorough briefing before you go.`,
  updated: '2026-11-21',
  hero: {
    title: 'Boat Hire',
    lead: `Your own boat for the day, for ${upTo}. You bring the licence and the company; we show you the boat and the chart.`,
    button: 'Check Availability',
    picture: {
      name: 'boat-hire',
      alt: 'Seen from straight above, a small boat leaves a white wake along a fringing reef beside a beach.',
      focus: '38% 47%',
      subject: { left: 35, top: 39, right: 51, bottom: 56 },
    },
  },
  facts: [
    { label: 'Duration', value: 'All Day' },
    { label: 'Capacity', value: `Up to ${maxPeople} people per boat` },
    { label: 'License', value: 'Required' },
    { label: 'Price', value: hirePrice },
  ],
  sections: [
    {
      title: 'Freedom to explore',
      content:
        'Stop in an empty cove because you like the look of it. Swim before lunch or after it, and move on when the shade does. With the boat for the whole day there is no hurry and no queue, and the best plan is often the one you make after breakfast, when you can see what the wind is doing.',
      picture: {
        name: 'boat-hire-1',
        alt: 'An empty cove with a curving white beach, boulders and hoop pines, no boat in sight.',
        focus: '50% 60%',
      },
    },
    {
      title: 'Full equipment package',
      content:
        'Before you cast off we lay it all out and go through it with you: life jackets, first aid kit, safety gear, and dry storage for phones and towels. There is an esky for the lunch you bring. If you mean to snorkel or fish, tell us when you enquire, and we sort out the gear with you.',
      picture: {
        name: 'boat-hire-2',
        alt: 'Life jackets, a first aid kit, a dry bag, flares and a torch laid out on the deck.',
        focus: '40% 50%',
      },
    },
    {
      title: 'Comprehensive briefing',
      content:
        'Nobody leaves with only a key. At the helm we show you how the boat starts, steers and anchors. Then we open the chart: where the reef comes up, where you may go and where you may not, what the wind is expected to do, and when and how to call. Ask until it is clear. It is your day, and you will enjoy it more.',
      picture: {
        name: 'boat-hire-3',
        alt: 'A hand points at a route on a chart of Magnetic Island beside the wheel of a boat.',
        focus: '50% 55%',
      },
    },
  ],
  detailsHeading: 'Before you hire',
  details: [
    {
      title: 'Your licence',
      text: 'You need a current licence to skipper the boat; bring it with you. In Queensland that is a recreational marine driver licence. If yours is from another state or country, tell us when you enquire.',
    },
    {
      title: 'Where you may go',
      text: 'It depends on the boat, the forecast and your experience, so we go through it with you on the chart at the briefing. The waters around the island are marine park, with zones for what may be done where.',
    },
    {
      title: 'On board',
      text: 'Life jackets, first aid kit, safety gear, an esky and dry storage. Ask us about snorkel and fishing equipment.',
    },
    {
      title: 'If the weather turns',
      text: 'Boats go out only when the conditions allow it. If they do not on your day, we talk with you about another one.',
    },
  ],
  closing: `${hirePrice}, all day`,
  button: 'Hire Your Dream Boat',
} as const;
