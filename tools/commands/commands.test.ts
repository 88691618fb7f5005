import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleMobile } from '../../site/words/telephone';
import { runProgram } from '../shared/run-program';
import { copyProject } from '../testing/project-copy';
import { readySettings } from '../testing/test-settings';
import { run as start } from './start';

// A command is slow on a busy computer.
jest.setTimeout(60_000);

let copy: string;
beforeAll(() => {
  copy = copyProject('commands');
});
afterAll(() => rmSync(copy, { recursive: true }));

const write = (path: string, content: string | object) =>
  writeFileSync(
    join(copy, path),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
/** Runs commands one after another in one process, whose start is slow. */
const run = (commands: readonly string[], env = {}) =>
  runProgram(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '--eval'],
      `for (const command of ${JSON.stringify(commands)}) {
        process.argv = ['', '', ...command.split(' ')];
        await import('./tools/run.ts?' + command);
      }`,
    ],
    {
      folder: copy,
      env: { ...readySettings, NO_COLOR: '1', INIT_CWD: copy, ...env },
    },
  );

test('2.13, 7.27 while files of data/ hold mistakes each command says a sentence about each, without a stack trace; reviews can be imported', async () => {
  const broken = ['data/prices.json', 'data/notice.json'];
  for (const path of broken) write(path, '{ "hire": 1,200 }');
  write('my guests.csv', 'author,rating,text\nAda,5,Good.\n');
  const { code, output } = await run([
    'build',
    'check',
    'start',
    'reviews my guests.csv',
  ]);
  for (const path of broken) copyFileSync(path, join(copy, path));
  for (const path of broken)
    expect(output.split(`${path} cannot be read near line`)).toHaveLength(4);
  expect(output).toMatch(
    /1 added, 0 completed; public\/reviews\.json now holds \d+/,
  );
  expect(output).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
});

test('7.14 where a host builds, the build refuses samples, placeholders and missing keys, and leaves no site', async () => {
  const sample = { author_name: 'Ada', rating: 5, text: 'Good.', sample: true };
  write('public/reviews.json', { reviews: [sample] });
  const { code, output } = await run(['build'], {
    EDIT_REPOSITORY: 'a/b',
    NEXT_PUBLIC_CONTACT_PHONE: exampleMobile,
    NEXT_PUBLIC_SITE_URL: '',
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: '',
  });
  expect(code).toBe(1);
  expect(output.match(/^- .*?(is still|is not set|1 of 1 are)/gm)).toEqual([
    '- Settings → The telephone number is still',
    '- Settings → The bot check is not set',
    '- Reviews: 1 of 1 are',
  ]);
  expect(existsSync(join(copy, 'out'))).toBe(false);
});

test('the check names what must not be published; the environment wins over data/settings.json', async () => {
  write('public/guests.csv', 'Ada');
  const phone = readySettings.NEXT_PUBLIC_CONTACT_PHONE;
  write('data/settings.json', {
    NEXT_PUBLIC_CONTACT_PHONE: phone,
    NEXT_PUBLIC_CONTACT_WHATSAPP: 'kim',
    NEXT_PUBLIC_CONTACT_EMAIL: 'kim',
  });
  const { code, output } = await run(['check'], {
    NEXT_PUBLIC_CONTACT_PHONE: 'kim',
    NEXT_PUBLIC_CONTACT_WHATSAPP: phone,
    NEXT_PUBLIC_CONTACT_EMAIL: undefined,
  });
  expect(output).toMatch(/\d red\. Not ready to publish/);
  expect(code).toBe(1);
  const said = output.replace(/\s+/g, ' ');
  expect(said).toContain('public/guests.csv is not on the list');
  expect(said).toContain('(NEXT_PUBLIC_CONTACT_PHONE in .env.local or the');
  expect(said).not.toContain('The number on WhatsApp');
  expect(said).toMatch(/Where enquiries go must be .*\(data\/settings\.json\)/);
});

test.each([
  ['nowhere', "There is no site in nowhere (no index.html); 'npm run build'"],
  ['3,001', "The port is '3,001'; it must be a number below 65535"],
])('npm start %s ends in a sentence', async (word, sentence) => {
  await expect(start([word])).rejects.toThrow(sentence);
});
