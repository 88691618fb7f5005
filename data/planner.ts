/** One month around the island. All of it is general knowledge of the region, a guide and no forecast. */
export type PlannerMonth = {
  name: string;
  /** Usual temperature of the sea near the island, °C. */
  sea: { from: number; to: number };
  /** Marine stingers: the season runs from November to May. */
  stingers: boolean;
  /** Humpback whales pass from July to September. */
  whales: boolean;
  turtles: string;
  wind: string;
  /** What anglers usually catch around the island. */
  bites: string;
  /** The earliest and the latest sunset of the month at Nelly Bay, Queensland time, within a minute or two. */
  sunset: { from: string; to: string };
};

/** The month-by-month planner. */
export const planner = {
  updated: '2026-11-21',
  heading: 'Month by month',
  lead: 'What the sea, the wind and the wildlife usually do around the island.',
  note: 'A guide from general knowledge of the region, not a forecast. Seasons shift, animals keep their own diary, and stingers are possible outside their season. Some fish have closed seasons, above all between October and early December: check with Fisheries Queensland.',
  /** The heads of the columns, in their order. */
  labels: {
    month: 'Month',
    sea: 'Sea temperature',
    sunset: 'Sunset',
    wind: 'Wind',
    turtles: 'Turtles',
    bites: 'What bites',
    stingers: 'Stinger season',
    whales: 'Humpback whales',
  },
  words: { to: 'to', yes: 'Yes', no: 'No', passing: 'Passing', notPassing: '–' },
  months: [
    {
      name: 'January',
      sea: { from: 28, to: 30 },
      stingers: true,
      whales: false,
      turtles: 'Nesting, first hatchlings',
      wind: 'Mostly light; storms, cyclone season',
      bites: 'Coral trout, trevally, nannygai',
      sunset: { from: '6:54 pm', to: '6:57 pm' },
    },
    {
      name: 'February',
      sea: { from: 28, to: 30 },
      stingers: true,
      whales: false,
      turtles: 'Hatchlings',
      wind: 'Mostly light; the wettest weeks, cyclone season',
      bites: 'Trevally, queenfish, nannygai',
      sunset: { from: '6:40 pm', to: '6:54 pm' },
    },
    {
      name: 'March',
      sea: { from: 28, to: 29 },
      stingers: true,
      whales: false,
      turtles: 'Late hatchlings',
      wind: 'South-easterly on and off; cyclone season',
      bites: 'Trevally, queenfish, grunter',
      sunset: { from: '6:14 pm', to: '6:39 pm' },
    },
    {
      name: 'April',
      sea: { from: 26, to: 28 },
      stingers: true,
      whales: false,
      turtles: 'Feeding in the bays',
      wind: 'Trade wind sets in from the south-east',
      bites: 'Queenfish, grunter, coral trout',
      sunset: { from: '5:52 pm', to: '6:14 pm' },
    },
    {
      name: 'May',
      sea: { from: 24, to: 26 },
      stingers: true,
      whales: false,
      turtles: 'Feeding in the bays',
      wind: 'Steady trade wind',
      bites: 'School mackerel, queenfish, coral trout',
      sunset: { from: '5:42 pm', to: '5:52 pm' },
    },
    {
      name: 'June',
      sea: { from: 23, to: 24 },
      stingers: false,
      whales: false,
      turtles: 'Feeding in the bays',
      wind: 'Steady trade wind, calmer early in the day',
      bites: 'School and Spanish mackerel, coral trout',
      sunset: { from: '5:42 pm', to: '5:46 pm' },
    },
    {
      name: 'July',
      sea: { from: 22, to: 23 },
      stingers: false,
      whales: true,
      turtles: 'Feeding in the bays',
      wind: 'Steady trade wind, calmer early in the day',
      bites: 'Spanish and school mackerel, grunter',
      sunset: { from: '5:46 pm', to: '5:56 pm' },
    },
    {
      name: 'August',
      sea: { from: 22, to: 23 },
      stingers: false,
      whales: true,
      turtles: 'Feeding in the bays',
      wind: 'Trade wind, easing late in the month',
      bites: 'Spanish mackerel, coral trout, grunter',
      sunset: { from: '5:57 pm', to: '6:05 pm' },
    },
    {
      name: 'September',
      sea: { from: 23, to: 25 },
      stingers: false,
      whales: true,
      turtles: 'Feeding in the bays',
      wind: 'Lighter; sea breeze in the afternoon',
      bites: 'Spanish and grey mackerel, coral trout',
      sunset: { from: '6:05 pm', to: '6:10 pm' },
    },
    {
      name: 'October',
      sea: { from: 25, to: 27 },
      stingers: false,
      whales: false,
      turtles: 'Courting, first nests possible',
      wind: 'Light mornings, north-easterly sea breeze',
      bites: 'Grey mackerel, trevally, queenfish',
      sunset: { from: '6:10 pm', to: '6:20 pm' },
    },
    {
      name: 'November',
      sea: { from: 26, to: 28 },
      stingers: true,
      whales: false,
      turtles: 'Nesting',
      wind: 'Light mornings, north-easterly sea breeze',
      bites: 'Trevally, queenfish, grunter',
      sunset: { from: '6:20 pm', to: '6:37 pm' },
    },
    {
      name: 'December',
      sea: { from: 27, to: 29 },
      stingers: true,
      whales: false,
      turtles: 'Nesting',
      wind: 'Light mornings, sea breeze; first storms',
      bites: 'Coral trout, trevally, nannygai',
      sunset: { from: '6:37 pm', to: '6:53 pm' },
    },
  ] satisfies readonly PlannerMonth[],
} as const;

/** The earliest sunset of the year at Nelly Bay (end of May, start of June) and the latest (mid-January). */
export const sunsetRange = { earliest: '5:42 pm', latest: '6:57 pm' } as const;
