import { copyFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnerAnswers } from '../../../data/schema/owner-answers';
import { allTours } from '../../../site/content/tours';
import { email } from '../../../site/services/email';
import { settings as knownSettings } from '../../../site/services/services';
import { missingPublicFiles } from '../../export/check-public-files';
import { readTemplate, templateRows } from '../../services/email';
import { type Row, table } from '../../shared/rows';
import { scratch } from '../../testing/scratch';
import { ownersSettings as right } from '../../testing/test-settings';
import {
  daysOfChange,
  factRows,
  noticeRows,
  offRows,
  pictureRows,
  placeRows,
  reviewRows,
} from './content';
import { bookingRows, doubleDayRows, priceRows, typedRows } from './doubts';
import { formerTourRows } from './former-tours';
import { deadLinks, outRows } from './out-folder';
import { settingRows } from './settings';

// The numbers and prices in this test are Australian.
jest.mock('../../../data/country.json', () => ({
  language: 'en-AU',
  currency: 'AUD',
  country: 'AU',
}));

const project = scratch();
const { write } = project;

const line = ({ level, words }: Row) =>
  `${level}: ${words.replace(/ -> .*/, '')}`;
const said = (rows: readonly Row[]) => rows.map(line).join('\n');

const tours = [
  {
    name: 'Reef',
    prices: { adult: 1 },
  },
  { name: 'Sea', prices: { adult: 1 } },
];
const facts = (
  some: Partial<OwnerAnswers>,
  wheelchair = true,
  ofTours: typeof tours = [],
) => factRows(some, wheelchair, ofTours, '2026-11-27');

const today = new Date('2026-11-21T00:00:00Z');

test.each([
  ['NEXT_PUBLIC_SITE_URL', '', /Not set: search engines/],
  [email.settings[0]?.name ?? '', '', /Not set: no enquiry can be sent/],
  ['NEXT_PUBLIC_CONTACT_PHONE', '+61 (0)491.570.156', /reserved for fiction/],
  ['NEXT_PUBLIC_CONTACT_EMAIL', 'me@boats.example', /for examples/],
  ['NEXT_PUBLIC_SITE_URL', 'http://localhost:3000', /of this computer/],
  [
    'NEXT_PUBLIC_CONTACT_PHONE',
    '0412 345 678',
    /Still the example of the handbook/,
  ],
])(
  'valid and empty optional settings are green; %s as %j is red, with what to do',
  (name, value, words) => {
    const rows = (env: object) =>
      settingRows({ ...right, ...env }, { ...env }, today);
    const reds = rows({ [name]: value }).filter(({ level }) => level === 'red');
    expect(reds).toEqual([
      expect.objectContaining({ words: expect.stringMatching(words) }),
    ]);
    expect(reds[0]?.words).toMatch(/ -> .*under Settings/);
    expect(rows({}).map(({ level }) => level)).toEqual(
      knownSettings.map(() => 'green'),
    );
  },
);

const real = { author_name: 'Ada', rating: 5, text: 'Good.' };
const places = (some: object) =>
  placeRows({
    harbour: { latitude: -19.12344, longitude: 146.8499 },
    elsewhere: {
      ours: [],
      others: [{ name: 'Ferry', address: 'https://www.sealinkqld.com.au' }],
    },
    reviewPages: {
      google: '',
      tripadvisor: 'https://www.tripadvisor.com.au/Attraction_Review-g1.html',
    },
    ...some,
  });
const elsewhere = {
  ours: [{ name: 'Facebook', address: 'https://facebook.com/your-page' }],
  others: [],
};
const google = 'https://www.google.com/maps/search/?api=1&query=Boats';
const [tour] = allTours;
const rating = { words: '4.9', day: '2026-09-28' };
const notice = (text: string, today: string) =>
  noticeRows(
    { text, firstDay: '2026-11-26', lastDay: text && '2026-11-27' },
    today,
  );
const off = (today: string, backOn?: string) =>
  offRows([{ ...tour, backOn }], today);
const changed = (file: string, from: RegExp, to: string) =>
  templateRows((name) =>
    name === file ? readTemplate(name).replace(from, to) : readTemplate(name),
  );
