import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  type ClientHttp2Session,
  connect,
  type IncomingHttpHeaders,
} from 'node:http2';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pages, redirects } from '../site/content/pages';
import { tours } from '../site/content/tours';
import { tourAddress } from '../site/facts/tour-address';
import {
  apacheModules,
  compressed,
  isInstalled,
  OTHER_NAME,
  type ServerName,
  servers,
  site,
  startServer,
} from './real-servers';

// A busy computer is slow.
jest.setTimeout(120_000);

/**
 * A request and the expected response. Headers that are not named may have any
 * value.
 */
type Check = {
  path: string;
  /** The `accept-encoding` of the request; by default none. */
  accept?: string;
  /**
   * Whether to send the request again with the validators of the first
   * response. The second response is checked.
   */
  repeat?: boolean;
  headers: Readonly<Record<string, string | RegExp>>;
  body?: Buffer | false;
};

const revalidated = {
  ':status': '200',
  'cache-control': 'public, max-age=0, must-revalidate',
};
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
const forOtherSites = { 'cross-origin-resource-policy': 'cross-origin' };
const html = /^text\/html; charset=utf-8$/i;
const text = /^text\/plain; charset=utf-8$/i;
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
const tour = tourAddress(tours[0].slug);
const query = `?type=Tour&tourId=${tours[0].slug}`;
const withQuery = `/about${query}`;
const unknown =
  `/nowhere /nowhere/ /nowhere.txt /contact/nowhere /tours/evil /tours/evil/ ${tour}/evil /pictures/
  /_next /_next/static/chunks/gone.js /404 /404.html /_not-found /_headers /_redirects /staticwebapp.config.json /.nojekyll /.env
  /.git/config`.split(/\s+/);
const refused =
  `/.htaccess /about%00 /tours/%2e%2e/%2e%2e/%2e%2e/etc/passwd /tours/..%2f..%2f..%2fetc/passwd`.split(
    ' ',
  );

/**
 * Addresses with more slashes than one, and the target. A redirect never leaves
 * the site.
 */
const slashes = [
  ['//', '/'],
  ['///faq', '/faq'],
  [`//contact${query}`, `/contact${query}`],
  [`/contact//${query}`, `/contact/${query}`],
  ['//no-such-page', '/no-such-page'],
  ['/tours//evil?next=//x', '/tours/evil?next=//x'],
  ['//www.evil.example//x', '/www.evil.example//x'],
  ['//a%20b%25', '/a%20b%25'],
] as const;

/** The pages and redirects, each with its target. */
const known = [
  ...pages.map(({ path }) => [path, path] as const),
  ...Object.entries(redirects),
].filter(([from]) => from !== '/');

/**
 * What people type with capital letters, as a phone begins a word, and as the
 * menu writes FAQ.
 */
const inCapitals = known.flatMap(([from, to]) => [
  [from.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()), to] as const,
  [from.toUpperCase(), to] as const,
]);

/** What else people type. Apache sends the page at these. */
const typed = [
  ['/index.html', '/'],
  ...known.flatMap(([from, to]) => [
    [`${from}.html`, to],
    ...['/', '/index.html'].map(
      (end) =>
        [from + end + query, to.includes('#') ? to : to + query] as const,
    ),
  ]),
] as const;

