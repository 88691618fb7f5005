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
