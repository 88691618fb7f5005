type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json };

/**
 * A call of a function as text, for an inline script: it runs while the page's own scripts are still on their way.
 * The function goes into the page as it is written, the way next-themes does it
 * (https://github.com/pacocoursey/next-themes), so it may use its arguments and what a browser has, but no other name of its
 * module.
 *
 * @param run the function, in TypeScript like any other, and tested like any other
 * @param given its arguments; they travel as JSON
 */
export function earlyScript<Given extends Json[]>(run: (...given: Given) => void, ...given: Given): string {
  const text = `(${run})(${given.map((value) => JSON.stringify(value)).join()})`.replaceAll('</', '<\\/');
  // The text stands in the page's data too, in double quotes, where each double quote of its own needs a backslash.
  return text.includes("'") ? text : text.replaceAll('"', "'");
}
