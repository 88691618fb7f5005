import Mustache from 'mustache';
import { type HostRules, hostFiles } from './hosts';

const rules: HostRules = {
  headers: { 'X-Frame-Options': 'DENY', 'Cache-Control': 'max-age=0' },
  kinds: [
    { path: '/_next/static/*', headers: { 'Cache-Control': 'immutable' } },
    { path: '/*.txt', headers: { 'X-Robots-Tag': 'noindex' } },
  ],
  pages: ['/', '/about'],
  redirects: { '/book': '/contact', '/tours': '/#tours' },
};

const { ofSite } = hostFiles(rules, 'boats.example', true);

test('_headers gives every file the common headers but the caching, and each kind its own', () => {
  expect(ofSite._headers).toBe(`/*
  X-Frame-Options: DENY
/_next/static/*
  Cache-Control: immutable
/*.txt
  X-Robots-Tag: noindex
`);
});

test('1.13 _redirects has a line for each address with and without a final slash, and for a page with two slashes', () => {
  expect(ofSite._redirects).toBe(`/book /contact 301
/book/ /contact 301
/tours /#tours 301
/tours/ /#tours 301
// / 301
/// / 301
//about /about 301
//about/ /about 301
`);
});

test('the file for Azure names each page and keeps 404', () => {
  const config = JSON.parse(ofSite['staticwebapp.config.json']);
  expect(config.responseOverrides).toEqual({ 404: { rewrite: '/404.html' } });
  expect(config).not.toHaveProperty('navigationFallback');
  expect(config.globalHeaders).toEqual(rules.headers);
  expect(config.routes).toEqual([
    { route: '/book', redirect: '/contact', statusCode: 301 },
    { route: '/tours', redirect: '/#tours', statusCode: 301 },
    { route: '/_next/static/*', headers: { 'Cache-Control': 'immutable' } },
    { route: '/*.{txt}', headers: { 'X-Robots-Tag': 'noindex' } },
    { route: '/', rewrite: '/index.html' },
    { route: '/about', rewrite: '/about.html' },
  ]);
});

// e2e/hosts.test.ts tries nginx.conf and the rest of .htaccess in both servers.
test('Apache redirects http to https only when the address of the site begins with https', () => {
  const ofHttp = hostFiles(rules, 'boats.example', false).ofSite;
  expect(ofSite['.htaccess']).toContain('RewriteRule ^ https://');
  expect(ofHttp['.htaccess']).not.toContain('RewriteRule ^ https://');
});

const marked: HostRules = {
  headers: { 'X-Header': 'of-header' },
  kinds: [{ path: '/of-kind/*', headers: { 'X-Kind': 'of-kind-too' } }],
  pages: ['/of-page'],
  redirects: { '/of-address': '/of-target' },
};
const marks = {
  headers: ['X-Header', 'of-header', '/of-kind/', 'X-Kind', 'of-kind-too'],
  pages: ['/of-page'],
  redirects: ['of-address', '/of-target'],
  names: ['www.mark.example', ' mark.example'],
};

test('each file for a host or a server has every rule of its kinds, and each name in its template is filled in', () => {
  const lookUps = jest.spyOn(Mustache.Context.prototype, 'lookup');
  const { ofSite, ofServers } = hostFiles(marked, 'www.mark.example', true);
  const notFilled = lookUps.mock.calls.filter(
    (_, index) => lookUps.mock.results[index]?.value === undefined,
  );
  expect(notFilled).toEqual([]);
  const kindsIn = Object.entries({ ...ofSite, ...ofServers }).map(
    ([name, text]) => {
      const whole = Object.entries(marks).filter(([, each]) =>
        each.every((mark) => text.includes(mark)),
      );
      return [name, whole.map(([kind]) => kind)];
    },
  );
  expect(Object.fromEntries(kindsIn)).toEqual({
    _headers: ['headers'],
    _redirects: ['pages', 'redirects'],
    '.htaccess': ['headers', 'pages', 'redirects'],
    'staticwebapp.config.json': ['headers', 'pages', 'redirects'],
    '.nojekyll': [],
    'README.md': ['names'],
    'nginx.conf': ['headers', 'pages', 'redirects', 'names'],
    'apache.conf': ['names'],
  });
});
