import { type RefObject, useState } from 'react';
import { controlOf, readEnquiry } from '../enquiry/enquiry';
import type { EnquiryErrors, validate } from '../enquiry/validate';

/**
 * The errors that the form shows: all of them after a press, otherwise only those of fields that the visitor has left.
 * @param find finds them; undefined until it has loaded
 */
export function useErrors(form: RefObject<HTMLFormElement | null>, find: typeof validate | undefined) {
  const [errors, setErrors] = useState<EnquiryErrors>({});
  // Counts the refused presses until no error is left.
  const [refusals, setRefusals] = useState(0);

  const check = () => {
    if (!form.current || !find) return {};
    const date = controlOf(form.current, 'preferredDate');
    return find(readEnquiry(form.current), new Date(), date?.validity.badInput);
  };
  /** Removes the errors that are fixed. Adds one only for the field that was left. */
  const recheck = (left?: string) => {
    const found = Object.entries(check()).filter(([name]) => name in errors || name === left);
    setErrors(Object.fromEntries(found));
    if (found.length === 0) setRefusals(0);
  };
  /** At a press: shows all errors. Returns whether there are any. */
  const refuse = () => {
    const found = check();
    const refused = Object.keys(found).length > 0;
    setErrors(found);
    setRefusals(refused ? refusals + 1 : 0);
    return refused;
  };
  return { errors, refusals, recheck, refuse };
}
