import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
} from 'node:zlib';
import { redirects } from '../../site/content/pages';
import { addEditor } from '../editor/write-editor';
import { samplePages, writeSampleExport } from '../testing/sample-export';
import { scratch } from '../testing/scratch';
import { finishExport } from './finish-export';

const site = scratch();
const servers = scratch();
const { read } = site;
beforeEach(() => writeSampleExport(site.folder));

const finish = (settings = {}) =>
  finishExport(site.folder, servers.folder, settings, async (folder, given) => {
    await addEditor(folder, given);
    // Compressing the whole of it takes seconds.
    rmSync(join(folder, 'editor/sveltia-cms.js'), { force: true });
  });

test('every page has a second file, except the home page and the page for unknown paths; all have compressed ones', async () => {
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
  const compressed = (name: string) =>
    readFileSync(join(servers.folder, 'compressed', name));
  expect(String(brotliDecompressSync(compressed('about.html.br')))).toBe(
    read('about.html'),
  );
  expect(String(gunzipSync(compressed('about.html.gz')))).toBe(
    read('about.html'),
  );
});

test('another address of a page has a small page that redirects, also without scripts, and has its own policy', async () => {
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

test('with EDIT_REPOSITORY the editor of that repository is in the site, without it nothing of it', async () => {
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
  // On nginx a page with a final slash must be known.
  expect(servers.read('nginx.conf')).toContain('location = /edit ');
  // Its own script loads on a phone.
  const script = brotliCompressSync(read('editor/earlier-saves.js'));
  expect(script.length).toBeLessThan(12_000);
  expect(read('_headers')).toContain('https://api.github.com');
}, 60_000);

test.each([
  [/<h1>.*<\/h1>/, '', 'it has no heading'],
  [/<title>.*<\/title>/, '<title> </title>', 'it has no title'],
  [
    /<title>/,
    '<meta name="robots" content="noindex"/>$&',
    'it asks search engines to leave it out',
  ],
])(
  '7.13 a page of the sitemap is refused where %s becomes %j',
  async (from, to, fault) => {
    site.write('about.html', read('about.html').replace(from, to));
    await expect(finish()).rejects.toThrow(
      `To put right:\n- /about is not a whole page: ${fault}. Look at what was last changed for it.`,
    );
  },
);

test('long scripts get the compile hint; without one the build says that the step was not applied', async () => {
  expect(await finish()).toContain('early compiling of scripts');
  writeSampleExport(site.folder);
  const [long, chunks] = ['x'.repeat(60_000), '_next/static/chunks'];
  site.write(`${chunks}/long.js`, long);
  expect(await finish()).not.toContain('early compiling of scripts');
  expect(read(`${chunks}/long.js`)).toBe(
    `//# allFunctionsCalledOnLoad\n${long}`,
  );
  expect(read(`${chunks}/a.js`)).toBe('a()');
});
