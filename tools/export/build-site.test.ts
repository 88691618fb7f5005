import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../site/services/services';
import { mistakes } from '../content/findings';
import { publicFileFindings } from '../content/public-files';
import { settingLabel } from '../content/schemas';
import { updatePictures } from '../pictures/update-pictures';
import { runPackage } from '../shared/run-program';
import { writeSampleExport } from '../testing/sample-export';
import { scratch, write } from '../testing/scratch';
import { previewTestSettings } from '../testing/test-settings';
import { buildSite } from './build-site';
import { findSecrets } from './find-secrets';

// Mocks: a small export instead of Next's, and a temporary folder instead of
// public/.
jest.mock('../shared/run-program');
jest.mock('../content/public-files');
jest.mock('./find-secrets');
jest.mock('../content/findings');
jest.mock('../content/lists');
// This test makes no pictures (see tools/pictures/update-pictures.test.ts).
jest.mock('../pictures/update-pictures');
jest.mock('@next/env', () => ({
  __esModule: true,
  default: { loadEnvConfig: () => ({ combinedEnv: {} }) },
}));

// The search for secrets is slow on a busy computer.
jest.setTimeout(60_000);

const { publicFileFindings: check } = jest.requireActual<
  typeof import('../content/public-files')
>('../content/public-files');
const { findSecrets: find } =
  jest.requireActual<typeof import('./find-secrets')>('./find-secrets');
const out = '.builds/planted';
const project = scratch();

beforeEach(() => {
  jest.mocked(runPackage).mockClear();
  jest.spyOn(console, 'log').mockImplementation(() => {});
  cpSync('data', join(project.folder, 'data'), { recursive: true });
  write(out, 'index.html', 'an older site');
  jest.mocked(mistakes).mockResolvedValue([]);
  jest.mocked(updatePictures).mockResolvedValue({ made: [], problems: [] });
  jest
    .mocked(publicFileFindings)
    .mockImplementation(() => check(project.folder));
  jest
    .mocked(findSecrets)
    .mockImplementation((settings) => find(settings, project.folder));
  project.write('public/reviews.json', '{}');
  // `next build` writes the pages and the files of public/.
  jest
    .mocked(runPackage)
    .mockImplementation(async (_script, _args, options) => {
      const folder = options?.env?.SITE_OUT ?? '';
      if (folder) {
        writeSampleExport(folder);
        cpSync(join(project.folder, 'public'), folder, { recursive: true });
      }
      return { code: 0, output: '' };
    });
});

afterEach(() => rmSync(out, { recursive: true, force: true }));

async function expectRefusal(
  words: readonly string[],
  secrets: readonly string[] = [password],
  env = {},
) {
  const refusal: Error = await buildSite({ out, env }).then(
    () => new Error('built'),
    (error) => error,
  );
  expect(refusal.name).toBe('OwnerError');
  for (const part of words) expect(refusal.message).toContain(part);
  for (const secret of secrets) expect(refusal.message).not.toContain(secret);
  for (const left of [out, '.builds/unfinished'])
    expect(existsSync(left)).toBe(false);
}

const password = 'hunter2-secret';

test('7.20 with public keys, the configured query and nothing forbidden the site is built, without the files that systems leave in folders', async () => {
  for (const name of ['.DS_Store', 'pictures/Thumbs.db'])
    project.write(`public/${name}`);
  await buildSite({ out, env: previewTestSettings });
  expect(existsSync(`${out}/_headers`)).toBe(true);
  expect(existsSync(`${out}/.DS_Store`)).toBe(false);
});

test('7.11 a photograph that cannot be read ends the build in its sentence', async () => {
  jest
    .mocked(updatePictures)
    .mockResolvedValue({ made: [], problems: ['photos/b.jpg is empty.'] });
  await expectRefusal(['- photos/b.jpg is empty.']);
});

test('7.20 an unlisted file ends the build', async () => {
  project.write('public/guests.csv', password);
  await expectRefusal(['public/guests.csv is not on the list']);
});

const run = (length: number) => 'aB3dE5gH7jK9mN1p'.repeat(10).slice(0, length);
const connection = `DefaultEndpointsProtocol=https;AccountName=boats;AccountKey=${run(86)}==`;

const secrets = [
  connection,
  'https://www.google.com/a?X-Amz-Signature=0123456789abcdef',
  'https://www.google.com/?sp=rwd&sig=abcdefghijkl',
  `https://owner:${password}@www.google.com/`,
  // The private key of the e-mail service.
  `{"accessToken":"${run(21)}"}`,
];

test('7.20 each kind of secret in data/, public/, the e-mail template or a setting is refused before the build', async () => {
  const names = settings.slice(0, secrets.length).map(({ name }) => name);
  const env = Object.fromEntries(
    names.map((name, index) => [name, secrets[index]]),
  );
  const places = names.map((name) => `Settings → ${settingLabel(name)}`);
  for (const [index, secret] of secrets.entries())
    for (const [file, content] of [
      [`data/${index}.json`, JSON.stringify({ text: secret })],
      [`public/${index}.json`, JSON.stringify({ text: secret })],
      [`email-template/${index}.html`, secret],
    ] as const) {
      project.write(file, content);
      places.push(file);
    }
  await expectRefusal(
    places.map((place) => `- ${place} holds `),
    secrets,
    env,
  );
  expect(runPackage).not.toHaveBeenCalled();
});

test('7.20 a comment does not switch the search off', async () => {
  project.write(
    'data/notice.json',
    `// secretlint-disable\nnpm_${'a1b2C'.repeat(7)}x`,
  );
  await expectRefusal(['- data/notice.json holds a secret (secretlint: npm)']);
});

test('a failed export leaves no site, neither a new one nor an old one', async () => {
  jest
    .mocked(runPackage)
    .mockImplementation(async (_script, _args, options) => ({
      code: options?.env?.SITE_OUT ? 1 : 0,
      output: 'page.tsx is wrong',
    }));
  await expectRefusal(['page.tsx is wrong']);
});