/** The checks that every host must pass. */
function checksOf(name: ServerName): Check[] {
  const read = (path: string) => readFileSync(site + fileOf(path));
  const find = (folder: string, ending: string) =>
    `/${folder}/${readdirSync(join(site, folder)).find((name) => name.endsWith(ending))}`;
  /** The file of a path, at its own or another address. */
  const file = (path: string, headers: Check['headers'], address = path) => ({
    path: address,
    headers: { ...security, ...revalidated, ...headers },
    body: read(path),
  });
  const redirect = (path: string, to: string) => ({
    path,
    headers: { ...security, ':status': '301', location: to },
  });
  const [script, style] = [
    find('_next/static/chunks', '.js'),
    find('_next/static/chunks', '.css'),
  ];
  const picture = find('pictures', '.avif');
  const { icons } = JSON.parse(String(read('/manifest.webmanifest'))) as {
    icons: { src: string }[];
  };
  const files: readonly [
    type: string | RegExp,
    headers: Check['headers'],
    ...paths: string[],
  ][] = [
    [
      text,
      {},
      '/about.txt',
      '/robots.txt',
      '/llms.txt',
      '/.well-known/security.txt',
    ],
    [/^application\/json/, {}, '/.well-known/gpc.json', '/reviews.json'],
    [/^application\/manifest\+json/, {}, '/manifest.webmanifest'],
    [/xml/, {}, '/sitemap.xml'],
    [/javascript/, immutable, script],
    [/^text\/css/, immutable, style],
    ['font/woff2', immutable, find('_next/static/media', '.woff2')],
    ['image/avif', { ...immutable, ...forOtherSites }, picture],
    [
      'image/jpeg',
      { ...immutable, ...forOtherSites },
      find('pictures', '.jpg'),
    ],
    ['image/jpeg', forOtherSites, find('share', '.jpg')],
    ['image/svg+xml', {}, '/icon.svg'],
    ['image/png', {}, ...icons.map(({ src }) => src)],
  ];
  const routeData = ['/about', tour].flatMap((folder) =>
    readdirSync(site + folder).map((name) => `${folder}/${name}`),
  );
  const compressible =
    `/ /about /about.txt /reviews.json /sitemap.xml /manifest.webmanifest ${script} ${style}`.split(
      ' ',
    );

  return [
    ...pages.flatMap(({ path }) =>
      [
        path,
        name === 'nginx' || path === '/' ? path : `${path}/${query}`,
        path + query,
      ].map((address) => file(path, { 'content-type': html }, address)),
    ),
    ...slashes.map(([from, to]) => redirect(from, to)),
    ...[...inCapitals, ...(name === 'nginx' ? typed : [])].map(([from, to]) =>
      redirect(from, to),
    ),
    ...files.flatMap(([type, headers, ...paths]) =>
      paths.map((path) => file(path, { ...headers, 'content-type': type })),
    ),
    // The router fetches these. With another content type each click would load
    // a document.
    ...[
      '/about.txt',
      '/index.txt',
      ...routeData.filter((path) => path.endsWith('.txt')),
    ].map((path) =>
      file(
        path,
        { 'content-type': text, 'x-robots-tag': 'noindex' },
        `${path}?_rsc=abc12`,
      ),
    ),
    ...unknown.map((path) =>
      file('/404', { ':status': '404', 'content-type': html }, path),
    ),
    ...refused.map((path) => ({ path, headers: { ':status': /^4/ } })),
    ...Object.entries(redirects).flatMap(([from, to]) => [
      redirect(from, to),
      redirect(`${from}/`, to),
      // A redirect keeps the query, except to an address that ends in '#…'.
      redirect(from + query, to.includes('#') ? to : to + query),
    ]),
    ...['br', 'gzip'].flatMap((accept) => [
      ...[...compressible, '/404'].map((path) => ({
        path,
        accept,
        headers: { 'content-encoding': accept, vary: /accept-encoding/i },
        // Apache compresses with gzip when it sends.
        body:
          (name === 'nginx' || accept === 'br') &&
          readFileSync(
            `${compressed}${fileOf(path)}.${accept.replace('ip', '')}`,
          ),
      })),
      ...compressible.map((path) => ({
        path,
        accept,
        repeat: true,
        headers: { ':status': '304' },
      })),
      { path: picture, accept, headers: { 'content-encoding': '' } },
    ]),
  ];
}

const fileOf = (path: string) =>
  path === '/' ? '/index.html' : path.includes('.') ? path : `${path}.html`;

/** Sends the request of a check and expects its response. */
async function expectResponse(
  session: ClientHttp2Session,
  { path, accept, repeat, headers, body }: Check,
) {
  const request = { ':path': path, 'accept-encoding': accept };
  let answer = await send(session, request);
  if (repeat) {
    const { etag, 'last-modified': date } = answer.headers;
    answer = await send(session, {
      ...request,
      'if-none-match': etag,
      'if-modified-since': date,
    });
  }
  const found = Object.entries(headers).map(([name, wanted]) => {
    // A server may name itself in a redirect.
    const value = String(answer.headers[name] ?? '').replace(
      /^https:\/\/localhost(:\d+)?(?=\/)/,
      '',
    );
    return [
      name,
      wanted instanceof RegExp && wanted.test(value) ? wanted : value,
    ];
  });
  expect([path, accept, found]).toEqual([
    path,
    accept,
    Object.entries(headers),
  ]);
  if (body)
    expect([path, accept, body.equals(answer.body)]).toEqual([
      path,
      accept,
      true,
    ]);
}

/**
 * Sends a request over HTTP/2 with the exact path. It does not decompress the
 * body or follow redirects.
 */
async function send(
  session: ClientHttp2Session,
  request: Record<string, string | undefined>,
) {
  const stream = session.request(request);
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  return { headers, body: Buffer.concat(await stream.toArray()) };
}

/**
 * Apache's settings of rented web space, where the owner has only the site's
 * `.htaccess`.
 */
const rentedSpace = (allowed: string) => `DocumentRoot /var/www/site
<Directory /var/www/site>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride ${allowed}
  Require all granted
</Directory>
<IfModule mod_setenvif.c>
  SetEnvIf X-Known-To-The-Host . HTTPS=on
</IfModule>`;

/**
 * Nobody has to install the servers to test the site. The last line of `npm
 * test` counts the skipped tests.
 */
const testOf = (name: ServerName) => (isInstalled(name) ? test : test.skip);

