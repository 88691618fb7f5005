import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, green, red, yellow } from './finding';
import { type Answer, ask, notAsked } from './online';

const what = 'Site (asked)';

/** The headers a good host sends with every page, and what is lost without them. */
const headers: Readonly<Record<string, string>> = {
  'content-security-policy': 'the pages say only which scripts and styles may run, not what they may reach',
  'strict-transport-security': 'a browser may try the site without encryption first',
  'x-content-type-options': 'a browser may take a file for something else',
  'referrer-policy': 'links tell more than they need about where a visitor came from',
};

/**
 * Visits the published site as a visitor, a search engine and a careful stranger would.
 * @param name the site's name, which its home page must show
 * @param folder what was built last, to compare
 */
export async function askSite(siteUrl: string, name: string, folder: string): Promise<Finding[]> {
  const base = siteUrl.replace(/\/+$/, '');
  const home = await ask(`${base}/`);
  if ('fault' in home) return [notAsked(what, home.fault)];
  if (!home.response.ok) {
    return [
      red(
        what,
        `${base} answers ${home.response.status}.`,
        'Has out/ been uploaded, with index.html at the top?',
      ),
    ];
  }
  if (!home.text.includes(name))
    return [
      red(
        what,
        `${base} shows another page, without the name ${name}.`,
        'Look at it in a browser; is the domain connected?',
      ),
    ];
  const [prefilled, unknown, routeData] = await Promise.all([
    ask(`${base}/contact?type=Tour`),
    ask(`${base}/no-such-page-please`),
    ask(`${base}/about.txt`),
  ]);
  const findings = [
    ...moved(base, home),
    ...('response' in prefilled && (!prefilled.response.ok || !prefilled.response.url.includes('type=Tour'))
      ? [
          red(
            what,
            'A link to the filled-in form (/contact?type=Tour) is not answered as it should be.',
            'Set the host up as docs/owner-handbook.md says.',
          ),
        ]
      : []),
    ...('response' in unknown && unknown.response.status !== 404
      ? [
          yellow(
            what,
            `An unknown address answers ${unknown.response.status} instead of 404.`,
            'Name 404.html as the page for errors at your host.',
          ),
        ]
      : []),
    ...('response' in routeData &&
    routeData.response.ok &&
    !routeData.response.headers.get('content-type')?.startsWith('text/plain')
      ? [
          yellow(
            what,
            'Files that end in .txt are not sent as text/plain, so every click loads a whole page.',
            'Set the type at your host.',
          ),
        ]
      : []),
    ...Object.keys(headers)
      .filter((header) => !home.response.headers.has(header))
      .map((header) =>
        yellow(
          what,
          `The header ${header} is missing: ${headers[header]}.`,
          'hosts/README.md says how, where your host can send headers.',
        ),
      ),
    ...older(folder, home),
  ];
  return findings.length
    ? findings
    : [green(what, `${base} is there, complete, with its headers, and is what out/ holds`)];
}

function moved(base: string, { response }: Answer): Finding[] {
  const { origin } = new URL(response.url);
  return origin === new URL(base).origin
    ? []
    : [
        yellow(
          what,
          `${base} leads on to ${origin}.`,
          `Put ${origin} into NEXT_PUBLIC_SITE_URL, and build again.`,
        ),
      ];
}

function older(folder: string, { text }: Answer): Finding[] {
  const built = join(folder, 'index.html');
  if (!existsSync(built) || readFileSync(built, 'utf8').trim() === text.trim()) return [];
  return [yellow(what, 'The published home page is not the one in out/.', 'Upload out/ to publish it.')];
}
