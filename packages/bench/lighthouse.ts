import { join } from 'node:path';
import { projectFolder, runNode } from './project';

/** The result of one visit with Lighthouse: scores from 0 to 100, times in milliseconds, and the failed audits. */
export type LighthouseVisit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  si: number;
  markedDown: readonly { audit: string; score: number; shown: string }[];
};

const program = join(projectFolder, 'packages/bench/node_modules/lighthouse/cli/index.js');
/** Lighthouse's categories by our names. */
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

/**
 * One visit with Lighthouse's phone (simulated throttling) in a new browser. On a busy computer the trace of a visit may be empty.
 * Then Lighthouse advises another visit.
 * @throws Error with Lighthouse's message after three failed visits
 */
export async function lighthouse(address: string, browser: LighthouseBrowser): Promise<LighthouseVisit> {
  for (let left = 2; ; left--) {
    try {
      return await visit(address, browser);
    } catch (error) {
      if (!left) throw error;
    }
  }
}

type LighthouseBrowser = { path: string; args: readonly string[] };

async function visit(address: string, browser: LighthouseBrowser): Promise<LighthouseVisit> {
  const flags = browser.args.map((arg) => arg.replace(/=(.* .*)$/, '="$1"'));
  const words = await runNode(
    [
      program,
      address,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${Object.values(categories).join(',')}`,
      `--chrome-flags=--headless=new ${flags.join(' ')}`,
    ],
    { env: { CHROME_PATH: browser.path } },
  );
  const start = words.indexOf('\n{');
  const json = words.startsWith('{') ? words : words.slice(start + 1);
  if (!json.startsWith('{'))
    throw new Error(`Lighthouse could not measure ${address}:\n${words.trim().slice(0, 2000)}`);
  return read(JSON.parse(json.slice(0, json.lastIndexOf('}') + 1)) as Report);
}

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; displayValue?: string; title: string }
  >;
};

function read({ categories: found, audits, runtimeError }: Report): LighthouseVisit {
  if (runtimeError) throw new Error(`Lighthouse stopped: ${runtimeError.message}`);
  const score = (name: keyof typeof categories) => Math.round((found[categories[name]]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const weighted = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('bestPractices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    si: value('speed-index'),
    markedDown: weighted.flatMap(({ id }) => {
      const audit = audits[id];
      if (audit?.score == null || audit.score === 1) return [];
      return [{ audit: id, score: audit.score, shown: audit.displayValue ?? audit.title }];
    }),
  };
}
