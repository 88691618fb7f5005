import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleMobile } from '../../site/words/telephone';
import { runCommand } from '../shared/run-program';
import { copyProject } from '../testing/project-copy';
import { ownersSettings } from '../testing/test-settings';

// A command is slow on a busy computer.
jest.setTimeout(60_000);

let copy: string;
beforeAll(() => {
  copy = copyProject('commands');
});
afterAll(() => rmSync(copy, { recursive: true }));

const review = { author_name: 'Ada', rating: 5, text: 'Good.' };
const write = (path: string, content: string | Buffer) =>
  writeFileSync(join(copy, path), content);
const run = (command: string, env = {}) =>
  runCommand(command, {
    folder: copy,
    env: { ...ownersSettings, NO_COLOR: '1', INIT_CWD: copy, ...env },
  });

describe('while files of data/ hold mistakes', () => {
  const broken = ['data/prices.json', 'data/notice.json'];
  beforeAll(() => {
    for (const path of broken) write(path, '{ "hire": 1,200 }');
  });
  afterAll(() => {
    for (const path of broken) copyFileSync(path, join(copy, path));
  });

  test.each(['build', 'check', 'start'])(
    '%s says a sentence about each, without a stack trace',
    async (command) => {
      const { code, output } = await run(command);
      expect(code).toBe(1);
      expect(output).not.toMatch(/^ +at /m);
      for (const file of broken)
        expect(output).toContain(`${file} cannot be read near line`);
    },
  );

  test('reviews can be imported', async () => {
    write(
      'my guests.csv',
      'author,rating,text,date,source\nAda,5,Good.,2026-08-14,Google\n',
    );
    const { code, output } = await run('reviews my guests.csv');
    expect(output).toMatch(/1 added; public\/reviews\.json now holds \d+/);
    expect(code).toBe(0);
  });
});

test('a setting comes from data/settings.json, and the environment wins over it', async () => {
  const phone = ownersSettings.NEXT_PUBLIC_CONTACT_PHONE;
  const file = {
    NEXT_PUBLIC_CONTACT_PHONE: phone,
    NEXT_PUBLIC_CONTACT_WHATSAPP: 'kim',
    NEXT_PUBLIC_CONTACT_EMAIL: 'kim',
  };
  write('data/settings.json', JSON.stringify(file));
  const { output } = await run('check', {
    NEXT_PUBLIC_CONTACT_PHONE: 'kim',
    NEXT_PUBLIC_CONTACT_WHATSAPP: phone,
    NEXT_PUBLIC_CONTACT_EMAIL: undefined,
  });
  copyFileSync('data/settings.json', join(copy, 'data/settings.json'));
  const said = output.replace(/\s+/g, ' ');
  expect(said).toContain('(NEXT_PUBLIC_CONTACT_PHONE in .env.local or the');
  expect(said).not.toContain('The number on WhatsApp');
  expect(said).toMatch(/Where enquiries go must be .*\(data\/settings\.json\)/);
});

test('7.14 where a host builds, the build refuses samples, placeholders and missing keys, and leaves no site', async () => {
  write(
    'public/reviews.json',
    JSON.stringify({ reviews: [{ ...review, sample: true }] }),
  );
  const env = {
    EDIT_REPOSITORY: 'a/b',
    NEXT_PUBLIC_CONTACT_PHONE: exampleMobile,
    NEXT_PUBLIC_SITE_URL: '',
  };
  const { code, output } = await run('build', {
    ...env,
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

test('the check ends with exit code 0 if nothing is red, and names what must not be published', async () => {
  write('public/reviews.json', '{"reviews":[]}');
  const ready = await run('check');
  // The owner's own content may have a red finding.
  const red = /^red/m.test(ready.output);
  expect(ready.output).toContain(
    red ? 'Not ready to publish' : 'Ready to publish',
  );
  expect(ready.code).toBe(red ? 1 : 0);
  write('public/guests.csv', 'Ada');
  const { code, output } = await run('check', {
    NEXT_PUBLIC_CONTACT_PHONE: '',
  });
  rmSync(join(copy, 'public/guests.csv'));
  expect(output).toMatch(/^red +Settings → The telephone number is not set: /m);
  expect(output).toMatch(/^red +public\/guests\.csv is not on the list/m);
  expect(output).toMatch(/\d red\. Not ready to publish/);
  expect(code).toBe(1);
});

test.each([
  [
    'start out',
    "There is no site in out (no index.html); 'npm run build' makes one.",
  ],
  [
    'start 3,001',
    "The port is '3,001'; it must be a number up to 65535, for example 3001.",
  ],
])('%s ends at once in a sentence', async (command, sentence) => {
  expect(await run(command)).toEqual({ code: 1, output: `\n${sentence}\n` });
});
