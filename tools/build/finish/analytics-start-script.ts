import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../shared/terminal';

const source = 'node_modules/@next/third-parties/dist/google/ga.js';

/** The values that the library inserts for `<GoogleAnalytics gaId={gaId} />` with all other properties at their defaults. */
const filledIn = (gaId: string): Readonly<Record<string, string>> => ({
  dataLayerName: 'dataLayer',
  gaId,
  "debugMode ? \",{ 'debug_mode': true }\" : ''": '',
});

/**
 * The exact text of the inline script that the analytics library adds at run time. The content policy needs its hash; without
 * it the browser sends no events. NEXT: the text is read from the installed package, because an update may change it.
 * @returns `undefined` when the package has another format
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
