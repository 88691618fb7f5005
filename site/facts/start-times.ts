import type { Tour } from '../../data/schema/tours';

/** When a tour starts, unless its words about when it runs say so already. */
export const startTimesOf = ({
  when = '',
  startTimes = '',
}: Pick<Tour, 'when' | 'startTimes'>) =>
  startTimes && !when.includes(startTimes) ? startTimes : undefined;