const misspelt = changed('body.txt', /contact_details/g, 'contact_detail');

test.each<[RegExp, Row[]]>([
  [
    /^red: 1 of 2 are samples of ours/,
    reviewRows([real, { ...real, sample: true }]),
  ],
  [/^yellow: There is none yet/, reviewRows([])],
  [/^green: 1 of your guests$/, reviewRows([real])],
  [
    /^yellow: Google: still a search, not your own/,
    places({ reviewPages: { google, tripadvisor: '' } }),
  ],
  [/^green: the harbour has its exact place/, places({})],
  [
    /^red: Facebook still has .* example, '.*your-page'\.$/,
    places({ elsewhere }),
  ],
  [
    /^yellow: .* within about 150 metres/,
    places({ harbour: { latitude: -19.123, longitude: 146.8499 } }),
  ],
  [
    /^yellow: Empty, so on no page: ABN\.$/,
    facts({ businessNumber: '', replyTime: 'a day' }),
  ],
  [
    /^green: all filled in$/,
    facts(
      { businessNumber: '51 824 753 556', wheelchairBoarding: '', rating },
      false,
    ),
  ],
  [
    /^red: '12 345 678 901' is no ABN/,
    facts({ businessNumber: '12 345 678 901' }),
  ],
  [
    /^yellow: .*wheelchair access, and nobody .*\.\nyellow: Empty, so on no page: Rating \(Read on\); The crew\.$/,
    facts(
      { wheelchairBoarding: '', rating: { words: '4', day: '' }, crew: [] },
      true,
      tours,
    ),
  ],
  [
    /^yellow: Your rating, '4.9', was read .* 27 /,
    facts({ rating: { ...rating, day: '2026-09-27' } }),
  ],
  [
    /^green: every page says 'Closed' until the end of Friday 27 November/,
    notice('Closed', '2026-11-27'),
  ],
  [
    /^yellow: 'Closed' is over since Friday 27 November 2026/,
    notice('Closed', '2026-11-28'),
  ],
  [
    /^green: every page says 'Closed' from Thursday 26 November 2026 until/,
    notice('Closed', '2026-11-25'),
  ],
  [/^$/, [...off('2026-11-28'), ...notice('', '2026-11-27')]],
  [
    /^yellow: Off until Saturday 28 November 2026: .* nobody can book it/,
    off('2026-11-27', '2026-11-28'),
  ],
  [
    /^yellow: Saturday 28 November 2026 has come: a build from now on has it again/,
    off('2026-11-28', '2026-11-28'),
  ],
  // Only the owner can see the To field.
  [
    /^green: its fields .*\nyellow: .* must go to your own address, .* not \{\{to_email\}\}/,
    templateRows(),
  ],
  [
    /^red: email-template\/body.txt asks for \{\{contact_detail\}\}, which/,
    misspelt,
  ],
  [
    /^red: .*subject.txt has a field in two brackets, so O'Brien/,
    changed('subject.txt', /{({.*})}/, '$1'),
  ],
  [
    /^red: .*body.html has a field in three brackets, so/,
    changed('body.html', /{{message}}/, '{$&}'),
  ],
  [
    /\nred: email-template\/body.txt does not show \{\{contact_details\}\}, so/,
    misspelt,
  ],
])('a row says %s', (words, rows) => {
  expect(said(rows)).toMatch(words);
});

const christmas = { day: '2026-12-24', lastDay: '2026-12-26' };
const typed = (lead: string) =>
  typedRows(
    {
      'data/prices.json': { hire: 1280 },
      'data/home.json': { lead },
    },
    right,
  );

