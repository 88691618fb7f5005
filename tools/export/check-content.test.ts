import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownCountry } from '../../data/schema/own-country';
import { findPage } from '../../site/content/pages';
import { allTours } from '../../site/content/tours';
import { inMoney } from '../../site/words/money';
import { filesIn } from '../shared/files';
import { asLine } from '../shared/mistakes';
import { runCommand } from '../shared/run-program';
import { contentSchema } from '../shared/schemas';
import { filledFacts, filledTour } from '../testing/filled-facts';
import facts from '../testing/filled-facts.json' with { type: 'json' };
import { copyProject } from '../testing/project-copy';
import { write } from '../testing/scratch';
import { contentMistakes, contentPaths, unreadFiles } from './check-content';
import { schemaMistakes } from './content/schema-mistakes';
import { wordFault } from './content/word-fault';

// A process of its own is slow on a busy computer.
jest.setTimeout(60_000);

const read = (file: string) => readFileSync(file, 'utf8');
const json = (file: string) => JSON.parse(read(file));
const { businessNumber, highestPrice } = ownCountry;
const { label, rule, example } = businessNumber;
const [first] = allTours;
const tourFile = `data/tours/${first.slug}.json`;
const title = `Tour ${first.name}`;
const filled = filledTour(first);

const ownPage = 'data/own-pages/gift-vouchers.json';
const vouchers = facts.ownPages['gift-vouchers'];

const drawing = { name: 'fishing', alt: 'A trout.' };

/** The content of some files, in place of the owner's. */
const contents: Readonly<Record<string, object>> = {
  [tourFile]: {
    ...json(tourFile),
    name: 'Fishing',
    hero: { poster: drawing },
    ...filled,
  },
  [ownPage]: vouchers,
  'public/reviews.json': {
    reviews: [{ author_name: 'Jenny M.', rating: 4.5, text: 'Two turtles.' }],
  },
  'data/notice.json': {
    text: 'Closed until Friday',
    firstDay: '',
    lastDay: '2026-11-27',
  },
  'data/full-days.json': {
    days: [{ day: '2026-12-24', lastDay: '2027-01-02', tour: first.slug }],
  },
  'data/owner-answers.json': filledFacts,
};
const { groupDeal } = json('data/prices.json');
const [question] = json('data/faq.json').entries;

/**
 * The sentences about a file, and about a copy of it with another value in one
 * field, such as 'sections.0.title'.
 */
function sentences(file: string, field: string, value: unknown) {
  const [schema, copy] = [
    contentSchema(file),
    structuredClone(contents[file] ?? json(file)),
  ];
  const before = schemaMistakes(file, schema, copy).map(asLine);
  const names = field.split('.');
  const last = names.pop() ?? '';
  names.reduce((inner, name) => inner[name], copy)[last] = value;
  return [before, schemaMistakes(file, schema, copy).map(asLine)];
}

const NO_ADDRESS =
  'becomes the address of a page and may hold only small letters, digits and hyphens;';
const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('each file of data/ has a schema', () => {
  const files = filesIn('data').filter((name) => name.endsWith('.json'));
  expect(contentPaths()).toEqual(
    expect.arrayContaining(files.map((name) => `data/${name}`)),
  );
});

