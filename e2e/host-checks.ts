import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages, redirects } from '../data/pages';
import { firstTour, firstTourPath } from './content';

/** What a server said. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };
export type Question = { path: string; headers?: Record<string, string> };
type Check = {
  name: string;
  ask: Question;
  /** Asked a second time as a browser does that has kept the first answer; the second one counts. */
  again?: boolean;
  /** What is wrong with an answer; nothing when it is right. */
  fault: (answer: Answer) => string | undefined;
};

const paths = pages.map(({ path }) => path);

const unknown = [
  '/nowhere',
  '/nowhere/',
  '/CONTACT',
  '/contact/nowhere',
  '/tours/evil',
  '/tours/evil/',
  `${firstTourPath}/evil`,
  '/pictures/',
  '/_next',
  '/_next/static/chunks/gone.js',
  '/404.html',
  '/_not-found',
  '/_headers',
  '/_redirects',
  '/staticwebapp.config.json',
  '/.nojekyll',
  '/.env',
  '/.git/config',
];

const security = {
  'strict-transport-security': /^max-age=\d{8,}$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /frame-ancestors 'none'/,
};

const forever = 'public, max-age=31536000, immutable';
const ask = 'public, max-age=0, must-revalidate';

/**
 * Everything that an address of the site must answer on any host, whatever its recipe says.
 * @param site the folder that is served
 */
export function hostChecks(site: string): Readonly<Record<string, readonly Check[]>> {
  const file = (folder: string, ending: string) => {
    const found = readdirSync(join(site, folder)).find((name) => name.endsWith(ending));
    if (!found) throw new Error(`The site has no ${ending} in ${folder}/.`);
    return `/${folder}/${found}`;
  };
  const chunks = '_next/static/chunks';
  const kinds = [
    { path: '/about', type: 'text/html; charset=utf-8', caching: ask, packed: true },
    { path: '/about.txt', type: 'text/plain; charset=utf-8', caching: ask, packed: true },
    { path: '/about/__next._tree.txt', type: 'text/plain; charset=utf-8', caching: ask, packed: false },
    { path: '/reviews.json', type: 'application/json', caching: ask, packed: true },
    { path: file(chunks, '.js'), type: 'javascript', caching: forever, packed: true },
    { path: file(chunks, '.css'), type: 'text/css', caching: forever, packed: true },
    { path: file('_next/static/media', '.woff2'), type: 'font/woff2', caching: forever, packed: false },
    { path: file('pictures', '.avif'), type: 'image/avif', caching: forever, packed: false },
    { path: file('pictures', '.jpg'), type: 'image/jpeg', caching: forever, packed: false },
    { path: '/nowhere', type: 'text/html; charset=utf-8', caching: ask, packed: true },
    { path: '/_next/static/chunks/gone.js', type: 'text/html; charset=utf-8', caching: ask, packed: true },
  ];
  const page = (path: string) => readFileSync(join(site, `${path === '/' ? 'index' : path}.html`));
  const notFound = readFileSync(join(site, '404.html'));

  return {
    'pages (plain, slash, deep link)': paths.flatMap((path) =>
      [path, ...(path === '/' ? [] : [`${path}/`]), `${path}?type=Tour&tourId=${firstTour.slug}`].map(
        (address) => ({
          name: address,
          ask: { path: address },
          fault: ({ status, body }: Answer) =>
            status === 200 && body.equals(page(path)) ? undefined : `${status}, or another page`,
        }),
      ),
    ),
    'unknown paths': [
      ...unknown.map((path) => ({
        name: path,
        ask: { path },
        fault: ({ status, body }: Answer) =>
          status === 404 && body.equals(notFound) ? undefined : `${status}, or another text`,
      })),
      ...['/.htaccess', '/tours/%2e%2e/%2e%2e/%2e%2e/etc/passwd', '/tours/..%2f..%2f..%2fetc/passwd'].map(
        (path) => ({
          name: path,
          ask: { path },
          fault: ({ status }: Answer) => (status >= 400 && status < 500 ? undefined : String(status)),
        }),
      ),
    ],
    'route data': ['/about.txt', '/index.txt', ...routeData(site)].map((path) => ({
      name: path,
      ask: { path: `${path}?_rsc=abc12` },
      fault: ({ status, headers }: Answer) => {
        if (status !== 200) return String(status);
        if (headers['content-type']?.toLowerCase() !== 'text/plain; charset=utf-8')
          return headers['content-type'];
        return headers['x-robots-tag'] === 'noindex' ? undefined : 'may be listed by search engines';
      },
    })),
    'types and caching': kinds.flatMap(({ path, type, caching }) => [
      {
        name: `${path} type`,
        ask: { path },
        fault: ({ headers }: Answer) =>
          headers['content-type']?.toLowerCase().includes(type)
            ? undefined
            : (headers['content-type'] ?? 'none'),
      },
      {
        name: `${path} caching`,
        ask: { path },
        fault: ({ headers }: Answer) =>
          headers['cache-control'] === caching ? undefined : (headers['cache-control'] ?? 'none'),
      },
    ]),
    'security headers': kinds.flatMap(({ path }) =>
      Object.entries(security).map(([header, right]) => ({
        name: `${path} ${header}`,
        ask: { path },
        fault: ({ headers }: Answer) =>
          right.test(headers[header] ?? '') ? undefined : (headers[header] ?? 'none'),
      })),
    ),
    compression: kinds.map(({ path, packed }) => ({
      name: `${path} ${packed ? 'packed' : 'as it is'}`,
      ask: { path, headers: { 'Accept-Encoding': 'gzip' } },
      fault: ({ headers }: Answer) => {
        const encoding = headers['content-encoding'];
        if (packed) return encoding === 'gzip' ? undefined : `encoding ${encoding}`;
        // Packing what is packed already, or tiny, is only waste; a small text may go either way.
        return encoding && !path.endsWith('.txt') ? `encoding ${encoding}` : undefined;
      },
    })),
    'asked again, nothing is sent twice': ['/about', '/about.txt', '/reviews.json', file(chunks, '.js')].map(
      (path) => ({
        name: `${path} unchanged`,
        ask: { path, headers: { 'Accept-Encoding': 'gzip' } },
        again: true,
        fault: ({ status }: Answer) => (status === 304 ? undefined : String(status)),
      }),
    ),
    'addresses people type': bothForms(redirects).map(([path, to]) => ({
      name: path,
      ask: { path },
      fault: ({ status, headers }: Answer) => {
        const location = headers.location?.replace(/^https?:\/\/[^/]+/, '');
        return status === 301 && location === to ? undefined : `${status} ${location}`;
      },
    })),
  };
}

/** Every redirect, with and without a slash at its end. */
function bothForms(all: Readonly<Record<string, string>>): [from: string, to: string][] {
  return Object.entries(all).flatMap(([from, to]): [string, string][] => [
    [from, to],
    [`${from}/`, to],
  ]);
}

/** Every piece of route data of two pages, also those with odd names. */
function routeData(site: string): string[] {
  return ['about', firstTourPath.slice(1)].flatMap((folder) =>
    readdirSync(join(site, folder))
      .filter((name) => name.endsWith('.txt'))
      .map((name) => `/${folder}/${name}`),
  );
}
