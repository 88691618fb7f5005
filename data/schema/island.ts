import { z } from 'zod';
import { day, list, note, text, texts, whole, yesOrNo } from './parts';

/** How to reach the island and the boats. */
const gettingHere = texts('heading', 'lead', 'note').extend({ updated: day, ways: list(note) });
export type GettingHere = z.infer<typeof gettingHere>;

/** One month around the island. These are general facts of the region, not a forecast. */
const month = z.object({
  name: text('January'),
  /** The usual temperature of the sea near the island, in °C. */
  sea: z.object({ from: whole(24), to: whole(28) }),
  stingers: yesOrNo,
  whales: yesOrNo,
  turtles: text('Nesting'),
  wind: text('Light'),
  /** The usual catch of anglers around the island. */
  bites: text('Trevally'),
  /** The earliest and the latest sunset of the month, within a minute or two. */
  sunset: z.object({ from: text('6:50 pm'), to: text('6:57 pm') }),
});

const planner = texts('heading', 'lead', 'note').extend({
  updated: day,
  labels: texts('month', 'sea', 'sunset', 'wind', 'turtles', 'stingers', 'whales', 'bites'),
  words: texts('to', 'yes', 'no', 'passing', 'notPassing'),
  months: z.array(month).length(12).meta({ rule: 'must hold twelve months' }).readonly(),
});
export type Planner = z.infer<typeof planner>;

export const islandFiles = {
  'data/getting-here.ts': z.object({ gettingHere }),
  'data/planner.ts': z.object({ planner }),
};
