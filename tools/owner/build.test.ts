import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../export/build';
import type { Row } from '../shared/rows';
import { scratch } from '../testing/scratch';
import { run } from './build';
import { checkRightSite } from './check';

const site = scratch();

// Mocks: no real build, and the rows of a check.
jest.mock('../export/build');
jest.mock('../export/write-lists');
jest.mock('./check');

const row = (level: Row['level'], words: string): Row => ({
  level,
  what: 'A thing',
  words,
});

test.each([
  [
    'where a host builds, what is red or yellow is told and goes out with the editor',
    'maggie-boats/site',
    true,
  ],
  ['at home only the check tells it', '', false],
])('7.14 %s', async (_, EDIT_REPOSITORY, online) => {
  jest
    .mocked(checkRightSite)
    .mockResolvedValue([
      row('green', 'right'),
      row('red', 'back on Friday'),
      row('yellow', 'too small'),
    ]);
  jest.mocked(build).mockImplementation(async ({ addTo } = {}) => {
    const { folder } = site;
    await addTo?.(folder, { EDIT_REPOSITORY });
    return {
      folder,
      settings: { EDIT_REPOSITORY },
    };
  });
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  expect(await run([])).toBe(0);
  const said = log.mock.calls.join('\n');
  expect(
    /^yellow +A thing +too small\nred +A thing +back on Friday$/m.test(said),
  ).toBe(online);
  expect(said).not.toContain('right');
  expect(existsSync(join(site.folder, 'edit.html'))).toBe(online);
});
