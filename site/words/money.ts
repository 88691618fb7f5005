import { currency, language } from './country';

const money = new Intl.NumberFormat(language, {
  style: 'currency',
  currency,
  maximumFractionDigits: 0,
});

/** A whole amount in the currency of the business: '$280', '$1,200'. */
export const inMoney = (amount: number): string => money.format(amount);

/** The whole amounts of that currency in a text: '$280', as typed. */
export function moneyIn(text: string): { figure: string; amount: number }[] {
  const form = inMoney(1000)
    .replace(/[^\w\s]/g, '\\$&')
    .replace(/\s/g, '\\s?')
    .replace('1', '\\d+(?:')
    .replace('000', '\\d{3})*');
  return (text.match(new RegExp(form, 'g')) ?? []).map((figure) => ({
    figure,
    amount: Number(figure.replace(/\D/g, '')),
  }));
}
