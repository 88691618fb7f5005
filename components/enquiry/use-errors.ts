import { type RefObject, useState } from 'react';
import { controlOf, readEnquiry } from './form-values';
import { type EnquiryErrors, validate } from './validate';

export type ShownErrors = {
  errors: EnquiryErrors;
  /** How many presses in a row have found errors. */
  failedPresses: number;
};

/**
 * The errors that the form shows: all of them after a press, otherwise only
 * those of fields that the visitor has left.
 */
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
  /**
   * Removes the errors that are fixed. Adds one only for the field that was
   * left.
   */
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
  /** At a press. Returns whether there are any. */
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

/** Resolves when no finger and no mouse button is down. */
let released: Promise<unknown> = Promise.resolve();

// There is no window while the page is built.
globalThis.addEventListener?.(
  'pointerdown',
  () => {
    released = new Promise((resolve) => {
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, resolve, { once: true, capture: true });
    });
  },
  true,
);

/**
 * Does work after a press and its click: a message that appears during a press
 * can move the button away from the finger.
 */
export async function afterPress(work: () => void): Promise<void> {
  await released;
  setTimeout(work);
}
