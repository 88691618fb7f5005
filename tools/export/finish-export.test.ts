import { readdirSync } from 'node:fs';
import { addEditor } from '../editor/write-editor';
import { writeSampleExport } from '../testing/sample-export';
import { scratch } from '../testing/scratch';
import { finishExport } from './finish-export';

const site = scratch();
beforeEach(() => writeSampleExport(site.folder));

const finish = (settings = {}) =>
  finishExport(site.folder, settings, addEditor);

// e2e/what-is-shipped.test.ts reads a finished site.
test('7.18 with EDIT_REPOSITORY the editor of that repository is in the site, without it nothing of it', async () => {
  await finish();
  expect(
    readdirSync(site.folder).filter((name) => name.startsWith('edit')),
  ).toEqual([]);
  writeSampleExport(site.folder);
  await finish({ EDIT_REPOSITORY: 'maggie-boats/site', EDIT_BRANCH: 'live' });
  expect(JSON.parse(site.read('editor/config.json')).backend).toMatchObject({
    repo: 'maggie-boats/site',
    branch: 'live',
  });
  for (const page of ['edit', 'editor'])
    for (const file of [`${page}.html`, `${page}/index.html`])
      expect(site.read(file)).toContain('content="noindex"');
  expect(site.read('_headers')).toContain('https://api.github.com');
}, 60_000);

test.each(['.env', '_next/static/chunks/a.js.map', 'notes.txt'])(
  '7.20 a finished site with %s is refused',
  async (file) => {
    site.write(file);
    await expect(finish()).rejects.toThrow(
      `${file} in the finished site is not on any list of files to publish`,
    );
  },
);
