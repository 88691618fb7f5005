import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../site/services/services';
import { scratch } from '../testing/scratch';
import { readySettings as right } from '../testing/test-settings';
import {
  factFindings,
  overFindings,
  placeFindings,
  reviewFindings,
  typedFindings,
} from './asked';
import { readContents } from './content';
import { asLine, type Finding } from './finding';
import { deadLinks, finishedFolder } from './finished-folder';
import { publicFileFindings } from './public-files';
import { settingMistakes, settingsToSet } from './settings';

// The numbers and prices in this test are Australian.
jest.mock('../../data/country.json', () => ({
  language: 'en-AU',
  currency: 'AUD',
  country: 'AU',
}));

const project = scratch();
const { write } = project;
const said = (found: readonly Finding[]) =>
  found
    .map(
      (each) => `${each.forbidden ? 'forbidden' : each.level}: ${asLine(each)}`,
    )
    .join('\n');

const contents = readContents();
const today = '2026-11-27';
const review = { author_name: 'Kim', rating: 5, text: 'Good.' };
const reviews = (change: object) =>
  reviewFindings({
    'public/reviews.json': { reviews: [{ ...review, ...change }] },
  });
const over = (lastDay: string, backOn?: string) =>
  overFindings(
    {
      'data/notice.json': { text: 'Closed', lastDay },
      'data/tours/reef.json': { name: 'Reef', backOn },
    },
    today,
  );
const facts = (change: object) => {
  const file = 'data/owner-answers.json';
  return factFindings({ [file]: { ...(contents[file] as object), ...change } });
};
const typed = (lead: string) =>
  typedFindings(
    { 'data/home.json': { lead }, 'data/prices.json': { hire: '280' } },
    { NEXT_PUBLIC_CONTACT_PHONE: '0412 345 679' },
  );

test.each<[string, () => Finding[], RegExp]>([
  ['7.14', () => reviews({}), /^green: the reviews$/],
  ['7.14', () => reviews({ sample: true }), /^forbidden: Reviews: 1 of 1 are/],
  [
    '7.14',
    () =>
      placeFindings({
        'data/boat-hire.json': { bookAt: 'https://www.example.com/boats' },
      }),
    /^forbidden: Boat hire → Book elsewhere holds our example/,
  ],
  ['3.7, 7.17', () => over(today, '2026-11-28'), /^green: the days$/],
  [
    '7.17',
    () => over('2026-11-26'),
    /^yellow: Notice → Last day is over since/,
  ],
  [
    '3.7',
    () => over(today, today),
    /^yellow: Tour Reef → Off until is over: .*\(data\/tours\/reef\.json\)$/,
  ],
  [
    '7.16',
    () => facts({ businessNumber: '12 345 678 901' }),
    /red: Facts about us → ABN is no ABN: its check sum/,
  ],
  ['7.17', () => facts({ insurance: '' }), /^yellow: Empty, so .*Insurance/],
  [
    '7.17',
    () => typed('Hire is $280, call 0412 345 679.'),
    /^green: the words$/,
  ],
  [
    '7.17',
    () => typed('Hire is $250.'),
    /^yellow: Home page → Lead holds '\$250', which is none/,
  ],
  // Numbers as they were typed, also close to other figures.
  [
    '7.17',
    () =>
      typed(
        'Kim 0491 570-156, +61 (0)7 4712 3456 or 1800 160 401. Not 0491 570 1566, 6-8, 9:30 or 2026-11-27.',
      ),
    /^yellow: .* holds '0491 570-156', .*\n.* holds '\+61 \(0\)7 4712 3456', .*\n.* holds '1800 160 401', .*$/,
  ],
  [
    '7.17',
    () =>
      placeFindings({
        'data/site.json': {
          reviewPages: {
            google: 'https://www.google.com/maps/search/?q=boats',
          },
        },
      }),
    /^yellow: .*Google is still a search/,
  ],
])('%s the check says of %s: %s', (_, found, words) => {
  expect(said(found())).toMatch(words);
});

