import type { ContentOf } from '../../data/schema/files';
import type { TourFile } from '../../data/schema/tours';
import { inMoney } from '../../site/words/money';

/** Two prices of a file that contradict each other: where, and how. */
export type PriceFault = { path: readonly PropertyKey[]; fault: string };

/** What contradicts itself in a tour's table of prices, the first alone. */
export function tablePriceFault(
  {
    adult: own,
    child = 0,
    family,
    privateBoat = [],
  }: NonNullable<TourFile['prices']>,
  tourFrom: number,
): PriceFault | undefined {
  const adult = own ?? tourFrom;
  const anAdult = `the price of an adult, ${inMoney(adult)}`;
  if (child > adult) return more(['prices', 'child'], anAdult);
  if (family !== undefined && family < adult)
    return less(['prices', 'family'], anAdult);
  const members = 2 * adult + 2 * (child || adult);
  if (family !== undefined && family > members)
    return more(
      ['prices', 'family'],
      `two adults and two children pay, ${inMoney(members)}`,
    );
  for (const [index, { hours, amount }] of privateBoat.entries()) {
    if (amount < adult)
      return less(['prices', 'privateBoat', index, 'amount'], anAdult);
    const longer = privateBoat.find(
      (each) => each.hours > hours && each.amount < amount,
    );
    if (longer)
      return more(
        ['prices', 'privateBoat', index, 'amount'],
        `that of more hours, ${inMoney(longer.amount)}`,
      );
  }
  return undefined;
}

/** The same of boat hire: a half day that costs more than the day. */
export function hirePriceFault({
  hire,
  hirePrices = [],
}: Pick<ContentOf<'data/prices.json'>, 'hire' | 'hirePrices'>):
  | PriceFault
  | undefined {
  const index = hirePrices.findIndex(
    ({ label, amount }) => /\bhalf\b/i.test(label) && amount > hire,
  );
  return index < 0
    ? undefined
    : more(
        ['hirePrices', index, 'amount'],
        `that of the whole day, ${inMoney(hire)}`,
      );
}

const more = (path: PriceFault['path'], other: string): PriceFault => ({
  path,
  fault: `is more than ${other}; look at the two`,
});

const less = (path: PriceFault['path'], other: string): PriceFault => ({
  path,
  fault: `is less than ${other}; look at the two`,
});