test.each([
  [tourFile, 'name', undefined, '→ Name is missing'],
  [tourFile, 'sections', [], '→ Sections is empty'],
  [tourFile, 'hero', {}, '→ Picture at the top needs a photograph'],
  [
    tourFile,
    'hero.photo',
    { file: 'a.jpg', alt: 'A', focus: '50% 30%' },
    "→ What stays in view must be 'middle',",
  ],
  [tourFile, 'summery', 'x', 'mistake in its name'],
  [tourFile, 'alsoAt', ['angling'], '→ alsoAt 1 must begin with a slash'],
  [tourFile, 'backOn', 'April', '→ Off until must be a day as year-month-day'],
  [
    tourFile,
    'backOn',
    '2027-02-30',
    '→ Off until is a day that does not exist',
  ],
  [tourFile, 'prices', {}, '→ Table of prices has no price; fill one in'],
  [
    tourFile,
    'prices',
    { adult: highestPrice.forOne + 1 },
    `→ Table of prices → Adult is more than ${highestPrice.forOne} for one person`,
  ],
  [
    'public/reviews.json',
    'reviews.0.date',
    '3/4/2026',
    "Reviews 1 'Jenny M.' → Day must be a day",
  ],
  [
    'data/prices.json',
    'maxPeople',
    groupDeal.to - 1,
    'Prices → Group deal → To is above',
  ],
  [
    'data/prices.json',
    'groupDeal.from',
    groupDeal.to + 1,
    "Prices → Group deal has a 'from' above its 'to'",
  ],
  [
    'data/notice.json',
    'lastDay',
    day(3650),
    'Notice → Last day is more than a year from now',
  ],
  [
    'data/notice.json',
    'lastDay',
    '',
    'Notice → Last day is empty, but there is a text',
  ],
  [
    'data/full-days.json',
    'days.0.lastDay',
    '2026-12-23',
    '→ Last day is before the first day',
  ],
  [
    'data/full-days.json',
    'days.0.lastDay',
    '2028-01-02',
    '→ Last day is more than a year after the first day',
  ],
  [
    'data/owner-answers.json',
    'businessNumber',
    `No. ${example}`,
    `Facts about us → ${label} ${rule}`,
  ],
  [
    'data/owner-answers.json',
    'rating',
    { words: '4.9', day: '' },
    '→ Rating needs both its words and',
  ],
  [
    'data/owner-answers.json',
    'rating.words',
    'Google: 5,9 stars from 3',
    '→ Rating → Rating is over 5 stars',
  ],
  [
    tourFile,
    'backOn',
    '2062-11-04',
    '→ Off until is more than two years from now; look at the year',
  ],
  [
    'data/prices.json',
    'hire',
    '99.50',
    'Prices → Boat hire must be a whole number above 0',
  ],
  ['data/prices.json', 'hire', -280, '→ Boat hire must be a whole number'],
  [
    'data/notice.json',
    'lastDay',
    '0026-12-04',
    '→ Last day is in the year 26; look at the year',
  ],
  [
    'data/home.json',
    'headline.main',
    'Magnetic Townsville',
    'Home page → headline → main has a word of more than 8 letters',
  ],
  [
    'data/notice.json',
    'firstDay',
    '2026-11-28',
    'Notice → Last day is before the first day',
  ],
  [
    'data/full-days.json',
    'days.0',
    { day: day(9), tour: 'fishing', boatHire: true },
    '→ Boat hire cannot be full in the entry of a tour',
  ],
  [
    'data/site.json',
    'reviewPages.google',
    'https://g.co/maggie boats',
    'must be a whole web address without',
  ],
  [
    'data/site.json',
    'reviewPages.google',
    'http://g.co/maggie',
    'with https:// before it',
  ],
  [
    'data/prices.json',
    'hirePrices',
    [180, 190].map((amount) => ({ label: 'Half day', amount })),
    '2 \'Half day\' → For what is "Half day", which entry 1 has already',
  ],
  [
    tourFile,
    'prices.privateBoat',
    [600, 700].map((amount) => ({ hours: 3, amount })),
    'The whole boat 2 → Hours is 3, which entry 1 has already',
  ],
  [
    'data/faq.json',
    'entries',
    [question, { ...question, slug: 'again' }],
    '→ Question is ',
  ],
  [ownPage, 'title', '', 'Page → Title is empty'],
])(
  '1.12, 1.14, 2.12 in %s the field %s with %p ends in: %s',
  (file, field, value, words) => {
    const [before, after] = sentences(file, field, value);
    expect(before).toEqual([]);
    expect(after).toEqual([expect.stringContaining(words)]);
    expect(after?.[0]).toMatch(new RegExp(`\\. \\(${file}\\)$`));
  },
);

test.each([
  [tourFile, 'name', 'For {maxPeople}'],
  [tourFile, 'tourInfo.duration', '{maxPeople} hours'],
  ['data/site.json', 'name', 'Boats for {maxPeople}'],
  ['data/notice.json', 'text', 'Only {maxPeople} left'],
  ['data/harbour.json', 'label', '{maxPeople} Bay'],
  ['data/prices.json', 'hirePrices', [{ label: '{hirePrice}', amount: 1 }]],
  ['data/owner-answers.json', 'cancellation', '{maxPeople} days before'],
  ['data/owner-answers.json', 'rating.words', '4.9 of {maxPeople}'],
  ['data/owner-answers.json', 'boat.seats', '{maxPeople}'],
  ['data/owner-answers.json', 'crew.0.years', '{maxPeople} years'],
])(
  '7.16 a value is refused in a text that none is filled into: %s, %s',
  (file, field, typed) => {
    expect(sentences(file, field, typed)).toEqual([
      [],
      [expect.stringContaining('may hold no curly brackets; write what')],
    ]);
  },
);

test('a figure may be typed as text; unseen marks go out of a text, but those that emoji need stay', () => {
  const prices = json('data/prices.json');
  const parse = (file: string, content: object) =>
    contentSchema(file).parse(content);
  expect(parse('data/prices.json', { ...prices, hire: ' 290 ' })).toMatchObject(
    { hire: 290 },
  );
  const lines = {
    text: '\ufeffClo\u00adsed \u{1f468}\u200d\u{1f469}\u00a0',
    lastDay: '2026-11-27',
  };
  expect(parse('data/notice.json', lines)).toMatchObject({
    text: 'Closed \u{1f468}\u200d\u{1f469}',
  });
});

