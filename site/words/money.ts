import { currency, language } from './country';

const money = new Intl.NumberFormat(language, {
  style: 'currency',
  currency,
  maximumFractionDigits: 0,
});

/** A whole amount in the currency of the business: '$280', '$1,200'. */
export const inMoney = (amount: number): string => money.format(amount);
