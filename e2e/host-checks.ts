import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { pages, redirects } from '../data/functions/pages';
import { firstTour, firstTourPath } from './content';

export type Answer = { headers: IncomingHttpHeaders; body: Buffer };

/** A request and the expected response. Headers that are not named may have any value. */
export type HostCheck = {
  path: string;
  /** The `accept-encoding` of the request; by default none. */
  accept?: string;
  /** Whether to send the request again with the validators of the first response. The second response is checked. */
  repeat?: boolean;
  headers: Readonly<Record<string, string | RegExp>>;
  body?: Buffer | false;
};

const revalidated = { ':status': '200', 'cache-control': 'public, max-age=0, must-revalidate' };
const immutable = { ':status': '200', 'cache-control': 'public, max-age=31536000, immutable' };
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
  link: '</llms.txt>; rel=describedby',
};
const unknown =
  `/nowhere /nowhere/ /nowhere.txt /CONTACT /contact/nowhere /tours/evil /tours/evil/ ${firstTourPath}/evil /pictures/
  /_next /_next/static/chunks/gone.js /404 /404.html /_not-found /_headers /_redirects /staticwebapp.config.json /.nojekyll /.env
  /.git/config`.split(/\s+/);
const refused =
  `/.htaccess /about%00 /tours/%2e%2e/%2e%2e/%2e%2e/etc/passwd /tours/..%2f..%2f..%2fetc/passwd`.split(' ');

/** Describes in one line what is wrong with a response; `undefined` when nothing is. */
export function findProblem(
  { path, accept = '', headers, body }: HostCheck,
  answer: Answer,
): string | undefined {
  const problems = Object.entries(headers)
    .map(([name, wanted]) => ({ name, wanted, found: String(answer.headers[name] ?? '') }))
    .filter(({ wanted, found }) =>
      wanted instanceof RegExp ? !wanted.test(found) : wanted.toLowerCase() !== found.toLowerCase(),
    )
    .map(({ name, found }) => `${name} ${found}`);
  if (body && !body.equals(answer.body)) problems.push(`${answer.body.length} bytes, not ${body.length}`);
  return problems.length ? `${path} ${accept} ${problems.join(', ')}` : undefined;
}

/**
 * The checks that every host must pass.
 * @param site the folder of the built site
 * @param compressed the folder of its compressed files
 * @param sends the encodings for which the server sends the compressed files
 */
export function hostChecks(site: string, compressed: string, sends: readonly string[]): HostCheck[] {
  const read = (file: string) => readFileSync(join(site, file));
  const find = (folder: string, ending: string) =>
    `/${folder}/${readdirSync(join(site, folder)).find((name) => name.endsWith(ending))}`;
  const script = find('_next/static/chunks', '.js');
  const style = find('_next/static/chunks', '.css');
  const picture = find('pictures', '.avif');
  const query = `?type=Tour&tourId=${firstTour.slug}`;
  const routeData = ['/about', firstTourPath].flatMap((folder) =>
    readdirSync(join(site, folder)).map((name) => `${folder}/${name}`),
  );
  const { icons } = JSON.parse(String(read('manifest.webmanifest'))) as { icons: { src: string }[] };
  const compressible = [
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
      [path, path === '/' ? path : `${path}/`, path + query].map((address) => ({
        path: address,
        headers: { ...security, ...revalidated, 'content-type': html },
        body: read(fileOf(path)),
      })),
    ),
    ...[
      { path: '/about.txt', headers: { ...revalidated, 'content-type': text } },
      { path: '/robots.txt', headers: { ...revalidated, 'content-type': text } },
      { path: '/.well-known/security.txt', headers: { ...revalidated, 'content-type': text } },
      { path: '/.well-known/gpc.json', headers: { ...revalidated, 'content-type': /^application\/json/ } },
      {
        path: '/manifest.webmanifest',
        headers: { ...revalidated, 'content-type': /^application\/manifest\+json/ },
      },
      { path: '/reviews.json', headers: { ...revalidated, 'content-type': /^application\/json/ } },
      { path: '/sitemap.xml', headers: { ...revalidated, 'content-type': /xml/ } },
      { path: script, headers: { ...immutable, 'content-type': /javascript/ } },
      { path: style, headers: { ...immutable, 'content-type': /^text\/css/ } },
      { path: find('_next/static/media', '.woff2'), headers: { ...immutable, 'content-type': 'font/woff2' } },
      { path: picture, headers: { ...immutable, 'content-type': 'image/avif' } },
      { path: find('pictures', '.jpg'), headers: { ...immutable, 'content-type': 'image/jpeg' } },
      ...icons.map(({ src }) => ({ path: src, headers: { ...revalidated, 'content-type': 'image/png' } })),
    ].map(({ path, headers }) => ({ path, headers: { ...security, ...headers }, body: read(path) })),
    // The router fetches these. With another content type each click would load a document.
    ...['/about.txt', '/index.txt', ...routeData.filter((path) => path.endsWith('.txt'))].map((path) => ({
      path: `${path}?_rsc=abc12`,
      headers: { ...revalidated, 'content-type': text, 'x-robots-tag': 'noindex' },
    })),
    ...unknown.map((path) => ({
      path,
      headers: { ...security, ...revalidated, ':status': '404', 'content-type': html },
      body: read('404.html'),
    })),
    ...refused.map((path) => ({ path, headers: { ':status': /^4/ } })),
    ...Object.entries(redirects).flatMap(([from, to]) => [
      { path: from, headers: { ':status': '301', location: address(to) } },
      { path: `${from}/`, headers: { ':status': '301', location: address(to) } },
      // A redirect keeps the query, except to an address that ends in '#…'.
      { path: from + query, headers: { location: address(to.includes('#') ? to : to + query) } },
    ]),
    ...['br', 'gzip'].flatMap((accept) => [
      ...[...compressible, '/404'].map((path) => ({
        path,
        accept,
        headers: { 'content-encoding': accept, vary: /accept-encoding/i },
        body:
          sends.includes(accept) && readFileSync(`${compressed}${fileOf(path)}.${accept.replace('ip', '')}`),
      })),
      ...compressible.map((path) => ({ path, accept, repeat: true, headers: { ':status': '304' } })),
      { path: picture, accept, headers: { 'content-encoding': '' } },
    ]),
  ];
}

const fileOf = (path: string) => (path === '/' ? '/index.html' : path.includes('.') ? path : `${path}.html`);

/** Matches a redirect with or without the host. */
function address(path: string): RegExp {
  return new RegExp(`^(https://localhost(:\\d+)?)?${path.replaceAll('?', '\\?')}$`);
}
