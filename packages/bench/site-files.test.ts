import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'expect';
import { siteFiles } from './site-files';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const contents = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Lost</h1>',
  'pictures/sea.avif': 'a picture',
  _headers:
    "/*\n  Content-Security-Policy: object-src 'none'\n/pictures/*\n  Cache-Control: public, max-age=31536000, immutable\n/about\n  Content-Security-Policy: script-src 'self'\n",
};
for (const [name, content] of Object.entries(contents)) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
}
after(() => rmSync(folder, { recursive: true }));

const site = siteFiles(folder);
const text = (path: string) => brotliDecompressSync(site(path).body).toString();

test('a path without an ending gives its page in Brotli', () => {
  expect(text('/')).toBe('<h1>Home</h1>');
  expect(text('/about')).toBe('<h1>About</h1>');
  expect(site('/about').headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
  });
});

test('an unknown path gives the 404 page', () => {
  expect(text('/nowhere')).toBe('<h1>Lost</h1>');
  expect(site('/nowhere').status).toBe(404);
});

test('a picture is cached for ever and not compressed again; a page is revalidated', () => {
  const picture = site('/pictures/sea.avif');
  expect(picture.body.toString()).toBe('a picture');
  expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(site('/about').headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('two values of one header are joined, as on the hosts', () => {
  expect(site('/about').headers['content-security-policy']).toBe("object-src 'none', script-src 'self'");
});

test('the change applies to every page and to no other file', () => {
  const changed = siteFiles(folder, (html) => html.toUpperCase());
  expect(brotliDecompressSync(changed('/').body).toString()).toBe('<H1>HOME</H1>');
  expect(changed('/pictures/sea.avif').body.toString()).toBe('a picture');
});
