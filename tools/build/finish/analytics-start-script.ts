import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../shared/terminal';

const source = 'node_modules/@next/third-parties/dist/google/ga.js';

/** What the library fills in, with the defaults of all other properties of `<GoogleAnalytics gaId={gaId} />`. */
const filledIn = (gaId: string): Readonly<Record<string, string>> => ({
  dataLayerName: 'dataLayer',
  gaId,
  "debugMode ? \",{ 'debug_mode': true }\" : ''": '',
});

/**
 * The script with which the analytics library starts, letter for letter. The library adds it to the page at run time, so the
 * content policy needs its hash; without it no event is sent, and nothing tells of it. The text is read from the installed
 * package, because an update may change it.
 * @returns nothing when the package writes the script in an unknown way
 */
export function analyticsStartScript(gaId: string): string | undefined {
  const file = join(projectFolder, source);
  if (!existsSync(file)) return undefined;
  const [, template] = readFileSync(file, 'utf8').match(/__html: `([^`]*gtag\('config'[^`]*)`/) ?? [];
  const values = filledIn(gaId);
  const script = template?.replace(
    /\$\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g,
    (whole, expression: string) => values[expression] ?? whole,
  );
  return script?.includes('${') ? undefined : script;
}
