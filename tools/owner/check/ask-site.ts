import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, rowsAbout, when } from './finding';
import { ask, notAsked } from './online';

const WHAT = 'Site (asked)';
const { green, yellow, red } = rowsAbout(WHAT);

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
 * @param folder the last build, to compare with
 */
export async function askSite(siteUrl: string, name: string, folder: string): Promise<Finding[]> {
  const base = siteUrl.replace(/\/+$/, '');
  const home = await ask(`${base}/`);
  if ('fault' in home) return [notAsked(WHAT, home.fault)];
  const { ok, status, url, headers } = home.response;
  if (!ok) return [red(`${base} answers ${status}.`, 'Has out/ been uploaded, with index.html at the top?')];
  if (!home.text.includes(name))
    return [
      red(
        `${base} shows another page, without the name ${name}.`,
        'Look at it in a browser; is the domain connected?',
      ),
    ];
  const request = async (path: string) => {
    const answer = await ask(base + path);
    return 'response' in answer ? answer.response : undefined;
  };
  const [prefilled, unknown, routeData] = await Promise.all(
    ['/contact?type=Tour', '/no-such-page-please', '/about.txt'].map(request),
  );
  const { origin } = new URL(url);
  const type = routeData?.ok ? (routeData.headers.get('content-type') ?? '') : 'text/plain';
  const built = join(folder, 'index.html');
  const older = existsSync(built) && readFileSync(built, 'utf8').trim() !== home.text.trim();
  const findings = [
    ...when(
      origin !== new URL(base).origin,
      yellow(`${base} leads on to ${origin}.`, `Put ${origin} into NEXT_PUBLIC_SITE_URL, and build again.`),
    ),
    ...when(
      prefilled !== undefined && !(prefilled.ok && prefilled.url.includes('type=Tour')),
      red(
        'A link to the filled-in form (/contact?type=Tour) is not answered as it should be.',
        'Set the host up as docs/owner-handbook.md says.',
      ),
    ),
    ...when(
      unknown !== undefined && unknown.status !== 404,
      yellow(
        `An unknown address answers ${unknown?.status} instead of 404.`,
        'Name 404.html as the page for errors at your host.',
      ),
    ),
    ...when(
      !type.startsWith('text/plain'),
      yellow(
        'Files that end in .txt are not sent as text/plain, so every click loads a whole page.',
        'Set the type at your host.',
      ),
    ),
    ...Object.entries(HEADERS).flatMap(([header, harm]) =>
      when(
        !headers.has(header),
        yellow(
          `The header ${header} is missing: ${harm}.`,
          'out-servers/README.md says how, where your host can send headers.',
        ),
      ),
    ),
    ...when(older, yellow('The published home page is not the one in out/.', 'Upload out/ to publish it.')),
  ];
  return findings.length
    ? findings
    : [green(`${base} is there, complete, with its headers, and is what out/ holds`)];
}
