import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build/build';
import { runPackage } from '../shared/run-program';
import { command, duration, OwnerError, projectFolder, say, startedAs } from '../shared/terminal';
import { differences } from './compare-folders';
import { findBrowser } from './find-browser';
import { previewTestSettings, testSettings } from './test-settings';

type Count = { passed: number; failed: number; skipped: number };
/** What a step found; its tests, where it has any. Only a step that is ok counts as passed itself. */
type Outcome = { ok: boolean; tests?: Count };
type Step = { name: string; title: string; run: (scratch: string) => Promise<Outcome> };

const steps: readonly Step[] = [
  { name: 'lint', title: 'Format and lint', run: lint },
  { name: 'types', title: 'Types', run: types },
  { name: 'unused', title: 'Unused code', run: () => program('knip/bin/knip.js', []) },
  { name: 'unit', title: 'Unit tests', run: unitTests },
  { name: 'build', title: 'Build of the real site and of the preview', run: buildSite },
  { name: 'again', title: 'A second build gives the same bytes', run: buildAgain },
  { name: 'e2e', title: 'Journeys in a real browser', run: journeys },
];

/** Runs the steps, each whatever the others found, and prints the sum. */
async function runSteps(chosen: readonly Step[]): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), 'test-'));
  const sum: Count = { passed: 0, failed: 0, skipped: 0 };
  const lines: string[] = [];
  const failed = new Set<string>();
  try {
    for (const { name, title, run } of chosen) {
      if ((name === 'e2e' || name === 'again') && failed.has('build')) {
        sum.skipped += 1;
        lines.push(`  skipped  ${title} (there is no site)`);
        continue;
      }
      say(`\n=== ${title} ===`);
      const start = performance.now();
      const { ok, tests } = await outcome(run, scratch);
      if (!ok) failed.add(name);
      sum.passed += (tests?.passed ?? 0) + (ok ? 1 : 0);
      sum.failed += (tests?.failed ?? 0) + (ok ? 0 : 1);
      sum.skipped += tests?.skipped ?? 0;
      const time = duration(performance.now() - start);
      say(`--- ${title}: ${ok ? 'passed' : 'FAILED'} in ${time}`);
      lines.push(`  ${ok ? 'passed ' : 'FAILED '}  ${title} (${[...inWords(tests), time].join(', ')})`);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  say('\nEach step counts as one, and so does each of its tests:');
  for (const line of lines) say(line);
  say(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  return sum.failed ? 1 : 0;
}

/** A step that throws has failed; the next ones still run. */
async function outcome(run: Step['run'], scratch: string): Promise<Outcome> {
  try {
    return await run(scratch);
  } catch (error) {
    console.error(error instanceof OwnerError ? error.message : error);
    return { ok: false };
  }
}

function inWords(tests: Count | undefined): string[] {
  return tests ? [`${tests.passed} passed`, `${tests.failed} failed`, `${tests.skipped} skipped`] : [];
}

async function program(script: string, args: readonly string[], env = {}): Promise<Outcome> {
  return { ok: (await runPackage(script, args, { env })).code === 0 };
}

function lint(): Promise<Outcome> {
  // It colours its words even for a file, where they are hard to read.
  return program('@biomejs/biome/bin/biome', process.stdout.isTTY ? ['ci'] : ['ci', '--colors=off']);
}

async function types(): Promise<Outcome> {
  // The routes' types, which the links of the site are checked against.
  const routes = await program('next/dist/bin/next', ['typegen']);
  const compiler = await program('typescript/bin/tsc', ['--noEmit']);
  return { ok: routes.ok && compiler.ok };
}

async function unitTests(scratch: string): Promise<Outcome> {
  const report = join(scratch, 'jest.json');
  const { ok } = await program('jest/bin/jest.js', ['--ci', '--json', `--outputFile=${report}`]);
  if (!existsSync(report)) return { ok: false };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return {
    ok,
    tests: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
  };
}

async function buildSite(): Promise<Outcome> {
  const { notApplied } = await build({ env: testSettings });
  // Journeys look at the preview and at pictures from a container too. (Not at the same time: builds share Next's working files.)
  const preview = await build({ env: previewTestSettings, out: '.builds/preview' });
  notApplied.push(...preview.notApplied);
  if (notApplied.length)
    console.error(
      'What was not applied no longer knows what Next or a library writes: mend it or take it out.',
    );
  return { ok: notApplied.length === 0 };
}

/** Whoever uploads the same source twice changes nothing: not a file name, not a date, not a build id. */
async function buildAgain(): Promise<Outcome> {
  const { folder: again } = await build({ env: testSettings, out: '.builds/again' });
  const found = differences(join(projectFolder, 'out'), again);
  for (const line of found) console.error(`  ${line}`);
  for (const folder of [again, `${again}-hosts`]) rmSync(folder, { recursive: true });
  return { ok: found.length === 0 };
}

async function journeys(scratch: string): Promise<Outcome> {
  const folder = join(projectFolder, 'e2e');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  if (!files.some((name) => name.endsWith('.spec.ts'))) {
    throw new OwnerError(
      'There is no journey in e2e/ (a file that ends in .spec.ts), so nothing was tried in a browser.',
    );
  }
  const browser = await findBrowser();
  say(`Browser: ${browser}`);
  const report = join(scratch, 'playwright.json');
  const { ok } = await program('playwright/cli.js', ['test', '--project=journeys', '--reporter=list,json'], {
    ...testSettings,
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  if (!existsSync(report)) return { ok: false };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return { ok, tests: { passed: expected, failed: unexpected + flaky, skipped } };
}

const help = `
Tests everything: format and lint, types, unused code, unit tests, the build, and journeys in a real browser.
It finds a browser, or installs one.

  npm test
  npm test -- --only unit        one step only: ${steps.map(({ name }) => name).join(', ')} (may be repeated)

The last line is the sum: N passed, N failed, N skipped.
`;

if (startedAs(import.meta.url)) {
  await command(
    help,
    async ({ values: { only } }) => {
      const unknown = only?.find((name) => !steps.some((step) => step.name === name));
      if (unknown) {
        throw new OwnerError(
          `There is no step '${unknown}'; there are: ${steps.map(({ name }) => name).join(', ')}.`,
        );
      }
      return runSteps(steps.filter(({ name }) => only?.includes(name) ?? true));
    },
    { options: { only: { type: 'string', multiple: true } } },
  );
}
