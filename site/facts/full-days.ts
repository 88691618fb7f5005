import fullDaysFile from '../../data/full-days.json' with { type: 'json' };
import type { FullDay } from '../../data/schema/business';
import { parse } from '../../data/schema/files';
import { harbour, today } from './harbour';

const { timeZone } = harbour;
const { days } = parse('data/full-days.json', fullDaysFile);

/**
 * The days that were not over at the build. `timeZone` tells the browser when
 * one is over.
 */
export const fullDays = {
  timeZone,
  days: daysToCome(days, today()),
};
export type FullDays = typeof fullDays;

export function daysToCome(
  all: readonly FullDay[],
  today: string,
): readonly FullDay[] {
  return all.filter(({ day, lastDay }) => (lastDay || day) >= today);
}
