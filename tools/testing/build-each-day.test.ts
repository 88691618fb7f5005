import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { harbour } from '../../site/facts/harbour';

const file = '.github/workflows/build-each-day.yml';
const workflow = parse(readFileSync(file, 'utf8'));

test('7.17 a build a day begins in the first hour of the day at the harbour', () => {
  const [{ cron }] = workflow.on.schedule;
  const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(cron) ?? [];
  for (const month of [0, 6]) {
    const moment = new Date(
      Date.UTC(2027, month, 15, Number(hour), Number(minute)),
    );
    expect(
      moment.toLocaleTimeString('sv', { timeZone: harbour.timeZone }),
    ).toMatch(/^00:/);
  }
});

test('7.17 it asks the hook of the host, and nothing without one', () => {
  const { build, ...others } = workflow.jobs;
  expect(others).toEqual({});
  const secret = ['$', '{{ secrets.BUILD_HOOK }}'].join('');
  expect(build.env).toEqual({ HOOK: secret });
  expect(build.steps).toEqual([
    {
      if: "env.HOOK != ''",
      run: expect.stringMatching(/^curl .*--request POST "\$HOOK"$/),
    },
  ]);
  // It needs no right in the repository.
  expect(workflow.permissions).toEqual({});
});
