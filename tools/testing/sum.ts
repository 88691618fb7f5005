import { existsSync, readFileSync } from 'node:fs';

/** The last lines of `npm test`. A step that failed counts as one. */
function sum(hasFailed: boolean): void {
  const jest = read('jest');
  const journeys = read('journeys').stats ?? {};
  const passed = [jest.numPassedTests, journeys.expected, journeys.flaky];
  const failed = [
    jest.numFailedTests,
    jest.numRuntimeErrorTestSuites,
    journeys.unexpected,
  ];
  const skipped = [jest.numPendingTests, jest.numTodoTests, journeys.skipped];
  const failures = total(failed) || Number(hasFailed);
  console.log(
    failures ? '\nThe first step that failed is above.' : '\nEach step passed.',
  );
  console.log(
    `${total(passed)} passed, ${failures} failed, ${total(skipped)} skipped`,
  );
  process.exitCode = failures ? 1 : 0;
}

/** Not there when an earlier step has failed. */
function read(name: string) {
  const file = `.builds/reports/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const total = (counts: readonly (number | undefined)[]) =>
  counts.reduce<number>((all, count = 0) => all + count, 0);

sum(process.argv.includes('failed'));