test.each<[RegExp, Row[]]>([
  [
    /^yellow: .*entry 2 is in entry 1 already\.$/,
    doubleDayRows([christmas, { day: '2026-12-25' }]),
  ],
  [/^$/, doubleDayRows([christmas, { day: '2026-12-25', tour: 'reef' }])],
  [
    /^yellow: Reef and Reef by night lead to one address to book\.$/,
    bookingRows([
      { name: 'Reef', bookAt: 'https://book.example/1' },
      { name: 'Sea', bookAt: 'https://book.example/2' },
      { name: 'Lagoon' },
      { name: 'Creek' },
      { name: 'Reef by night', bookAt: 'https://book.example/1' },
    ]),
  ],
  [
    /^yellow: Home page → Lead: '\$90' is none of your prices now\.$/,
    typed('Only $90, or $1,280.'),
  ],
  [
    /^yellow: .*: '0412 999 999' is not your telephone number/,
    typed('Call 0412 999 999 on 2026-11-27.'),
  ],
  [/^yellow: .*: '<b>' is shown as it is typed/, typed('A <b>fine</b> day.')],
  [/^yellow: .*: '\*\*' is shown as it is typed/, typed('A **fine** day.')],
  [/^yellow: .*: '\[us\]\(' is shown as it is/, typed('Ask [us](/contact).')],
  [/^yellow: .*: '&nbsp;' is shown as it/, typed('Fish&nbsp;&amp; chips')],
  [/^yellow: .*: 'â€™' is shown as it/, typed('We donâ€™t know.')],
  [/^$/, typed('R&B; 3 < 4 > 2, [so] (it seems) * https://a.example/b_(c).')],
  [/^$/, typed(`Call ${right.NEXT_PUBLIC_CONTACT_PHONE}, +61 412 345 679.`)],
])('7.16 what is valid but may be a slip is asked about: %s', (words, rows) => {
  expect(said(rows)).toMatch(words);
});

test('7.16 a file of the list that is not in public/ is asked about', () => {
  write(
    'data/public-files.json',
    '{ "files": ["google1.html", "google2.html"] }',
  );
  write('public/google1.html');
  expect(missingPublicFiles(project.folder)).toEqual(['google2.html']);
});

test('7.16 a price that has changed by more than half since an earlier day is asked about', () => {
  const now = { hire: '10', tourFrom: 140 };
  write(
    '.copies/2026-11-20-0900/data/prices.json',
    JSON.stringify({ hire: 100, tourFrom: 100 }),
  );
  write('.copies/2026-11-21-0900/data/prices.json', JSON.stringify(now));
  expect(
    said(priceRows(project.folder, { 'data/prices.json': now }, '2026-11-21')),
  ).toBe('yellow: Prices → Boat hire: $10 now, $100 before.');
});

test('1.14 an address of a former tour or page of the owner’s own that leads nowhere is named, and each sentence that means a tour that is gone or off', () => {
  for (const [slug, name] of Object.entries({
    reef: 'Snorkelling',
    whales: 'Whale Watching',
  }))
    write(
      `.copies/2026-11-20-0900/data/tours/${slug}.json`,
      JSON.stringify({ name }),
    );
  write('.copies/2026-11-20-0900/data/own-pages/vouchers.json', '{}');
  const fishing = { name: 'Fishing', backOn: '2027-04-01' };
  const known = [fishing, { name: 'Snorkelling' }];
  const description = 'Fishing is on all year.';
  const answer = [
    `So. ${description}`,
    'Choose snorkelling or fishing.',
    'On the boat is fishing equipment.',
  ];
  const contents = {
    'data/tours/fishing.json': { name: 'Fishing', description },
    'data/faq.json': { entries: [{ question: 'When?', answer }] },
    'data/about.json': { lead: 'Whale watching too.' },
    'public/reviews.json': { reviews: [{ text: description }] },
  };
  expect(
    said(
      formerTourRows(project.folder, known, ['/tours/reef'], contents),
    ).split('\n'),
  ).toEqual([
    'yellow: /tours/whales, an address in an earlier copy of your files, leads nowhere.',
    'yellow: /vouchers, an address in an earlier copy of your files, leads nowhere.',
    "yellow: There is no tour 'Whale Watching' now, but these words name it:",
    "About us → lead: 'Whale watching too.' (data/about.json)",
    "yellow: 'Fishing' is off, but these words name it:",
    "Questions → Questions 1 'When?' → Answer 1: 'Fishing is on all year.' (data/faq.json)",
    "Questions → Questions 1 'When?' → Answer 2: 'Choose snorkelling or fishing.' (data/faq.json)",
  ]);
  expect(
    formerTourRows(
      project.folder,
      known,
      ['/tours/reef', '/tours/whales', '/vouchers'],
      {},
    ),
  ).toEqual([]);
});

