import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../terminal';

const source = 'node_modules/@next/third-parties/dist/google/ga.js';

/** What the library fills in, with the values that `<GoogleAnalytics gaId={gaId} />` leaves at their defaults. */
const filledIn = (gaId: string): Readonly<Record<string, string>> => ({
  dataLayerName: 'dataLayer',
  gaId,
  "debugMode ? \",{ 'debug_mode': true }\" : ''": '',
});

/**
 * The script with which the analytics library starts, letter for letter. It is put into the page at run time, so a policy
 * by hashes must know its text, or every event would vanish without a word. It is read from the installed package, because
 * an update may change it.
 * @throws Error when the package no longer writes it as this expects
 */
export function analyticsStartScript(gaId: string): string {
  const values = filledIn(gaId);
  const [, template] =
    readFileSync(join(projectFolder, source), 'utf8').match(/__html: `([^`]*gtag\('config'[^`]*)`/) ?? [];
  if (!template) throw changed();
  return template.replace(/\$\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g, (_, expression: string) => {
    const value = values[expression];
    if (value === undefined) throw changed();
    return value;
  });
}

function changed(): Error {
  return new Error(
    `${source} starts the analytics in another way than before: look at it and mend this tool.`,
  );
}
