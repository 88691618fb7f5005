import { type RefObject, useState } from 'react';
import { controlOf, readEnquiry } from './enquiry';
import { type EnquiryErrors, validate } from './validate';

/** What is to be mended in the form, as the visitor is told of it (section 5). */
export function useErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<EnquiryErrors>({});
  // Counts the presses that found something to fix, until all of it is mended.
  const [refusals, setRefusals] = useState(0);

  const check = () => {
    if (!form.current) return {};
    const date = controlOf(form.current, 'preferredDate');
    return validate(readEnquiry(form.current), new Date(), date?.validity.badInput);
  };
  /** What is right now goes at once; what is wrong comes only at the field that was left. */
  const recheck = (left?: string) => {
    const found = Object.entries(check()).filter(([name]) => name in errors || name === left);
    setErrors(Object.fromEntries(found));
    if (found.length === 0) setRefusals(0);
  };
  /** At a press all that is wrong is shown. Returns whether there is anything. */
  const refuse = () => {
    const found = check();
    const refused = Object.keys(found).length > 0;
    setErrors(found);
    setRefusals(refused ? refusals + 1 : 0);
    return refused;
  };
  return { errors, refusals, recheck, refuse };
}
