import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build/build';
import { changedFiles } from '../shared/compare-folders';
import { runPackage } from '../shared/run-program';
import { clock, command, OwnerError, projectFolder, say, startedAs } from '../shared/terminal';
import { findBrowser } from './find-browser';
import { previewTestSettings, testSettings } from './test-settings';

type Count = { passed: number; failed: number; skipped: number };
/** Whether a step has passed, and the count of its tests if it has any. */
type Outcome = { ok: boolean; tests?: Count };
type Step = { title: string; run: (scratch: string) => Promise<Outcome> };

const steps: Readonly<Record<string, Step>> = {
  lint: { title: 'Format and lint', run: lint },
  types: { title: 'Types', run: types },
  unused: { title: 'Unused code', run: () => program('knip/bin/knip.js', []) },
  unit: { title: 'Unit tests', run: unitTests },
  build: { title: 'Build of the real site and of the preview', run: buildSite },
  again: { title: 'A second build has the same bytes', run: buildAgain },
  e2e: { title: 'Journeys in a real browser', run: journeys },
};

/** Runs all steps, even after a failure, and prints the sum. */
async function runSteps(names: readonly string[]): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), 'test-'));
  const sum: Count = { passed: 0, failed: 0, skipped: 0 };
  const lines: string[] = [];
  let isBuilt = true;
  for (const name of names) {
    const { title, run } = steps[name] as Step;
    if (!isBuilt) {
      sum.skipped += 1;
      lines.push(`  skipped  ${title} (there is no site)`);
      continue;
    }
    say(`\n=== ${title} ===`);
    const time = clock();
    const { ok, tests } = await run(scratch).catch(failure);
    if (name === 'build') isBuilt = ok;
    sum.passed += (tests?.passed ?? 0) + (ok ? 1 : 0);
    sum.failed += (tests?.failed ?? 0) + (ok ? 0 : 1);
    sum.skipped += tests?.skipped ?? 0;
    lines.push(`  ${ok ? 'passed ' : 'FAILED '}  ${title} in ${time()}${tests ? `: ${counted(tests)}` : ''}`);
    say(lines.at(-1)?.trim());
  }
  rmSync(scratch, { recursive: true, force: true });
  say('\nEach step and each test counts as one:');
  for (const line of lines) say(line);
  say(counted(sum));
  return sum.failed ? 1 : 0;
}

const counted = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

function failure(error: unknown): Outcome {
  console.error(error instanceof OwnerError ? error.message : error);
  return { ok: false };
}

async function program(script: string, args: readonly string[], env = {}): Promise<Outcome> {
  return { ok: (await runPackage(script, args, { env })).code === 0 };
}

function lint(): Promise<Outcome> {
  // Biome writes colour codes into a log file too.
  return program('@biomejs/biome/bin/biome', process.stdout.isTTY ? ['ci'] : ['ci', '--colors=off']);
}

async function types(): Promise<Outcome> {
  // This writes the types of the routes, which check the links.
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
  // Some journeys need the preview. The builds run one after the other, because they share Next's working files.
  const preview = await build({ env: previewTestSettings, out: '.builds/preview' });
  notApplied.push(...preview.notApplied);
  if (notApplied.length)
    console.error(
      'A build step above was not applied, because Next or a library has changed. Correct the step or remove it.',
    );
  return { ok: notApplied.length === 0 };
}

/** Builds the site again and expects the same bytes, so that a second upload changes nothing. */
async function buildAgain(): Promise<Outcome> {
  const { folder: again } = await build({ env: testSettings, out: '.builds/again' });
  const found = changedFiles(join(projectFolder, 'out'), again);
  for (const name of found) console.error(`  ${name} differs, or is in one of the two only`);
  for (const folder of [again, `${again}-servers`]) rmSync(folder, { recursive: true });
  return { ok: found.length === 0 };
}

async function journeys(scratch: string): Promise<Outcome> {
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

const names = Object.keys(steps);

const help = `
Tests everything: format and lint, types, unused code, unit tests, the build, and journeys in a real browser.
It finds a browser, or installs one.

  npm test
  npm test -- --only unit        one step only: ${names.join(', ')} (may be repeated)

The last line is the sum: N passed, N failed, N skipped.
`;

if (startedAs(import.meta.url)) {
  await command(
    help,
    async ({ values: { only = names } }) => {
      const unknown = only.find((name) => !names.includes(name));
      if (unknown) throw new OwnerError(`There is no step '${unknown}'; there are: ${names.join(', ')}.`);
      return runSteps(names.filter((name) => only.includes(name)));
    },
    { options: { only: { type: 'string', multiple: true } } },
  );
}
