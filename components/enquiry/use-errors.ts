import { type RefObject, useState } from 'react';
import { controlOf, readEnquiry } from './form-values';
import { type EnquiryErrors, validate } from './validate';

export type ShownErrors = {
  errors: EnquiryErrors;
  /** Presses in a row that have found errors. */
  failedPresses: number;
};

/** All errors after a press, else those of fields that were left. */
export function useErrors(form: RefObject<HTMLFormElement | null>) {
  const [shown, setShown] = useState<ShownErrors>({
    errors: {},
    failedPresses: 0,
  });

  const check = () => {
    if (!form.current) return {};
    const date = controlOf(form.current, 'preferredDate');
    return validate(
      readEnquiry(form.current),
      new Date(),
      date?.validity.badInput,
    );
  };
  /** Removes fixed errors. Adds one only for the field that was left. */
  const updateErrors = (left?: string) => {
    const found = Object.entries(check());
    setShown(({ errors, failedPresses }) => {
      const kept = found.filter(([name]) => name in errors || name === left);
      return {
        errors: Object.fromEntries(kept),
        failedPresses: kept.length && failedPresses,
      };
    });
  };
  /** Returns whether there are any. */
  const showAllErrors = () => {
    const errors = check();
    const hasErrors = Object.keys(errors).length > 0;
    setShown({
      errors,
      failedPresses: hasErrors ? shown.failedPresses + 1 : 0,
    });
    return hasErrors;
  };
  return { ...shown, updateErrors, showAllErrors };
}
