// Seeded random numbers, so that every run draws the same pictures.

import { createNoise2D } from 'simplex-noise';

/** A seeded source of random numbers from 0 to 1. */
export type Chance = () => number;

/** A seeded random number generator (mulberry32): the same seed always gives the same picture. */
export function random(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between low and high. */
export const between = (chance: Chance, low: number, high: number) => low + chance() * (high - low);

/** A random item of the list. */
export const pick = <T>(chance: Chance, list: readonly T[]) => nth(list, Math.floor(chance() * list.length));

/** The item at an index modulo the length. Throws when the list is empty. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError('An empty list has no item to give.');
  return item;
}

/** Smooth seeded noise over a plane, about -1 to 1. */
export const noise = (seed: number) => createNoise2D(random(seed));
