import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../site/services/services';
import { scratch } from '../testing/scratch';
import { ownersSettings as right } from '../testing/test-settings';
import {
  factFindings,
  overFindings,
  placeFindings,
  priceFindings,
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
const review = { author_name: 'Kim', rating: 5 };
const reviews = (...all: object[]) =>
  reviewFindings({ 'public/reviews.json': { reviews: all } });
const notice = (lastDay: string) =>
  overFindings(
    { 'data/notice.json': { text: 'Closed', lastDay } },
    '2026-11-27',
  );
const back = (backOn: string) =>
  overFindings(
    {
      'data/notice.json': {},
      'data/tours/reef.json': { name: 'Reef', backOn },
    },
    '2026-11-27',
  );
const facts = (change: object) =>
  factFindings({
    'data/owner-answers.json': {
      ...(contents['data/owner-answers.json'] as object),
      ...change,
    },
  });
const typed = (lead: string) =>
  typedFindings(
    { 'data/home.json': { lead }, 'data/prices.json': { hire: '280' } },
    { NEXT_PUBLIC_CONTACT_PHONE: '0412 345 679' },
  );
const place = (google: string) =>
  placeFindings({
    'data/site.json': {
      ...(contents['data/site.json'] as object),
      elsewhere: { ours: [], others: [] },
      reviewPages: { google, tripadvisor: '' },
    },
  });

test.each<[string, Finding[], RegExp]>([
  ['7.14', reviews({ ...review, text: 'Good.' }), /^green: the reviews$/],
  [
    '7.14',
    reviews({ ...review, text: 'Good.', sample: true }),
    /^forbidden: Reviews: 1 of 1 are samples/,
  ],
  [
    '7.14',
    reviews({ ...review, text: ' My first fish at sixty-four. I' }),
    /^forbidden: Reviews: 1 of 1/,
  ],
  ['7.17', notice('2026-11-27'), /^green: the days$/],
  ['7.17', notice('2026-11-26'), /^yellow: Notice → Last day is over since/],
  ['3.7', back('2026-11-28'), /^green/],
  [
    '3.7',
    back('2026-11-27'),
    /^yellow: Tour Reef → Off until is over: .*\(data\/tours\/reef\.json\)$/,
  ],
  [
    '7.16',
    facts({ businessNumber: '12 345 678 901' }),
    /red: Facts about us → ABN is no ABN: its check sum/,
  ],
  [
    '7.17',
    facts({ insurance: '' }),
    /^yellow: Empty, so on no page: .*Insurance/,
  ],
  ['7.17', typed('Hire is $280, call 0412 345 679.'), /^green: the words$/],
  [
    '7.17',
    typed('Hire is $250.'),
    /^yellow: Home page → Lead holds '\$250', which is none/,
  ],
  ['7.17', typed('Call 0412 999 888.'), /^yellow: .* holds '0412 999 888'/],
  [
    '7.17',
    place('https://www.google.com/maps/search/?q=boats'),
    /^yellow: .*Google is still a search/,
  ],
  [
    '7.16',
    place('https://g.co/your-business'),
    /^forbidden: .*Google holds our example/,
  ],
  [
    '7.14',
    placeFindings({
      'data/tours/reef.json': {
        name: 'Reef',
        bookAt: 'https://www.example.com/boats',
      },
    }),
    /^forbidden: Tour Reef → Book elsewhere holds our example/,
  ],
])('%s the check says of %j: %s', (_, found, words) => {
  expect(said(found)).toMatch(words);
});

const prices = {
  ...(contents['data/prices.json'] as object),
  tourFrom: '190',
  hire: '280',
};
const askedOfPrices = (content: object, table?: object) =>
  said(
    priceFindings(
      project.folder,
      {
        'data/prices.json': content,
        'data/tours/reef.json': { name: 'Reef', prices: table },
      },
      '2026-11-21',
    ),
  );

test('7.17 a price that has more than doubled or halved since an earlier day is asked about', () => {
  const file = 'data/prices.json';
  const before = { hire: 100, tourFrom: 100 };
  const now = { ...prices, hire: '40' };
  write(`.copies/2026-11-20-0900/${file}`, JSON.stringify(before));
  write(`.copies/2026-11-21-0900/${file}`, JSON.stringify(now));
  expect(askedOfPrices(now)).toBe(
    `yellow: Prices → Boat hire is $40 now and was $100; look at the figure. (${file})`,
  );
});

test.each([
  [{ adult: '900' }, 'Adult is $900 and a tour is $190; look at the figure'],
  [{ adult: '20' }, 'Adult is $20 and a tour is $190; look at the figure'],
  [{ child: '200' }, 'Child is more than the price of an adult, $190; look'],
])('7.17 a table of prices with %j is asked about', (table, words) => {
  const lines = askedOfPrices(prices, table);
  expect(lines).toContain(`yellow: Tour Reef → Table of prices → ${words}`);
});

test('7.17 half a day of boat hire that costs more than the day is asked about', () => {
  const hirePrices = [{ label: 'Half day', amount: '300' }];
  expect(askedOfPrices({ ...prices, hirePrices })).toMatch(
    /^yellow: Prices → Other prices of boat hire 1 'Half day' → Price is more than that of the whole day, \$280; look at the two. \(data\/prices.json\)$/,
  );
});

const query =
  'sv=2024-11-04&sr=c&sp=r&spr=https&se=2027-06-30T00%3A00%3A00Z&sig=abc%2Bdef%3D';

test.each([
  ...settings
    .filter(({ name }) => name !== 'NEXT_PUBLIC_IMAGE_QUERY')
    .map(({ name, rule }) => [name, 'my hunter2', rule]),
  [
    'NEXT_PUBLIC_IMAGE_QUERY',
    query.replace('sp=r', 'sp=hunter2'),
    'permits more than reading',
  ],
  ['NEXT_PUBLIC_IMAGE_QUERY', `${query}&ss=b&srt=co`, 'whole account'],
  [
    'NEXT_PUBLIC_IMAGE_QUERY',
    query.replace('2027', '2025'),
    'ended on 2025-06-30',
  ],
  ['NEXT_PUBLIC_PRIVATE_KEY', 'hunter2', 'is no setting'],
])(
  '%s=%s ends in one sentence that never repeats it',
  (name = '', value = '', words) => {
    const base = 'https://boats.blob.core.windows.net/pictures';
    const env = { NEXT_PUBLIC_IMAGE_BASE_URL: base, [name]: value };
    const lines = settingMistakes(env, new Date('2026-11-21')).map(asLine);
    expect(lines).toEqual([expect.stringContaining(words ?? '')]);
    expect(lines[0]).toMatch(/^Settings → .*\. \(data\/settings\.json\)$/);
    expect(lines[0]).not.toMatch(/hunter2|abc%2B/);
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