describe('rented web space with Apache', () => {
  const testSpace = testOf('apache');

  let space: Awaited<ReturnType<typeof startServer>> | undefined;
  afterEach(() => space?.stop());
  const ask = (
    path: string,
    headers: Record<string, string>,
    redirect: RequestRedirect = 'manual',
  ) =>
    fetch(`http://localhost:${space?.httpPort}${path}`, { headers, redirect });

  testSpace.each(
    [
      'None',
      'FileInfo',
      'FileInfo Options=Indexes',
      'FileInfo AuthConfig Limit Indexes',
      'All',
    ].flatMap((allowed) =>
      [apacheModules, 'mpm_event authz_core alias dir mime'].map((modules) => [
        allowed,
        modules,
      ]),
    ),
  )(
    '7.10 answers every page where it allows %s and has %s',
    async (allowed, modules) => {
      space = await startServer('apache', rentedSpace(allowed), modules);
      for (const path of pages.flatMap((page) => [
        page.path,
        page.path + query,
      ])) {
        // Apache itself may add a slash at the end.
        const answer = await ask(
          path,
          { 'X-Forwarded-Proto': 'HTTPS' },
          'follow',
        );
        const body = readFileSync(
          join(site, fileOf(path.replace(query, ''))),
          'utf8',
        );
        const { search } = new URL(answer.url);
        expect([path, await answer.text(), search]).toEqual([
          path,
          body,
          path.endsWith(query) ? query : '',
        ]);
      }
    },
  );

  testSpace(
    '7.10 sends http on to https, but nobody who may be there already',
    async () => {
      space = await startServer('apache', rentedSpace('FileInfo'));
      const forwarded = { 'X-Forwarded-For': '203.0.113.7' };
      const http = [
        {},
        { 'X-Forwarded-Proto': 'http' },
        { ...forwarded, 'x-forwarded-proto': 'HTTP' },
        { 'X-Forwarded-Ssl': 'off' },
        { 'CF-Visitor': '{"scheme":"http"}' },
        { Forwarded: 'for=203.0.113.7;proto=http' },
      ];
      const https = [
        { 'X-Forwarded-Proto': 'HTTPS' },
        { 'X-Forwarded-Proto': 'https, http' },
        { 'x-forwarded-ssl': 'On' },
        { 'X-Forwarded-Ssl': '1' },
        { 'FRONT-END-HTTPS': 'ON' },
        { 'X-Forwarded-Proto': 'http', 'cf-visitor': '{"Scheme":"HTTPS"}' },
        { Forwarded: 'for=203.0.113.7;Proto="HTTPS"' },
        { 'X-Forwarded-Scheme': 'Https' },
        { 'X-Url-Scheme': 'https' },
        { ...forwarded, 'X-Forwarded-Port': '443' },
        { 'X-Known-To-The-Host': 'yes' },
        // A proxy that says nothing of it, and a browser that used https.
        forwarded,
        { Via: '1.1 proxy' },
        { 'Sec-Fetch-Site': 'none' },
      ];
      const answer = async (headers: object) => {
        const { status, headers: answered } = await ask(`/${query}`, {
          ...headers,
        });
        return [headers, status, answered.get('location')];
      };
      const target = `https://localhost:${space.httpPort}/${query}`;
      expect(await Promise.all(http.map(answer))).toEqual(
        http.map((headers) => [headers, 301, target]),
      );
      expect(await Promise.all(https.map(answer))).toEqual(
        https.map((headers) => [headers, 200, null]),
      );
    },
  );
});

const scanner = 'packages/observatory';

describe.each(Object.keys(servers) as ServerName[])('%s', (name) => {
  const testServer = testOf(name);
  // Nor has anybody to install the scanner, which is a program of its own.
  const testScore = existsSync(`${scanner}/node_modules`)
    ? testServer
    : test.skip;

  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    if (isInstalled(name)) server = await startServer(name);
  });
  afterAll(() => server?.stop());

  testServer(
    '1.13, 7.2, 7.3, 7.8, 7.9 starts without a warning and answers every address',
    async () => {
      expect(server.output()).not.toMatch(/\[(\w+:)?warn\]/);
      const session = connect(server.url, { rejectUnauthorized: false });
      for (const check of checksOf(name)) await expectResponse(session, check);
      session.close();
    },
  );

  testServer(
    "7.8 redirects http to https, and the site's other name to its own",
    async () => {
      const http = await fetch(
        `http://localhost:${server.httpPort}${withQuery}`,
        { redirect: 'manual' },
      );
      expect([301, 308]).toContain(http.status);
      expect(http.headers.get('location')?.replace(/:\d+/, '')).toBe(
        `https://localhost${withQuery}`,
      );

      const session = connect(server.url, {
        rejectUnauthorized: false,
        servername: OTHER_NAME,
      });
      const { headers } = await send(session, {
        ':path': withQuery,
        ':authority': OTHER_NAME,
      });
      session.close();
      expect(headers).toMatchObject({
        ':status': 301,
        location: `https://localhost${withQuery}`,
      });
    },
  );

  testScore(
    '7.8 gets 130 points and an A+ from the HTTP Observatory',
    async () => {
      const { httpPort, url, folder } = server;
      const { stdout } = await promisify(execFile)(
        'node',
        [
          `${scanner}/scan.mjs`,
          'localhost',
          String(httpPort),
          new URL(url).port,
        ],
        {
          env: {
            ...process.env,
            NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem'),
          },
        },
      );
      expect(JSON.parse(stdout)).toMatchObject({ score: 130, grade: 'A+' });
    },
  );
});
