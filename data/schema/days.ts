import { z } from 'zod';
import { field } from './fields';

const dayFault = ({ input }: { input?: unknown }) =>
  /^\d{4}-\d\d-\d\d$/.test(String(input))
    ? 'is a day that does not exist'
    : 'must be a day as year-month-day, for example 2026-11-21';
/** A day as year-month-day. Rules of what it stands in look at it only when it is one. */
export const day = z.iso.date({ error: dayFault, abort: true });

/** A day, or '' for none. */
export const anyDay = z.union([day, z.literal('')], { error: dayFault }).default('');

/** A rule of a day: it is not more than some days from now. */
export const within = (days: number, fault: string) => {
  const isSoon = (value: string) => !(Date.parse(value) > Date.now() + days * 86_400_000);
  return z.refine<string>(isSoon, { error: `${fault}; look at the year`, abort: true });
};
export const notInFuture = within(1, 'is in the future');
export const past = day.check(notInFuture);

/** The day of a file's last change. */
export const updated = field(past, 'Changed on', 'Today after a change, so that search engines look again.');
