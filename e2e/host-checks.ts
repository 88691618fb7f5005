import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { pages, redirects } from '../data/pages';
import { firstTour, firstTourPath } from './content';

export type Answer = { headers: IncomingHttpHeaders; body: Buffer };

/** A request and what its answer must be. What is not named may be anything. */
export type HostCheck = {
  path: string;
  /** The encoding that the browser accepts; none unless given. */
  accept?: string;
  /** Sent a second time, as a browser does that has kept the first answer. The second answer counts. */
  again?: boolean;
  headers: Readonly<Record<string, string | RegExp>>;
  body?: Buffer | false;
};

const brief = { ':status': '200', 'cache-control': 'public, max-age=0, must-revalidate' };
const forever = { ':status': '200', 'cache-control': 'public, max-age=31536000, immutable' };
const html = 'text/html; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const security = {
  'strict-transport-security': /^max-age=\d{8,}$/,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': /frame-ancestors 'none'/,
};
const unknown =
  `/nowhere /nowhere/ /nowhere.txt /CONTACT /contact/nowhere /tours/evil /tours/evil/ ${firstTourPath}/evil /pictures/
  /_next /_next/static/chunks/gone.js /404 /404.html /_not-found /_headers /_redirects /staticwebapp.config.json /.nojekyll /.env
  /.git/config`.split(/\s+/);
const refused =
  `/.htaccess /about%00 /tours/%2e%2e/%2e%2e/%2e%2e/etc/passwd /tours/..%2f..%2f..%2fetc/passwd`.split(' ');

/** What is wrong with an answer, in one line; nothing when it is right. */
export function faultIn({ path, accept = '', headers, body }: HostCheck, answer: Answer): string | undefined {
  const faults = Object.entries(headers)
    .map(([name, wanted]) => ({ name, wanted, found: String(answer.headers[name] ?? '') }))
    .filter(({ wanted, found }) =>
      wanted instanceof RegExp ? !wanted.test(found) : wanted.toLowerCase() !== found.toLowerCase(),
    )
    .map(({ name, found }) => `${name} ${found}`);
  if (body && !body.equals(answer.body)) faults.push(`${answer.body.length} bytes, not ${body.length}`);
  return faults.length ? `${path} ${accept} ${faults.join(', ')}` : undefined;
}

/**
 * What every host must answer, whatever its recipe says.
 * @param site the folder that is served
 * @param compressed the folder of its compressed files
 * @param sends the encodings of which the server sends those files
 */
export function hostChecks(site: string, compressed: string, sends: readonly string[]): HostCheck[] {
  const read = (file: string) => readFileSync(join(site, file));
  const find = (folder: string, ending: string) =>
    `/${folder}/${readdirSync(join(site, folder)).find((name) => name.endsWith(ending))}`;
  const script = find('_next/static/chunks', '.js');
  const style = find('_next/static/chunks', '.css');
  const picture = find('pictures', '.avif');
  const question = `?type=Tour&tourId=${firstTour.slug}`;
  const routeData = ['/about', firstTourPath].flatMap((folder) =>
    readdirSync(join(site, folder)).map((name) => `${folder}/${name}`),
  );
  const { icons } = JSON.parse(String(read('manifest.webmanifest'))) as { icons: { src: string }[] };
  const packable = [
    '/',
    '/about',
    '/about.txt',
    '/reviews.json',
    '/sitemap.xml',
    '/manifest.webmanifest',
    script,
    style,
  ];

  return [
    ...pages.flatMap(({ path }) =>
      [path, path === '/' ? path : `${path}/`, path + question].map((address) => ({
        path: address,
        headers: { ...security, ...brief, 'content-type': html },
        body: read(fileOf(path)),
      })),
    ),
    ...[
      { path: '/about.txt', headers: { ...brief, 'content-type': text } },
      { path: '/robots.txt', headers: { ...brief, 'content-type': text } },
      { path: '/.well-known/security.txt', headers: { ...brief, 'content-type': text } },
      { path: '/.well-known/gpc.json', headers: { ...brief, 'content-type': /^application\/json/ } },
      {
        path: '/manifest.webmanifest',
        headers: { ...brief, 'content-type': /^application\/manifest\+json/ },
      },
      { path: '/reviews.json', headers: { ...brief, 'content-type': /^application\/json/ } },
      { path: '/sitemap.xml', headers: { ...brief, 'content-type': /xml/ } },
      { path: script, headers: { ...forever, 'content-type': /javascript/ } },
      { path: style, headers: { ...forever, 'content-type': /^text\/css/ } },
      { path: find('_next/static/media', '.woff2'), headers: { ...forever, 'content-type': 'font/woff2' } },
      { path: picture, headers: { ...forever, 'content-type': 'image/avif' } },
      { path: find('pictures', '.jpg'), headers: { ...forever, 'content-type': 'image/jpeg' } },
      ...icons.map(({ src }) => ({ path: src, headers: { ...brief, 'content-type': 'image/png' } })),
    ].map(({ path, headers }) => ({ path, headers: { ...security, ...headers }, body: read(path) })),
    // The router asks for these. With another type each click would load the whole page.
    ...['/about.txt', '/index.txt', ...routeData.filter((path) => path.endsWith('.txt'))].map((path) => ({
      path: `${path}?_rsc=abc12`,
      headers: { ...brief, 'content-type': text, 'x-robots-tag': 'noindex' },
    })),
    ...unknown.map((path) => ({
      path,
      headers: { ...security, ...brief, ':status': '404', 'content-type': html },
      body: read('404.html'),
    })),
    ...refused.map((path) => ({ path, headers: { ':status': /^4/ } })),
    ...Object.entries(redirects).flatMap(([from, to]) => [
      { path: from, headers: { ':status': '301', location: address(to) } },
      { path: `${from}/`, headers: { ':status': '301', location: address(to) } },
      // What follows a question mark is lost where the address ends in '#…'; else it is kept.
      { path: from + question, headers: { location: address(to.includes('#') ? to : to + question) } },
    ]),
    ...['br', 'gzip'].flatMap((accept) => [
      ...[...packable, '/404'].map((path) => ({
        path,
        accept,
        headers: { 'content-encoding': accept, vary: /accept-encoding/i },
        body:
          sends.includes(accept) && readFileSync(`${compressed}${fileOf(path)}.${accept.replace('ip', '')}`),
      })),
      ...packable.map((path) => ({ path, accept, again: true, headers: { ':status': '304' } })),
      { path: picture, accept, headers: { 'content-encoding': '' } },
    ]),
  ];
}

const fileOf = (path: string) => (path === '/' ? '/index.html' : path.includes('.') ? path : `${path}.html`);

/** A redirect may name the host, or not. */
function address(path: string): RegExp {
  return new RegExp(`^(https://localhost(:\\d+)?)?${path.replaceAll('?', '\\?')}$`);
}
