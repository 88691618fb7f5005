import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { textIn } from '../shared/files';
import { runCommand, runPackage } from '../shared/run-program';
import { clock, projectFolder, refuseUnknown, say } from '../shared/terminal';
import { fillFacts } from './filled-facts';
import { findBrowser } from './find-browser';
import { BUILT_COPY, copyProject } from './project-copy';
import { shortenContent } from './shortest-content';

type Step = { title: string; work: () => Promise<boolean>; onSite?: true };

/**
 * What `npm test` does, in this order. A step with `onSite` is skipped when
 * there is no built site.
 */
const steps: Readonly<Record<string, Step>> = {
  // Biome writes colour codes into a log file too.
  lint: {
    title: 'Format and lint',
    work: () => passes('@biomejs/biome/bin/biome', ['ci', '--colors=off']),
  },
  unused: { title: 'Unused code', work: () => passes('knip/bin/knip.js') },
  // Next checks the types, also of the tests.
  build: {
    title:
      'Types, and builds: the real site, a preview with every fact, the shortest content',
    work: buildSites,
  },
  unit: { title: 'Unit tests', work: () => jest('site', 'data and tools') },
  built: {
    title: 'Tests of the built site',
    work: () => jest('built'),
    onSite: true,
  },
  e2e: { title: 'Journeys in a real browser', work: journeys, onSite: true },
};

/** Jest and Playwright write their reports here. */
const reports = mkdtempSync(join(tmpdir(), 'test-'));
const sum = { passed: 0, failed: 0, skipped: 0 };

/**
 * Where the browser of the journeys is. The search begins before the first
 * step, because an installation takes a while.
 */
let browser: Promise<string> | undefined;

async function passes(
  script: string,
  args: readonly string[] = [],
  env = {},
): Promise<boolean> {
  return (await runPackage(script, args, { env })).code === 0;
}

async function jest(...projects: string[]): Promise<boolean> {
  const report = join(reports, `${projects[0]}.json`);
  const args = [
    '--ci',
    '--json',
    `--outputFile=${report}`,
    '--selectProjects',
    ...projects,
  ];
  const ok = await passes('jest/bin/jest.js', args);
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numTotalTests = 0,
  } = read(report);
  count(
    numPassedTests,
    numFailedTests,
    numTotalTests - numPassedTests - numFailedTests,
  );
  return ok;
}

async function journeys(): Promise<boolean> {
  const report = join(reports, 'journeys.json');
  const env = {
    CHROMIUM_PATH: await browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const ok = await passes(
    'playwright/cli.js',
    ['test', '--reporter=list,json'],
    env,
  );
  const {
    expected = 0,
    unexpected = 0,
    skipped = 0,
  } = read(report).stats ?? {};
  count(expected, unexpected, skipped);
  return ok;
}

/**
 * A report; without one, such as after a mistake in a config, no tests were
 * counted and the step has failed.
 */
const read = (report: string) => JSON.parse(textIn(report) || '{}');

function count(passed: number, failed: number, skipped: number) {
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
}

/**
 * Builds the site and, beside it, a copy of the project: first as a preview in
 * which every fact of the owner is filled in, then with the shortest content.
 */
async function buildSites(): Promise<boolean> {
  const build = async (out: string, change?: (folder: string) => void) => {
    const folder = change ? copyProject(BUILT_COPY) : projectFolder;
    change?.(folder);
    const { code, output } = await runCommand(`build-site ${out}`, {
      folder,
      keepOutput: true,
    });
    say(`\n${out}:\n${output}`);
    return code === 0;
  };
  const built = await Promise.all([
    build('out'),
    build('../preview', fillFacts).then(
      (ok) => ok && build('../shortest', shortenContent),
    ),
  ]);
  return built.every(Boolean);
}

/** npm test */
export async function run(args: string[]): Promise<number> {
  const { only = [] } = parseArgs({
    args,
    options: { only: { type: 'string', multiple: true } },
  }).values;
  refuseUnknown(only, Object.keys(steps));
  const wanted = Object.entries(steps).filter(
    ([name]) => !only.length || only.includes(name),
  );
  if (wanted.some(([name]) => name === 'e2e')) browser = findBrowser();
  // The step of the journeys says why there is none.
  browser?.catch(() => {});
  const lines: string[] = [];
  for (const [name, { title, work, onSite }] of wanted) {
    say(`\n=== ${title} ===`);
    const time = clock();
    const isReady = !onSite || existsSync('out/index.html');
    const ok =
      isReady &&
      (await work().catch((error) => console.error(error.message ?? error)));
    const result = ok ? 'passed' : isReady ? 'failed' : 'skipped';
    sum[result] += 1;
    lines.push(
      `${result.padEnd(8)} ${name.padEnd(8)} ${title} (${isReady ? time() : 'there is no site'})`,
    );
    say(lines.at(-1));
  }
  rmSync(reports, { recursive: true });
  say(`\nEach step and each test counts as one:\n${lines.join('\n')}`);
  say(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  return sum.failed ? 1 : 0;
}