test.each([
  ...settings
    .filter(({ name }) => name !== 'NEXT_PUBLIC_IMAGE_QUERY')
    .map(({ name, rule }) => [name, rule]),
  ['NEXT_PUBLIC_IMAGE_QUERY', 'has a part that a query'],
  ['NEXT_PUBLIC_PRIVATE_KEY', 'is no setting'],
])(
  'a wrong %s ends in one sentence that never repeats it',
  (name = '', words) => {
    const base = 'https://boats.blob.core.windows.net/pictures';
    const env = { NEXT_PUBLIC_IMAGE_BASE_URL: base, [name]: 'my hunter2' };
    const lines = settingMistakes(env).map(asLine);
    expect(lines).toEqual([expect.stringContaining(words ?? '')]);
    expect(lines[0]).toMatch(/^Settings → .*\. \(data\/settings\.json\)$/);
    expect(lines[0]).not.toContain('hunter2');
  },
);

test('7.14 each of our examples is a placeholder, however it is typed, and a missing setting is named', () => {
  expect(said(settingsToSet(right))).toBe('green: the settings');
  const phone = { NEXT_PUBLIC_CONTACT_WHATSAPP: '+61 412 345 678' };
  const examples = settings.filter(
    ({ name, example }) => name !== 'NEXT_PUBLIC_IMAGE_QUERY' && example,
  );
  for (const { name, example } of examples) {
    const lines = said(settingsToSet({ ...right, [name]: example }));
    expect(lines).toContain('is still an');
  }
  for (const [change, words] of [
    [phone, 'number on WhatsApp is still an example of ours'],
    [{ NEXT_PUBLIC_CONTACT_PHONE: '0491 570 156' }, 'a number reserved'],
    [
      { NEXT_PUBLIC_CONTACT_EMAIL: 'a@boats.example' },
      'an address for examples',
    ],
    [
      { NEXT_PUBLIC_CONTACT_PHONE: '' },
      'forbidden: Settings → The telephone number is not set',
    ],
    [
      { NEXT_PUBLIC_SITE_URL: '' },
      "red: Settings → The site's own address is not set",
    ],
  ] as const)
    expect(said(settingsToSet({ ...right, ...change }))).toContain(words);
});

test('of public/ a file that nobody has listed is red, and a listed one that is not there is asked about', () => {
  write('data/public-files.json', '{ "files": ["a.html", "b.html"] }');
  write('public/a.html');
  write('public/c/d.html');
  write('public/c/e.html');
  expect(said(publicFileFindings(project.folder))).toMatch(
    /^red: public\/c\/d\.html is not on the list .*\nyellow: There is no b\.html in public\/.*$/,
  );
});

test.each([
  ['<a href="/#tours">Tours</a><a href="tel:1">Call</a>', ''],
  ['<a href="/tour/fishing">', '/tour/fishing leads nowhere'],
  ['<a href="/#tour">', '/#tour names a part that is not there'],
  ['<img srcset="/a.jpg 1w, /b.jpg 2w">', '/b.jpg leads nowhere'],
  ['<a href="http://b.example">', 'http://b.example is not encrypted'],
])('the links of a built page with %s', (html, words) => {
  write('a.jpg');
  write('index.html', `<h2 id="tours">${html}`);
  expect(deadLinks(project.folder)).toEqual(words ? [`/: ${words}`] : []);
});

test.each<[RegExp, string | undefined, number]>([
  [/^green: the folder to upload/, '', 1],
  [
    /^red: out\/ has a dead link: \/: \/tour leads nowhere/,
    '<a href="/tour">',
    1,
  ],
  [/^yellow: out\/ is not there yet/, undefined, 1],
  [
    /^yellow: out\/ is older than your last change, in data\/prices/,
    '',
    Date.now() / 1000 + 60,
  ],
  [/^red: out\/ is a preview/, '<a href="/outbox">', 1],
])('the folder to upload gives %s', (words, html, changed) => {
  write('data/prices.json');
  utimesSync(join(project.folder, 'data/prices.json'), changed, changed);
  if (html !== undefined) write('out/index.html', html || 'Home');
  expect(said(finishedFolder(project.folder))).toMatch(words);
});
