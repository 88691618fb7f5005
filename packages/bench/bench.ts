import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../tools/testing/find-browser';
import { serveCompressed, withoutScripts } from './serve';

const RUNS = 5;

const AUDITS = {
  'first paint ms': 'first-contentful-paint',
  'largest paint ms': 'largest-contentful-paint',
  'blocked ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
};

/** No third party is asked. */
const blockedUrlPatterns = ['*google*', '*gstatic*', '*emailjs*'];

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const site = resolve('out');
if (!existsSync(site)) throw new Error("'npm run build' makes out/ first.");

const [firstTour = ''] = readdirSync(`${site}/tours`).filter((name) =>
  name.endsWith('.html'),
);
const pages = [
  '/',
  `/tours/${firstTour.replace('.html', '')}`,
  ...['/boat-hire', '/about', '/faq', '/contact'],
];
const subjects = {
  site: await serveCompressed(site),
  'without scripts': await serveCompressed(site, withoutScripts),
  ...(values.against && {
    against: await serveCompressed(resolve(values.against)),
  }),
};
const chrome = await launch({
  chromePath: await findBrowser(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
});

/**
 * Each page of each subject in turn, so that a busy moment of the computer hits
 * all alike.
 */
const table: Record<string, Record<string, string>> = {};
for (const page of pages) {
  const runs: Record<string, Record<string, number>[]> = {};
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, address] of Object.entries(subjects)) {
      runs[name] ??= [];
      runs[name].push(await measure(address + page));
    }
  for (const [name, all] of Object.entries(runs))
    table[`${page} ${name}`] = Object.fromEntries(
      Object.keys(all[0] ?? {}).map((figure) => [
        figure,
        spread(all.map((one) => one[figure] ?? 0)),
      ]),
    );
}
console.table(table);
chrome.kill();
process.exit();

/** One visit of a phone with an empty cache, as Lighthouse simulates it. */
async function measure(url: string): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port: chrome.port,
    onlyCategories: ['performance'],
    logLevel: 'error',
    blockedUrlPatterns,
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { audits, categories } = result.lhr;
  const details = audits['network-requests']?.details as
    | { items: { resourceType: string; transferSize: number }[] }
    | undefined;
  const kilobytes = (type = '') =>
    (details?.items ?? [])
      .filter(({ resourceType }) => resourceType.includes(type))
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
  return {
    score: (categories.performance?.score ?? 0) * 100,
    ...Object.fromEntries(
      Object.entries(AUDITS).map(([figure, audit]) => [
        figure,
        audits[audit]?.numericValue ?? 0,
      ]),
    ),
    kB: kilobytes(),
    'kB of scripts': kilobytes('Script'),
  };
}

/** '98 (97–99)': the median, the least and the most. */
function spread(values: number[]): string {
  const sorted = values.toSorted((one, other) => one - other).map(rounded);
  const median = sorted[Math.floor(sorted.length / 2)];
  return `${median} (${sorted[0]}–${sorted.at(-1)})`;
}

function rounded(value: number): number {
  return value < 1 ? Number(value.toFixed(3)) : Math.round(value);
}
