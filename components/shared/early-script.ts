type Json =
  | string
  | number
  | boolean
  | readonly Json[]
  | { readonly [name: string]: Json };

/**
 * The text of an inline script that calls `run`, which may use its JSON
 * arguments and the browser's globals, but no name of its module.
 */
export function earlyScript<Given extends Json[]>(
  run: (...given: Given) => void,
  ...given: Given
): string {
  const values = given.map((value) => JSON.stringify(value));
  return `(${run})(${values.join()})`.replaceAll('</', '<\\/');
}
