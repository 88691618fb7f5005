import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findings } from '../content/findings';
import { buildSite } from '../export/build-site';
import { scratch } from '../testing/scratch';
import { run } from './build';
import { run as check } from './check';

const site = scratch();
let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => {});
});

// Mocks: no real build, and the findings of a check.
jest.mock('../export/build-site');
jest.mock('../content/findings');
jest.mock('../shared/copies');

test('7.14 where a host builds, the site goes out with the editor, and the build prints what is asked and red', async () => {
  jest.mocked(findings).mockResolvedValue([
    { level: 'green', sentence: 'the words' },
    { level: 'red', sentence: 'Back on Friday.' },
    { level: 'yellow', sentence: 'Too small.' },
  ]);
  jest.mocked(buildSite).mockImplementation(async ({ addTo } = {}) => {
    const settings = { EDIT_REPOSITORY: 'maggie-boats/site' };
    await addTo?.(site.folder, settings);
    return { folder: site.folder, settings };
  });
  await run();
  const said = log.mock.calls.join('\n').replaceAll('\n\n', '\n');
  expect(said).toContain(
    'In order: the words.\nasked  Too small.\nred    Back on Friday.\n',
  );
  expect(existsSync(join(site.folder, 'edit.html'))).toBe(true);
});

test.each([
  ['yellow', undefined, 'Ready to publish.'],
  ['red', 1, '1 red. Not ready to publish'],
] as const)(
  'with a %s finding the check ends with the code %p, and says %p',
  async (level, code, words) => {
    jest.mocked(findings).mockResolvedValue([{ level, sentence: 'Look.' }]);
    await check();
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining(words));
    expect(process.exitCode).toBe(code);
    process.exitCode = undefined;
  },
);
