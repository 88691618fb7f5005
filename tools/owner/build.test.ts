import { build } from '../export/build';
import { OwnerError, refuse } from '../shared/terminal';
import { run } from './build';
import { checkSite } from './check';
import type { Row } from './check/rows';

// Mocks: no real build, and the rows of a check.
jest.mock('../export/build');
jest.mock('../export/lists');
jest.mock('../shared/copies');
jest.mock('./check');

const row = (level: Row['level'], words: string): Row => ({ level, what: 'A thing', words });
const samples: Row = { ...row('red', 'samples -> Import yours.'), forbidden: true };
const others = [row('green', 'right'), row('yellow', 'too small'), row('red', 'back on Friday')];

/** Runs the command with these rows of the check. @returns what it says */
async function says(rows: Row[], settings: object): Promise<string> {
  jest.mocked(checkSite).mockResolvedValue(rows);
  jest.mocked(build).mockImplementation(async ({ refused } = {}) => {
    refuse((await refused?.(settings as never)) ?? []);
    return { folder: 'out', copy: undefined, settings: settings as never, notApplied: [] };
  });
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  expect(await run([])).toBe(0);
  return lines.join('\n');
}

const hostBuilds = { EDIT_REPOSITORY: 'maggie-boats/site' };

test('7.14 where a host builds, what must never be online ends the build', async () => {
  await expect(says([...others, samples], hostBuilds)).rejects.toEqual(
    new OwnerError('To put right:\n- A thing: samples -> Import yours.'),
  );
});

test('7.14 where a host builds, everything else is told and goes out', async () => {
  const said = await says(others, hostBuilds);
  expect(said).toMatch(/^yellow +A thing +too small\nred +A thing +back on Friday$/m);
  expect(said).not.toContain('green');
});

test('at home only the check says it', async () => {
  expect(await says([...others, samples], {})).not.toContain('A thing');
});
