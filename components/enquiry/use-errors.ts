import { type RefObject, useState } from 'react';
import { controlOf, readEnquiry } from './enquiry';
import type { EnquiryErrors, validate } from './validate';

export type ShownErrors = {
  errors: EnquiryErrors;
  /** How many presses in a row have been refused. */
  refusals: number;
};

/**
 * The errors that the form shows: all of them after a press, otherwise only those of fields that the visitor has left.
 * @param find finds them; undefined until it has loaded
 */
export function useErrors(form: RefObject<HTMLFormElement | null>, find: typeof validate | undefined) {
  const [shown, setShown] = useState<ShownErrors>({ errors: {}, refusals: 0 });

  const check = () => {
    if (!form.current || !find) return {};
    const date = controlOf(form.current, 'preferredDate');
    return find(readEnquiry(form.current), new Date(), date?.validity.badInput);
  };
  /** Removes the errors that are fixed. Adds one only for the field that was left. */
  const recheck = (left?: string) => {
    const found = Object.entries(check());
    setShown(({ errors, refusals }) => {
      const kept = found.filter(([name]) => name in errors || name === left);
      return { errors: Object.fromEntries(kept), refusals: kept.length && refusals };
    });
  };
  /** At a press: shows all errors. Returns whether there are any. */
  const refuse = () => {
    const errors = check();
    const refused = Object.keys(errors).length > 0;
    setShown({ errors, refusals: refused ? shown.refusals + 1 : 0 });
    return refused;
  };
  return { ...shown, recheck, refuse };
}
