import { build } from '../export/build';
import type { Row } from '../shared/rows';
import { run } from './build';
import { checkRightSite } from './check';

// Mocks: no real build, and the rows of a check.
jest.mock('../export/build');
jest.mock('../export/write-lists');
jest.mock('../shared/copies');
jest.mock('./check');

const row = (level: Row['level'], words: string): Row => ({ level, what: 'A thing', words });

test.each([
  ['where a host builds, what is red or yellow is told and goes out', 'maggie-boats/site', true],
  ['at home only the check tells it', '', false],
])('7.14 %s', async (_, EDIT_REPOSITORY, isTold) => {
  jest
    .mocked(checkRightSite)
    .mockResolvedValue([row('green', 'right'), row('red', 'back on Friday'), row('yellow', 'too small')]);
  jest
    .mocked(build)
    .mockResolvedValue({ folder: 'out', copy: undefined, settings: { EDIT_REPOSITORY }, notApplied: [] });
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run([])).toBe(0);
  const said = log.mock.calls.join('\n');
  expect(/^yellow +A thing +too small\nred +A thing +back on Friday$/m.test(said)).toBe(isTold);
  expect(said).not.toContain('right');
});
