import type { Place } from './schema/tours';
import { harbour } from './site';

/** The words about the map. */
export const whereWeGo = {
  heading: 'Where we go',
  lead: `We leave from ${harbour.name}. The wind has a say in where we stop.`,
  /** The name of the map for people who do not see it. The list says the rest. */
  map: 'Map of Magnetic Island with the places in the list',
  harbour: 'where our boats lie',
  itinerary: 'Hour by hour',
  credit: 'Coast: GSHHG',
} as const;

/**
 * The places on the map. Only what our own texts name, and only where a source gives the place. The figures are degrees in WGS 84, good
 * to about 300 m. `name` in the map begins at the spot plus `label`, in units of the map, which is 360 wide.
 *
 * The order of the bays along the coast is that of Wikipedia's 'Florence Bay, Queensland' (Balding, Radical, Gowrie, Florence, Arthur) and
 * of Surf Life Saving's beachsafe.org.au (Balding, Radical, Florence, Arthur); each spot lies in its dent of the coast in `island.ts`.
 */
export const places = [
  {
    slug: 'west-point',
    name: 'West Point',
    longitude: 146.779,
    latitude: -19.13,
    label: { x: -4, y: -48 },
    source: "The western tip of the coast. Wikipedia's 'West Point, Queensland': the town, at -19.1330/146.7830, is south of it.",
  },
  {
    slug: 'horseshoe',
    name: 'Horseshoe Bay',
    longitude: 146.857,
    latitude: -19.112,
    label: { x: -62, y: -50 },
    source: 'Anchorages in the logs of Sylph (26 August 2024) and Scott-Free (9 June 2017) on mailasail.com: 19 06.7 S, 146 51.5 E.',
  },
  {
    slug: 'balding',
    name: 'Balding Bay',
    longitude: 146.87,
    latitude: -19.11,
    label: { x: 36, y: -44 },
    source: 'The first dent east of the northern headland; Surf Life Saving: it faces north, and Radical Bay is immediately east of it.',
  },
  {
    slug: 'radical',
    name: 'Radical Bay',
    longitude: 146.875,
    latitude: -19.112,
    label: { x: 42, y: -23 },
    source: 'The next dent; Surf Life Saving (beachsafe.org.au): immediately east of Balding Bay, it also faces north.',
  },
  {
    slug: 'florence',
    name: 'Florence Bay',
    longitude: 146.881,
    latitude: -19.123,
    label: { x: 30, y: -10 },
    source: 'A map in R of a study of the bay, on GitHub, has it at -19.1228/146.8809, which is its dent.',
  },
  {
    slug: 'arthur',
    name: 'Arthur Bay',
    longitude: 146.879,
    latitude: -19.131,
    label: { x: 36, y: 2 },
    source: "The next dent south of Florence Bay; the last of the bays in Wikipedia's list.",
  },
  {
    slug: 'alma',
    name: 'Alma Bay',
    longitude: 146.872,
    latitude: -19.15,
    label: { x: 50, y: -12 },
    source: "Wikipedia's 'Alma Bay, Queensland': the town at -19.1483/146.8677. Surf Life Saving: it faces east between two headlands.",
  },
  {
    slug: 'geoffrey',
    name: 'Geoffrey Bay',
    longitude: 146.867,
    latitude: -19.155,
    label: { x: 60, y: 3 },
    source: 'The wide dent south of Alma Bay, which faces south (maggieislander.wordpress.com, 1 March 2015), up to Bright Point.',
  },
] as const satisfies readonly Place[];