test.each([
  [
    'The timetable is at https://www.ferry.example/times?day=1&from=town#week.',
    undefined,
  ],
  [
    'Ask the council (https://council.example), and/or us. Price: 3/4 of it. Our data: below.',
    undefined,
  ],
  ['Up to {maxPeople} people.', undefined],
  ['See http://ferry.example.', 'holds an address'],
  ['See https://ferry', 'holds an address'],
  ['See javascript:alert(1).', 'holds an address'],
  ['See https://kim:tide@ferry.example', 'holds an address'],
  [
    'Hire is {hirePrize}.',
    'writes {hirePrize}, which is no value; for example {hirePrice}',
  ],
  [
    'Hire is $' + '{hirePrice}.',
    '{hirePrice}, which is no value; for example {hirePrice}',
  ],
  ['Up to {maxPeople.', "holds '{' alone; for example {maxPeople}"],
  ['Up to maxPeople}.', "holds '}' alone; for example {maxPeople}"],
])('a text with the words %s', (words, fault) => {
  expect(wordFault(words, ['maxPeople', 'hirePrice'])).toEqual(
    fault && expect.stringContaining(fault),
  );
});

describe('in a copy of the project', () => {
  let copy: string;
  beforeAll(() => {
    copy = copyProject('content');
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  /** The mistakes of the content with some other files. */
  async function checkWith(
    files: Readonly<Record<string, string>>,
    check = async () => (await contentMistakes(copy)).map(asLine),
  ): Promise<string[]> {
    for (const [file, text] of Object.entries(files)) write(copy, file, text);
    const mistakes = await check();
    for (const file of Object.keys(files)) rmSync(join(copy, file));
    for (const file of Object.keys(files).filter(existsSync))
      write(copy, file, read(file));
    return mistakes;
  }
  /**
   * As a command in the copy, because the values of the texts come from the
   * content of the project that runs.
   */
  async function asCommand(): Promise<string[]> {
    const { output } = await runCommand('after-save', {
      folder: copy,
      keepOutput: true,
    });
    return output.match(/(?<=^- ).*/gm) ?? [];
  }
  /** A file with another value in one field. */
  const changed = (file: string, change: object) => ({
    [file]: JSON.stringify({ ...json(file), ...change }),
  });

  test('2.12 what contradicts another file is named: a number or a name twice, an unknown tour or place', async () => {
    const tour = `${first.slug}s`;
    const names = `names '${tour}', which is not among the tours; for example ${first.slug}.`;
    const review = { author_name: 'Kim', rating: 5, text: 'Good.', tour };
    const copied = JSON.stringify({
      ...json(tourFile),
      name: 'Copy',
      id: 98_765,
    });
    const days = [tour, ''].map((each) => ({
      day: '2026-12-24',
      lastDay: '',
      tour: each,
    }));
    expect(
      await checkWith({
        'public/reviews.json': JSON.stringify({ reviews: [review] }),
        'data/full-days.json': JSON.stringify({ days }),
        ...changed(tourFile, { places: ['arthurr'] }),
        'data/tours/copy.json': copied,
        'data/tours/a-longer-copy.json': copied.replace('Copy', 'copy'),
      }),
    ).toEqual(
      expect.arrayContaining([
        'Tour copy → id is 98765, as in data/tours/copy.json; take it out of the copy. (data/tours/a-longer-copy.json)',
        'Tour copy → Name is copy, as in data/tours/copy.json; give this one another. (data/tours/a-longer-copy.json)',
        `Reviews → Reviews 1 'Kim' → Tour ${names} (public/reviews.json)`,
        `Days when we are full → Days 1 → Tour ${names} (data/full-days.json)`,
        expect.stringMatching(
          /→ places 1 names 'arthurr', which is not among the places; for example arthur/,
        ),
      ]),
    );
  });

  test("1.14 two of the owner's pages with one title, a photograph that is not there, and an address that is taken are named", async () => {
    const page = (change: object) =>
      JSON.stringify({
        ...vouchers,
        picture: { file: 'gone.jpg', alt: 'A voucher.' },
        gallery: undefined,
        sections: [{ title: 'How', content: 'Ask us.' }],
        ...change,
      });
    const files = {
      'data/own-pages/vouchers-1.json': page({}),
      'data/own-pages/vouchers.json': page({}),
    };
    expect(await checkWith(files)).toEqual(
      Object.keys(files).map((file) =>
        expect.stringMatching(
          `^Page Gift vouchers → Picture names the picture 'gone.jpg', which is not in photos/; .* \\(${file}\\)$`,
        ),
      ),
    );
    write(copy, 'photos/gone.jpg', readFileSync('app/apple-icon.png'));
    const place = 'data/own-pages/vouchers.json';
    expect(await checkWith(files)).toEqual([
      `Page Gift vouchers → Title is Gift vouchers, as in ${place}; give this one another. (data/own-pages/vouchers-1.json)`,
    ]);
    expect(
      await checkWith(
        {
          'data/own-pages/faq.json': page({
            description: `${'x'.repeat(150)} {groupPrice}`,
          }),
        },
        asCommand,
      ),
    ).toEqual([
      `Page Gift vouchers → Title makes the address '/faq', which already is the page '${findPage('/faq').name}'; make the page anew under another title, or rename its file. (data/own-pages/faq.json)`,
    ]);
  });

  test('7.13 a file of a tour whose name is no address is refused, and a right name is offered', async () => {
    const names = {
      'Sunset Copy.json': 'sunset-copy',
      'kim’s-dinner-cruise.json': 'kim-s-dinner-cruise',
      "kim's run.json": 'kim-s-run',
      'café-lagoon.json': 'cafe-lagoon',
      'Day – Night.JSON': 'day-night',
      '日没ツアー.json': 'tour',
      '2027.json': 'tour-2027',
      'kayak.json.txt': 'kayak',
      [`${first.slug.toUpperCase()}.json`]: '',
    };
    const files = Object.keys(names).map((name) => [
      `data/tours/${name}`,
      read(tourFile),
    ]);
    const mistakes = await checkWith(Object.fromEntries(files));
    expect(mistakes.sort()).toEqual(
      Object.entries(names)
        .map(
          ([name, right]) =>
            `The name of the file data/tours/${name} ${NO_ADDRESS} ${right ? `name it ${right}.json, or delete it if it is a copy` : `there is a ${first.slug}.json already, so delete one of the two`}.`,
        )
        .sort(),
    );
  });

  test('7.16 a copy of a file that another program made is named; what a system leaves is nothing', async () => {
    const copies = [
      'data/prices (conflicted copy).json',
      'data/tours/reef.tmp',
    ];
    const files = [...copies, 'data/tours/._reef.json', 'data/~$prices.json'];
    expect(
      await checkWith(
        Object.fromEntries(files.map((file) => [file, '{'])),
        async () => [
          ...unreadFiles(copy),
          ...(await contentMistakes(copy)).map(asLine),
        ],
      ),
    ).toEqual(copies);
  });

  test.each([
    [
      { prices: { child: 120 } },
      `Table of prices → Child is more than the price of an adult, ${inMoney(100)}`,
    ],
    [
      { prices: { adult: '95', child: '120' } },
      `Table of prices → Child is more than the price of an adult, ${inMoney(95)}`,
    ],
    [
      { prices: { family: 95 } },
      `Table of prices → Family is less than the price of an adult, ${inMoney(100)}`,
    ],
    [
      { prices: { adult: 110, family: 90 } },
      `Table of prices → Family is less than the price of an adult, ${inMoney(110)}`,
    ],
  ])(
    'prices that do not fit each other are asked back: %j',
    async (change, words) => {
      const files = {
        ...changed('data/prices.json', {
          tourFrom: 100,
        }),
        ...changed(tourFile, change),
      };
      expect(await checkWith(files)).toEqual([
        `${title} → ${words}; look at the two. (${tourFile})`,
      ]);
    },
  );

  test('3.15 a drawing and a photograph that are not there, and a value that does not exist, are named with their place', async () => {
    const image = { poster: { name: 'fishing-kard', alt: 'A trout.' } };
    const photo = { file: 'IMG_0421.JPG', alt: 'My boat.' };
    const change = { image, hero: { photo }, gallery: [photo] };
    const named = await checkWith(changed(tourFile, change));
    expect(named.sort()).toEqual([
      `${title} → More photographs 1 names the picture 'IMG_0421.JPG', which is not in photos/; copy it there. (${tourFile})`,
      `${title} → Picture at the top names the picture 'IMG_0421.JPG', which is not in photos/; copy it there. (${tourFile})`,
      `${title} → image names the picture 'posters/fishing-kard.webp', which is not in photos/; copy it there. (${tourFile})`,
    ]);
    const home = changed('data/home.json', {
      lead: 'Up to {maxPeopel} people.',
    });
    expect(await checkWith(home, asCommand)).toEqual([
      'Home page → Lead writes {maxPeopel}, which is no value; for example {maxPeople}. (data/home.json)',
    ]);
  });

  test('a list of reviews that the editor emptied is right', async () => {
    write(copy, 'public/reviews.json', '{}');
    expect(await checkWith({}, asCommand)).toEqual([]);
    expect(json(join(copy, 'public/reviews.json'))).toEqual({ reviews: [] });
  });
});
