import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '../../site/content/pages';
import { addEditor } from '../editor/write-editor';
import { samplePages, writeSampleExport } from '../testing/sample-export';
import { scratch } from '../testing/scratch';
import { finishExport } from './finish-export';

const site = scratch();
const { read } = site;
beforeEach(() => writeSampleExport(site.folder));

const finish = (settings = {}) =>
  finishExport(site.folder, settings, addEditor);

test('7.3 every page is there in both forms, except the home page and the page for unknown paths; other addresses lead to theirs', async () => {
  await finish();
  const doubled = samplePages.filter(
    (name) => name !== 'index' && name !== '404',
  );
  for (const name of doubled)
    expect(read(`${name}/index.html`)).toBe(read(`${name}.html`));
  const files = readdirSync(site.folder, { recursive: true, encoding: 'utf8' });
  const gone = (name: string) =>
    name.includes('_not-found') || name === join('404', 'index.html');
  expect(files.filter(gone)).toEqual([]);
  for (const [from, to] of Object.entries(redirects))
    expect(read('_redirects')).toContain(
      `${from} ${to} 301\n${from}/ ${to} 301`,
    );
});

test('7.3 another address of a page has a small page that redirects, also without scripts, and has its own policy', async () => {
  const [from, to] = Object.entries(redirects).find(
    ([, path]) => !path.includes('#'),
  ) ?? ['', ''];
  await finish({ NEXT_PUBLIC_SITE_URL: 'https://boats.example' });
  const page = read(`${from.slice(1)}/index.html`);
  expect(page).toContain(
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript>`,
  );
  expect(page).toContain(
    `<link rel="canonical" href="https://boats.example${to}"/>`,
  );
  expect(page).toContain(`<a href="${to}">`);
  expect(page).toMatch(
    /content="default-src 'none'; script-src 'sha256-[^' ]+'; base-uri 'none'; form-action 'none'"/,
  );
});

test('7.18 with EDIT_REPOSITORY the editor of that repository is in the site, without it nothing of it', async () => {
  await finish();
  expect(
    readdirSync(site.folder).filter((name) => name.startsWith('edit')),
  ).toEqual([]);
  writeSampleExport(site.folder);
  await finish({ EDIT_REPOSITORY: 'maggie-boats/site', EDIT_BRANCH: 'live' });
  expect(JSON.parse(read('editor/config.json')).backend).toMatchObject({
    branch: 'live',
  });
  for (const page of ['edit', 'editor'])
    for (const file of [`${page}.html`, `${page}/index.html`])
      expect(read(file)).toContain('content="noindex"');
  expect(read('_headers')).toContain('https://api.github.com');
  rmSync(join(site.folder, 'editor'), { recursive: true });
}, 60_000);

test.each([
  ['a.js.map', 'a.js.map'],
  ['.env', '.env'],
  ['_next/static/chunks/a.js.map', 'a.js.map'],
  ['notes.txt', 'notes.txt'],
])('7.20 a finished site with %s is refused', async (file, name) => {
  site.write(file);
  await expect(finish()).rejects.toThrow(
    `${name} in the finished site is not on any list of files to publish`,
  );
});