test('a photograph that cannot be read is red; a small one and those on no page are yellow', async () => {
  write('photos/words.JPG', 'not a picture');
  for (const name of [
    'Small (2).jpg.jpg',
    'IMG_2.jfif',
    'IMG_2.MOV',
    'README.md',
  ])
    copyFileSync('app/apple-icon.png', join(project.folder, 'photos', name));
  const pictures = ['words.JPG', 'small (2).jpg.jpg'].map((original) => ({
    original,
    alt: '',
  }));
  expect((await pictureRows(project.folder, pictures)).map(line)).toEqual([
    expect.stringMatching(
      /^red: photos\/words\.JPG cannot be read: .*export it as JPEG\.$/,
    ),
    expect.stringMatching(
      /^yellow: photos\/Small \(2\)\.jpg\.jpg is only \d+ pixels wide/,
    ),
    'yellow: On no page: photos/IMG_2.jfif.',
  ]);
});

test.each([
  [
    '<a href="/#tours">Tours</a><a href="https://a.example/faq">FAQ</a><a href="tel:1">Call</a>',
    '',
  ],
  ['<a href="/tour/fishing">', '/tour/fishing leads nowhere'],
  ['<a href="/#tour">', '/#tour names a part that is not there'],
  [
    '<img srcset="/a.jpg 1w, /b.jpg 2w"><img src="/a.jpg">',
    '/b.jpg leads nowhere',
  ],
  [
    '<meta property="og:image" content="https://a.example/b.jpg">',
    'https://a.example/b.jpg leads nowhere',
  ],
  ['<a href="http://b.example">', 'http://b.example is not encrypted'],
])('the links of a built page with %s', (html, words) => {
  write('a.jpg');
  write('faq/index.html');
  write(
    'index.html',
    `<link rel="canonical" href="https://a.example"><h2 id="tours">${html}`,
  );
  expect(deadLinks(project.folder)).toEqual(words ? [`/: ${words}`] : []);
});

describe('the folder to upload', () => {
  const page = Object.values(right).join(' ');

  test.each<[RegExp, string | undefined, number]>([
    [
      /^green: built with the present settings and content, and its links lead somewhere$/,
      page,
      1,
    ],
    [/^red: \/: \/tour leads nowhere\.$/, `${page}<a href="/tour">`, 1],
    [/^yellow: There is none, so its links were not followed\.$/, undefined, 1],
    [
      /^yellow: It is older than your last change, in data\/prices\.json\.$/,
      page,
      Date.now() / 1000 + 60,
    ],
    [/^red: It is a preview.*$/, `${page}<a href="/outbox">outbox</a>`, 1],
    [
      /^red: It was built without the present setting .* \(\w+_GA_ID\)/,
      page.replace(right.NEXT_PUBLIC_GA_ID, ''),
      1,
    ],
  ])('gives the row %s', (words, html, changed) => {
    write('data/prices.json');
    utimesSync(join(project.folder, 'data/prices.json'), changed, changed);
    if (html) write('out/index.html', html);
    expect(said(outRows(project.folder, right))).toMatch(words);
  });

  test('3.7 is from before the day of a tour that is back', () => {
    write('out/index.html', page);
    const path = join(project.folder, 'out/index.html');
    utimesSync(path, 1, 1);
    const days = daysOfChange({
      a: { backOn: '2001-01-01' },
      c: {},
    });
    expect(said(outRows(project.folder, right, days))).toBe(
      'yellow: It was built before Monday 1 January 2001, when prices or tours change by themselves.',
    );
  });
});

test('the table breaks long sentences between words and aligns their lines, with what is red last', () => {
  const words =
    'one two three four five six seven eight nine ten eleven twelve -> Mend it.';
  const rows: Row[] = [
    { level: 'red', what: 'Links', words },
    { level: 'green', what: 'Full', words: 'none' },
  ];
  expect(table(rows, 60).split('\n')).toEqual([
    'green   Full   none',
    'red     Links  one two three four five six seven eight nine',
    '               ten eleven twelve',
    '               -> Mend it.',
  ]);
});
