import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compare } from './compare';
import { projectFolder, runSiteCommand } from './site';
import { summary } from './summary';

const help = `
Measures the exported site on a slow phone (150 ms round trip, 1.6 Mbit/s, processor 4 times slower), beside the same pages without
scripts, an empty page of Next and, if you name it, the last release. A page takes about a minute a round; leave the computer alone.

  npm run bench                                all pages of out/, which 'npm run build' makes
  npm run bench -- --against ../last/out       the exported folder of the last release beside it, built with the same settings
  npm run bench -- --site .builds/preview      another exported folder than out/
  npm run bench -- --pages /,/contact          only these pages
  npm run bench -- --rounds 3 --lighthouse 0   fewer visits on the slow phone (9 unless given) and by Lighthouse (5)

The table shows medians: first and largest paint, blocking time, when the form can be sent, from the press on a prefetched link to
the painted page, and the same for Back, in milliseconds; 'back off' is the distance in pixels from where the page was left.
All values and the lower quartiles are written to packages/bench/results/ as JSON. No request leaves the computer.
`;

await run().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      site: { type: 'string', default: 'out' },
      against: { type: 'string' },
      pages: { type: 'string' },
      rounds: { type: 'string', default: '9' },
      lighthouse: { type: 'string', default: '5' },
    },
  });
  if (values.help || positionals.includes('help'))
    return console.log(help.trim());
  const [unknown] = positionals;
  if (unknown)
    throw new Error(
      `'${unknown}' is not known; 'npm run bench help' says what is.`,
    );

  const site = siteFolder(values.site);
  const visits = await compare({
    folders: {
      site,
      against:
        values.against === undefined ? undefined : siteFolder(values.against),
      empty: runSiteCommand('empty-page'),
    },
    pages:
      values.pages?.split(',') ??
      addresses(site).map(({ pathname }) => pathname),
    host: addresses(site)[0]?.host ?? 'localhost',
    rounds: {
      phone: Number(values.rounds),
      lighthouse: Number(values.lighthouse),
    },
    browser: runSiteCommand('find-browser'),
  });

  const medians = summary(visits, 0.5);
  console.table(medians);
  const load = loadavg();
  console.log(
    `Load of the computer in the last 1, 5, 15 minutes: ${load.map((part) => part.toFixed(1))}`,
  );
  // Windows allows no colon in a name.
  const time = new Date().toISOString().slice(0, 16).replace(':', '-');
  const path = join(projectFolder, 'packages/bench/results', `${time}.json`);
  mkdirSync(join(path, '..'), { recursive: true });
  const results = {
    load,
    medians,
    lowerQuartiles: summary(visits, 0.25),
    visits,
  };
  writeFileSync(path, `${JSON.stringify(results, null, 1)}\n`);
  console.log(`Written: ${relative(projectFolder, path)}`);
}

function siteFolder(path: string): string {
  const folder = resolve(projectFolder, path);
  if (existsSync(join(folder, 'sitemap.xml'))) return folder;
  throw new Error(
    `There is no site in ${path} (no sitemap.xml); 'npm run build' makes out/.`,
  );
}

/** The addresses of all pages, from the sitemap of the exported site. */
function addresses(folder: string): URL[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address),
  );
}
