import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from '../tools/build';
import { findBrowser } from '../tools/find-browser';
import { command, OwnerError, projectFolder, say, startedAs, timed } from '../tools/terminal';
import { testSettings } from '../tools/test-settings';
import { compare } from './compare';
import { buildEmptyPage } from './empty-page';
import { installTools } from './install';
import { plots } from './plots';
import { noiseInWords, writeReport } from './report';
import { plainText, tables } from './tables';

const help = `
Measures how fast the site is on a cheap phone with a weak signal, side by side with the same pages without any script, an
empty page of the framework, and the last release if there is one. Takes about an hour for all pages; leave the computer alone.

  npm run bench
  npm run bench -- --pages /,/contact       only these pages
  npm run bench -- --runs 1 --paints 3      fewer visits: Lighthouse (5 unless given), paint (9)
  npm run bench -- --last ../old/out        the exported folder of the last release beside it
  npm run bench -- --site out               an exported folder instead of building one

The first use installs Lighthouse into bench/node_modules. Tables, figures (JSON) and a page with plots are written to
bench/results/. Nothing is sent anywhere: third parties are answered by stand-ins.
`;

if (startedAs(import.meta.url)) {
  await command(
    help,
    async ({ values }) => {
      const runs = count('--runs', values.runs);
      const paints = count('--paints', values.paints);
      const last = values.last === undefined ? undefined : siteFolder(values.last);
      const browser = await findBrowser();
      await installTools();
      const site = values.site
        ? siteFolder(values.site)
        : await timed('The site', () => build({ env: testSettings, out: '.builds/bench' }));
      const empty = await timed('An empty page of the framework', buildEmptyPage);
      const pages = values.pages?.split(',') ?? (await allPages());
      const results = await compare({
        folders: { site, empty, last },
        pages,
        runs: { lighthouse: runs, paint: paints, navigation: Math.ceil(paints / 3) },
        browser,
      });
      const drawn = tables(results);
      const words = noiseInWords(results.noise);
      for (const table of drawn) say(`\n${plainText(table)}`);
      say(`\n${words.join('\n')}`);
      const path = writeReport(results.made.slice(0, 16).replace(':', '-'), {
        data: results,
        words,
        tables: drawn,
        plots: plots(results),
      });
      say(`\nWritten: ${relative(projectFolder, path)}.html, .json and .md`);
      return 0;
    },
    {
      options: {
        pages: { type: 'string' },
        runs: { type: 'string', default: '5' },
        paints: { type: 'string', default: '9' },
        last: { type: 'string' },
        site: { type: 'string' },
      },
    },
  );
}

/** Read only now: in data/ a mistake of the owner's must end in its sentence (tools/build.ts). */
async function allPages(): Promise<string[]> {
  const { pages } = await import('../data/pages');
  return pages.map(({ path }) => path);
}

function count(option: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new OwnerError(`${option} is '${text}'; it must be a number, for example: ${option} 5`);
}

function siteFolder(path: string): string {
  const folder = resolve(path);
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new OwnerError(`There is no site in ${path} (no index.html).`);
}
