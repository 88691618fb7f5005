import { join } from 'node:path';
import { textIn } from '../../shared/files';
import { projectFolder } from '../../shared/terminal';

/**
 * The exact text of the inline script that the analytics library adds at run time, for `<GoogleAnalytics gaId={gaId} />` with all
 * other properties at their defaults. The content policy needs its hash; without it the browser sends no events. NEXT: the text is
 * read from the installed package, because an update may change it.
 * @returns `undefined` when the package has another format
 */
export function analyticsStartScript(gaId: string): string | undefined {
  const source = textIn(join(projectFolder, 'node_modules/@next/third-parties/dist/google/ga.js'));
  const [, template] = source.match(/__html: `([^`]*gtag\('config'[^`]*)`/) ?? [];
  const script = template
    ?.replace(/\$\{dataLayerName\}/g, 'dataLayer')
    .replace(/\$\{gaId\}/g, gaId)
    .replace(/\$\{debugMode \? .* : ''\}/, '');
  return script?.includes('${') ? undefined : script;
}
