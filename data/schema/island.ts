import { z } from 'zod';
import { changed, list, note, text, texts, whole } from './parts';

/** How to reach the island and the boats. */
const gettingHere = texts('heading', 'lead', 'note').extend({ updated: changed, ways: list(note) });
export type GettingHere = z.infer<typeof gettingHere>;

/** One month around the island. These are general facts of the region, not a forecast. */
const month = z.object({
  name: text,
  /** The usual temperature of the sea near the island, in °C. */
  sea: z.object({ from: whole, to: whole }),
  stingers: z.boolean(),
  whales: z.boolean(),
  turtles: text,
  wind: text,
  /** The usual catch of anglers around the island. */
  bites: text,
  /** The earliest and the latest sunset of the month, within a minute or two. */
  sunset: z.object({ from: text, to: text }),
});

const planner = texts('heading', 'lead', 'note').extend({
  updated: changed,
  labels: texts('month', 'sea', 'sunset', 'wind', 'turtles', 'stingers', 'whales', 'bites'),
  words: texts('to', 'yes', 'no', 'passing', 'notPassing'),
  months: z.array(month).length(12, 'must hold twelve months').readonly(),
});
export type Planner = z.infer<typeof planner>;

export const islandFiles = {
  'data/getting-here.ts': z.object({ gettingHere }),
  'data/planner.ts': z.object({ planner }),
};
