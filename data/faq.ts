import { whoCanComeSentences } from './functions/known-facts';
import { groupPrice, hirePrice, lowestPrice, ownPrices, upTo } from './functions/price-words';
import { tours } from './functions/tours-on';
import { capitalise, countInWords, numberInWords, toursWithHours } from './functions/wording';
import { home } from './home';
import { ownerFacts } from './owner-facts';
import { maxPeople } from './prices';

/** Empty when every tour has the common price. */
const pricesOfTours = ownPrices(tours) && ` ${ownPrices(tours)}.`;

/** Only with wheelchair access in data/home.ts. */
const wheelchairAccess = {
  slug: 'wheelchair-access',
  question: 'Are the tours wheelchair accessible?',
  answer: [
    'Yes. Please tell us about your chair when you enquire: its width and weight, whether it folds, and how you prefer to board. Then we can plan boat, tide and hour with you beforehand, rather than on the jetty.',
  ],
} as const;

/** Only with a fact under whoCanCome in data/owner-facts.ts. */
const whoCanCome = {
  slug: 'who-can-come',
  question: 'Who can come?',
  answer: whoCanComeSentences,
} as const;

/** The questions in the order of the page. */
const entries = [
  {
    slug: 'tours',
    question: 'Which tours do you offer?',
    answer: [
      `${capitalise(numberInWords(tours.length))}: ${toursWithHours(tours)}. All of them take ${upTo} per boat, and no experience is needed for any.`,
      'If you would rather be your own skipper, and hold a licence, there is boat hire by the day.',
    ],
  },
  {
    slug: 'included',
    question: 'What is included?',
    answer: [
      'The boat with its guide, and the gear for your kind of day. On board are snorkel equipment, stinger suits, fishing equipment, life jackets, a first aid kit, dry storage, an esky and refreshments.',
      'The ferry to Magnetic Island is not part of our tours. Each tour page lists what is on board and what to bring.',
    ],
  },
  {
    slug: 'prices',
    question: 'What do tours and boat hire cost?',
    answer: [
      `Tours start ${lowestPrice(tours)}.${pricesOfTours} The exact price depends on the tour, the hours and how many you are. ${capitalise(groupPrice)}: just ask.`,
      `Boat hire is ${hirePrice} for the whole day, for ${upTo}. There is nothing to pay on this website: you send an enquiry, and we answer with a price.`,
    ],
  },
  ...(whoCanCome.answer.length ? [whoCanCome] : []),
  ...(home.wheelchair ? [wheelchairAccess] : []),
  {
    slug: 'best-time-for-fishing',
    question: 'When is the best time to go fishing?',
    answer: [
      'At about 7 AM, which is when our fishing tours typically leave. The wind is usually lightest early in the day, and many fish feed in the low light.',
      'There is something to catch all year. Winter and spring are mackerel season; our planner shows what tends to bite in each month.',
    ],
  },
  {
    slug: 'fish-species',
    question: 'Which fish might we catch?',
    answer: [
      'Around the island anglers catch coral trout on the reef edges, Spanish and school mackerel in the cooler months, giant and golden trevally, queenfish, grunter, and nannygai further out. Which of them you meet is up to the season, the tide and the fish.',
      'Size and bag limits and closed seasons are set by Fisheries Queensland, and the green zones of the marine park are closed to fishing. We keep to both, so some of what you catch goes back.',
    ],
  },
  {
    slug: 'areas',
    question: 'Which areas do you cover?',
    answer: [
      'Tours stay around Magnetic Island, a granite island with more than twenty bays and beaches. Snorkelling tours start from Nelly Bay and make for the fringing reef on the eastern side: Geoffrey, Arthur and Florence Bays. Sunset goes west to West Point. Fishing looks for the headlands and channels outside the green zones.',
      'With a Private Charter you choose: Alma Bay, Radical, Balding, Horseshoe, or right round the island if the wind allows.',
    ],
  },
  {
    slug: 'food-and-drink',
    question: 'Is there food and drink on board?',
    answer: [
      'Refreshments are on board, and there is an esky with room for what you bring yourself. For a long day take something to eat and your own bottle of water. If you have an allergy, or would like to know exactly what will be there, ask when you enquire.',
    ],
  },
  {
    slug: 'what-to-bring',
    question: 'What should we bring?',
    answer: [
      'Swimwear and a towel, a hat, sunglasses, reef-safe sunscreen, a long-sleeved shirt, water, and any medicine you need. For fishing, shoes that grip; for sunset, a warm layer. Leave the hard suitcase behind: a soft bag fits the dry storage.',
      'For boat hire, also bring your licence.',
    ],
  },
  {
    slug: 'bad-weather',
    question: 'What happens in bad weather?',
    answer: [
      'Safety comes first. The island has a sheltered side in most winds, so often we only change the bay or the hour. If the sea is not fit to go out on, we do not go, and we talk with you about another day.',
      `Travelling on a tight schedule? Say so in your enquiry, and ask us how changes are handled before you book. ${ownerFacts.cancellation}`.trim(),
    ],
  },
] as const;

/** The texts of the FAQ page. */
export const faq = {
  description: `Tours, prices, ${home.wheelchair && 'wheelchair access, '}fishing, food, what to bring and what happens in bad weather: ${numberInWords(entries.length)} answers before you go boating on Magnetic Island.`,
  updated: '2026-11-21',
  hero: {
    title: 'FAQ',
    lead: `${countInWords(entries.length, 'question')} people ask us before they step aboard.`,
    picture: {
      name: 'faq',
      alt: 'A blue-spotted ray crosses rippled sand under clear water and a net of sunlight.',
      focus: '50% 51%',
      subject: { left: 39, top: 35, right: 67, bottom: 58 },
    },
  },
  entries,
  closing: {
    heading: 'Still wondering?',
    text: `Ask us about your day, your dates or your crew of ${maxPeople}.`,
    button: 'Contact Us',
  },
} as const;
