import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findings } from '../content/findings';
import { buildSite } from '../export/build-site';
import { scratch } from '../testing/scratch';
import { run } from './build';

const site = scratch();

// Mocks: no real build, and the findings of a check.
jest.mock('../export/build-site');
jest.mock('../content/findings');
jest.mock('../shared/copies');

test.each([
  [
    'where a host builds, the site goes out with the editor',
    'maggie-boats/site',
    true,
  ],
  ['at home it has no editor', '', false],
])(
  '7.14 %s, and the build prints what is asked and red',
  async (_, EDIT_REPOSITORY, online) => {
    jest.mocked(findings).mockResolvedValue([
      { level: 'green', sentence: 'the words' },
      { level: 'red', sentence: 'Back on Friday.' },
      { level: 'yellow', sentence: 'Too small.' },
    ]);
    jest.mocked(buildSite).mockImplementation(async ({ addTo } = {}) => {
      const { folder } = site;
      await addTo?.(folder, { EDIT_REPOSITORY });
      return {
        folder,
        settings: { EDIT_REPOSITORY },
      };
    });
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    await run();
    const said = log.mock.calls.join('\n').replaceAll('\n\n', '\n');
    expect(said).toContain(
      'In order: the words.\nasked  Too small.\nred    Back on Friday.\n',
    );
    expect(existsSync(join(site.folder, 'edit.html'))).toBe(online);
  },
);
