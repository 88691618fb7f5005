/** @jest-environment node */
import { createContext, runInContext } from 'node:vm';
import { type HostRules, hostRules } from '../host-rules';
import { azureConfig } from './azure';
import { cloudfrontFunction, cloudfrontPolicies } from './cloudfront';
import { headersFile, redirectsFile } from './netlify-cloudflare';
import { htaccess, serverRecipes } from './servers';

const rules: HostRules = {
  headers: {
    'Content-Security-Policy': "object-src 'none'",
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin',
    'X-Extra': 'extra',
  },
  caching: { 'Cache-Control': 'max-age=0' },
  kinds: [
    { name: 'immutable', paths: ['/_next/static/*'], headers: { 'Cache-Control': 'immutable' } },
    { name: 'data', paths: ['/*.txt'], headers: { 'X-Robots-Tag': 'noindex' } },
  ],
  pages: ['/', '/about'],
  redirects: { '/book': '/contact', '/tours': '/#tours' },
};

test('_headers gives every file the common headers, and each kind its own', () => {
  expect(headersFile({ ...rules, headers: { A: 'b' } })).toBe(`/*
  A: b
/_next/static/*
  Cache-Control: immutable
/*.txt
  X-Robots-Tag: noindex
`);
});

test('_redirects has a line for each address with and without a final slash', () => {
  expect(redirectsFile(rules)).toBe(
    '/book /contact 301\n/book/ /contact 301\n/tours /#tours 301\n/tours/ /#tours 301\n',
  );
});

test('the file for Azure names each page and keeps 404', () => {
  const config = JSON.parse(azureConfig(rules));
  expect(config.responseOverrides).toEqual({ 404: { rewrite: '/404.html' } });
  expect(config).not.toHaveProperty('navigationFallback');
  expect(config.globalHeaders).toMatchObject({ 'X-Frame-Options': 'DENY', 'Cache-Control': 'max-age=0' });
  expect(config.routes).toEqual([
    { route: '/book', redirect: '/contact', statusCode: 301 },
    { route: '/tours', redirect: '/#tours', statusCode: 301 },
    { route: '/_next/static/*', headers: { 'Cache-Control': 'immutable' } },
    { route: '/*.{txt}', headers: { 'X-Robots-Tag': 'noindex' } },
    { route: '/', rewrite: '/index.html' },
    { route: '/about', rewrite: '/about.html' },
  ]);
});

describe('the function for CloudFront', () => {
  const context = createContext({});
  runInContext(cloudfrontFunction(rules), context);
  const ask = (uri: string, querystring = {}) =>
    JSON.parse(
      runInContext(`JSON.stringify(handler({ request: ${JSON.stringify({ uri, querystring })} }))`, context),
    );

  test.each([
    ['/', '/index.html'],
    ['/about', '/about/index.html'],
    ['/about/', '/about/index.html'],
    ['/tours/fishing', '/tours/fishing/index.html'],
    ['/about.txt', '/about.txt'],
    ['/tours/fishing/__next._tree.txt', '/tours/fishing/__next._tree.txt'],
    ['/__proto__', '/__proto__/index.html'],
  ])('asks for the file of %s', (uri, file) => expect(ask(uri)).toMatchObject({ uri: file }));

  test.each(['/book', '/book/'])('sends %s on', (uri) =>
    expect(ask(uri)).toMatchObject({ statusCode: 301, headers: { location: { value: '/contact' } } }),
  );

  test.each([
    ['/book', '/contact?type=Boat%20Hire&a=1&a=2'],
    ['/tours', '/#tours'],
  ])('keeps the query of %s, except to a part of a page', (uri, location) => {
    const query = {
      type: { value: 'Boat%20Hire' },
      a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    };
    expect(ask(uri, query).headers.location.value).toBe(location);
  });
});

test('the policies for CloudFront name each header once, in the right field, and add the headers of each kind', () => {
  const files = cloudfrontPolicies(rules);
  expect(Object.keys(files)).toEqual([
    'cloudfront-headers.json',
    'cloudfront-headers-immutable.json',
    'cloudfront-headers-data.json',
  ]);
  const { SecurityHeadersConfig, CustomHeadersConfig } = JSON.parse(
    files['cloudfront-headers-immutable.json'] ?? '',
  );
  expect(SecurityHeadersConfig).toMatchObject({
    ContentSecurityPolicy: { ContentSecurityPolicy: "object-src 'none'" },
    StrictTransportSecurity: { AccessControlMaxAgeSec: 31536000 },
    FrameOptions: { FrameOption: 'DENY' },
  });
  expect(CustomHeadersConfig).toEqual({
    Quantity: 2,
    Items: [
      { Header: 'X-Extra', Value: 'extra', Override: true },
      { Header: 'Cache-Control', Value: 'immutable', Override: true },
    ],
  });
});

test.each(['nginx.conf', 'Caddyfile', '.htaccess'])('%s follows every rule', (name) => {
  const all = hostRules({ 'default-src': ["'none'"] }, ['index.html']);
  const recipes: Record<string, string> = {
    ...serverRecipes(all, 'boats.example'),
    '.htaccess': htaccess(all, true),
  };
  const text = recipes[name] ?? '';
  for (const headers of [all.headers, all.caching, ...all.kinds.map(({ headers }) => headers)])
    for (const words of Object.entries(headers).flat()) expect(text).toContain(words);
  for (const path of all.kinds.flatMap(({ paths }) => paths))
    expect(text.replaceAll('\\', '')).toContain(path.replace(/^\/\*|\*$/g, ''));
  for (const [from, to] of Object.entries(all.redirects))
    expect(text).toMatch(new RegExp(`${from.slice(1)}\\b.* ${to}\\b`));
  for (const words of ['/404.html', '_headers', '_redirects']) expect(text).toContain(words);
  expect(text).not.toContain('{{');
});
