import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildEmptyPage, buildSite, findBrowser } from './build';
import { compare } from './compare';
import { grow, growthTable } from './growth/grow';
import { listenToNoise, type Noise } from './noise';
import { comparisonPlots, growthPlots } from './plots';
import { duration, projectFolder, say } from './project';
import { noiseInWords, type Plot, writeReport } from './report';
import { plainText, type Table, tables } from './tables';

const help = `
Measures how fast the site is on a cheap phone with a weak signal, side by side with the same pages without any script, an
empty page of the framework, and the last release if there is one. Takes about an hour for all pages; leave the computer alone.

  npm run bench
  npm run bench -- --pages /,/contact       only these pages
  npm run bench -- --runs 1 --paints 3      fewer visits: Lighthouse (5 unless given), paint (9)
  npm run bench -- --last ../old/out        the exported folder of the last release beside it
  npm run bench -- --site out               an exported folder instead of building one

Or how the site grows: a made-up catalogue, what it costs to build and what its pages weigh.

  npm run bench -- --growth                 4, 40, 400, 4,000 tours; 10, 1,000, 10,000 reviews; at most 15 minutes a build
  npm run bench -- --growth --tours 4,400 --reviews 10 --minutes 5

The first use installs Lighthouse and the other tools. Tables, figures (JSON) and a page with plots are written to
packages/bench/results/. Nothing is sent anywhere: third parties are answered by stand-ins.
`;

try {
  process.exitCode = await run();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      pages: { type: 'string' },
      runs: { type: 'string', default: '5' },
      paints: { type: 'string', default: '9' },
      last: { type: 'string' },
      site: { type: 'string' },
      growth: { type: 'boolean', default: false },
      tours: { type: 'string', default: '4,40,400,4000' },
      reviews: { type: 'string', default: '10,1000,10000' },
      minutes: { type: 'string', default: '15' },
    },
  });
  if (values.help) {
    say(help.trim());
    return 0;
  }
  if (values.growth) {
    const sizes = { tours: numbers('--tours', values.tours), reviews: numbers('--reviews', values.reviews) };
    return growthBench(sizes, number('--minutes', values.minutes));
  }
  return paintBench({
    runs: number('--runs', values.runs),
    paints: number('--paints', values.paints),
    pages: values.pages?.split(','),
    site: values.site === undefined ? undefined : siteFolder(values.site),
    last: values.last === undefined ? undefined : siteFolder(values.last),
  });
}

type PaintBench = {
  runs: number;
  paints: number;
  pages: readonly string[] | undefined;
  site: string | undefined;
  last: string | undefined;
};

async function paintBench({ runs, paints, pages, site, last }: PaintBench): Promise<number> {
  const browser = await findBrowser();
  const built = site ?? (await timed('The site', buildSite));
  const empty = await timed('An empty page of the framework', buildEmptyPage);
  const results = await compare({
    folders: { site: built, empty, last },
    pages: pages ?? allPages(built),
    runs: { lighthouse: runs, paint: paints, navigation: Math.ceil(paints / 3) },
    browser,
  });
  return report('pages', results, {
    noise: results.noise,
    tables: tables(results),
    plots: comparisonPlots(results),
  });
}

async function growthBench(
  sizes: { tours: readonly number[]; reviews: readonly number[] },
  minutes: number,
): Promise<number> {
  const noise = listenToNoise();
  const growths = await grow(sizes, minutes, noise.sample);
  const heard = noise.result();
  return report(
    'growth',
    { noise: heard, growths },
    { noise: heard, tables: [growthTable(growths)], plots: growthPlots(growths) },
  );
}

function report(
  kind: string,
  data: unknown,
  {
    noise,
    tables: drawn,
    plots: pictures,
  }: { noise: Noise; tables: readonly Table[]; plots: readonly Plot[] },
): number {
  const words = noiseInWords(noise);
  for (const table of drawn) say(`\n${plainText(table)}`);
  say(`\n${words.join('\n')}`);
  const day = new Date().toISOString().slice(0, 16).replace(':', '-');
  const path = writeReport(`${day}-${kind}`, { data, words, tables: drawn, plots: pictures });
  say(`\nWritten: ${relative(projectFolder, path)}.html, .json and .md`);
  return 0;
}

/** The paths of all pages, from the sitemap of the built site. */
function allPages(folder: string): string[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Does one piece of work, then prints its title and its duration. */
async function timed<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  say(`  ${title} (${duration(performance.now() - start)})`);
  return result;
}

function number(option: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new Error(`${option} is '${text}'; it must be a number, for example: ${option} 5`);
}

/** The numbers in ascending order, because each is compared with the one before. '' gives none. */
function numbers(option: string, text: string): number[] {
  const parts = text === '' ? [] : text.split(',');
  return parts.map((part) => number(option, part)).sort((a, b) => a - b);
}

function siteFolder(path: string): string {
  // npm starts this command in the folder of the package.
  const folder = resolve(process.env.INIT_CWD ?? '', path);
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new Error(`There is no site in ${path} (no index.html).`);
}
