import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from './ask';
import { type Row, rowsAbout } from './rows';

/** The headers that a host should send with every page, and what happens without them. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': 'the pages say only which scripts and styles may run, not what they may reach',
  'strict-transport-security': 'a browser may try the site without encryption first',
  'x-content-type-options': 'a browser may take a file for something else',
  'referrer-policy': 'links tell more than they need about where a visitor came from',
};

/**
 * Checks the published site.
 * @param name the site's name, which the home page must show
 * @param out the last build, to compare with
 */
export async function askSite(siteUrl: string, name: string, out: string): Promise<Row[]> {
  const about = rowsAbout('Site (asked)');
  const { yellow, red, rows, orGreen } = about;
  const base = siteUrl.replace(/\/+$/, '');
  const home = await ask(about, `${base}/`);
  if (!home) return rows;
  const { ok, status, url, headers } = home.response;
  if (!ok) return red(`${base} answers ${status}.`, 'Has out/ been uploaded, with index.html at the top?');
  if (!home.text.includes(name))
    return red(
      `${base} shows another page, without the name ${name}.`,
      'Look at it in a browser; is the domain connected?',
    );

  const { origin } = new URL(url);
  if (origin !== new URL(base).origin)
    yellow(`${base} leads on to ${origin}.`, `Put ${origin} into NEXT_PUBLIC_SITE_URL, and build again.`);
  const [prefilled, unknown, routeData] = await Promise.all(
    ['/contact?type=Tour', '/no-such-page-please', '/about.txt'].map(
      async (path) => (await ask(about, base + path))?.response,
    ),
  );
  if (prefilled && !(prefilled.ok && prefilled.url.includes('type=Tour')))
    red(
      'A link to the filled-in form (/contact?type=Tour) is not answered as it should be.',
      'Set the host up as docs/owner-handbook.md says.',
    );
  if (unknown && unknown.status !== 404)
    yellow(
      `An unknown address answers ${unknown.status} instead of 404.`,
      'Name 404.html as the page for errors at your host.',
    );
  if (routeData?.ok && !routeData.headers.get('content-type')?.startsWith('text/plain'))
    yellow(
      'Files that end in .txt are not sent as text/plain, so every click loads a whole page.',
      'Set the type at your host.',
    );
  for (const [header, harm] of Object.entries(HEADERS))
    if (!headers.has(header))
      yellow(
        `The header ${header} is missing: ${harm}.`,
        'out-servers/README.md says how, where your host can send headers.',
      );
  const built = join(out, 'index.html');
  if (existsSync(built) && readFileSync(built, 'utf8').trim() !== home.text.trim())
    yellow('The published home page is not the one in out/.', 'Upload out/ to publish it.');
  return orGreen(`${base} is there, complete, with its headers, and is what out/ holds`);
}
