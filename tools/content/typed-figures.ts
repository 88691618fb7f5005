import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { country } from '../../site/words/country';
import { inMoney } from '../../site/words/money';

/** The whole amounts of money in a text: '$280', as typed. */
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

/** The telephone numbers in a text, as they are typed. */
export const telephonesIn = (text: string): string[] =>
  findPhoneNumbersInText(text, country).map(({ startsAt, endsAt }) =>
    text.slice(startsAt, endsAt),
  );
