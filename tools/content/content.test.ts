import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import {
  type Description,
  describe as described,
  fieldOf,
} from '../../data/schema/sentences';
import { allTours } from '../../site/content/tours';
import { filesIn } from '../shared/files';
import { filledFacts, filledTour } from '../testing/filled-facts';
import facts from '../testing/filled-facts.json' with { type: 'json' };
import { copyProject } from '../testing/project-copy';
import { write } from '../testing/scratch';
import { contentMistakes, contentPaths, schemaMistakes } from './content';
import { fieldsIn } from './fields-in';
import { asLine } from './finding';
import { contentSchema, fieldInWords } from './schemas';
import { wordFault } from './words';

jest.setTimeout(60_000);

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const [first] = allTours;
const tour = `data/tours/${first.slug}.json`;
const vouchers = facts.ownPages['gift-vouchers'];
const plainPage = {
  ...vouchers,
  picture: { file: 'posters/fishing.webp', alt: 'A trout.' },
  sections: [{ title: 'How', content: 'Ask us.' }],
  gallery: undefined,
};
/** With facts that the owner may have left empty. */
const filled: Readonly<Record<string, object>> = {
  [tour]: { ...json(tour), ...filledTour(first) },
  'data/own-pages/gift-vouchers.json': vouchers,
  'data/owner-answers.json': filledFacts,
  'public/reviews.json': {
    reviews: [{ author_name: 'Kim', rating: 5, text: 'Turtles.' }],
  },
  'data/full-days.json': { days: [{ day: '2026-12-24', lastDay: '' }] },
};

const wrong = (file: string, content: object) =>
  schemaMistakes(z.object({ [file]: contentSchema(file) }), {
    [file]: content,
  });

/** The rules of a field that a form shows; nothing of any other. */
function ruleOf(file: string, path: readonly PropertyKey[]) {
  let rule: Description | undefined = described(contentSchema(file));
  let isRequired = false;
  for (const key of path) {
    if (typeof key === 'number') rule = rule?.items;
    else {
      isRequired = rule?.required?.includes(String(key)) ?? false;
      rule = fieldOf(rule, String(key)).field;
      if (!rule?.title) return undefined;
    }
  }
  return rule && { ...rule, isRequired };
}

/** Each field of each form with what it refuses. */
const refused = contentPaths()
  .concat(Object.keys(filled))
  .filter((file, index, all) => all.indexOf(file) === index)
  .flatMap((file) => {
    const content = filled[file] ?? json(file);
    return fieldsIn(content).flatMap(({ path }) => {
      const rule = path.length ? ruleOf(file, path) : undefined;
      if (!rule || typeof path.at(-1) === 'number') return [];
      const { isRequired, minLength, maxLength, minItems } = rule;
      const values: [string, unknown][] = [
        ['of another kind', { not: 'right' }],
      ];
      if (isRequired) values.push(['missing', undefined]);
      if (minLength) values.push(['empty', '']);
      if (minItems) values.push(['empty', []]);
      if (maxLength) values.push(['too long', 'x'.repeat(maxLength + 1)]);
      return values.map(([kind, value]) => ({ file, path, kind, value }));
    });
  });

test('1.12, 7.16 each field of each form that is missing, empty, too long or of another kind is named in the words of the form', () => {
  expect(refused.length).toBeGreaterThan(200);
  for (const { file, path, kind, value } of refused) {
    const content = structuredClone(filled[file] ?? json(file));
    const inner = path.slice(0, -1).reduce((each, key) => each[key], content);
    inner[path.at(-1) as string] = value;
    const place = fieldInWords(file, path, content);
    const lines = wrong(file, content).map(asLine);
    const line = lines.find((each) => each.startsWith(place));
    expect([place, kind, line]).toEqual([
      place,
      kind,
      expect.stringMatching(
        / (is|may|must|has|needs|holds) .*\. \(.*\.json\)$/,
      ),
    ]);
    expect(line).not.toContain('Invalid');
  }
});

test('each file of data/ has a schema', () => {
  const files = filesIn('data').filter((name) => name.endsWith('.json'));
  expect(contentPaths()).toEqual(
    expect.arrayContaining(files.map((name) => `data/${name}`)),
  );
});

test.each([
  ['data/prices.json', { hire: '99.50' }, 'must be a whole number above 0'],
  ['data/prices.json', { hire: 999_999 }, 'is more than 20000'],
  [tour, { backOn: '2027-02-30' }, 'is a day that does not exist'],
  [tour, { backOn: '2062-11-04' }, 'is more than two years from now'],
  [tour, { summery: 'x' }, "has an unknown field 'summery'"],
  [tour, { name: 'For {maxPeople}' }, 'may hold no curly brackets'],
  ['data/owner-answers.json', { wheelchairBoarding: 'No.' }, 'says no; switch'],
  ['data/notice.json', { text: 'Closed', lastDay: '' }, 'is empty, but there'],
  [
    'data/notice.json',
    { text: 'Closed', firstDay: '2026-12-09', lastDay: '2026-12-01' },
    'is before the first day',
  ],
])('1.12, 7.16 in %s %j ends in: %s', (file, change, words) => {
  const lines = wrong(file, { ...(filled[file] ?? json(file)), ...change });
  expect(lines.map(asLine).join()).toContain(words);
});

test.each([
  ['The times are at https://www.ferry.example/times?day=1#week.', undefined],
  ['Ask us, and/or them. Up to {maxPeople} people.', undefined],
  ['See http://ferry.example.', 'holds an address'],
  ['See javascript:alert(1).', 'holds an address'],
  ['Hire is {hirePrize}.', 'writes {hirePrize}, which is no value'],
  ['Up to {maxPeople.', 'which is no value'],
  ['Up to maxPeople}.', 'which is no value'],
])('a text with the words %s', (words, fault) => {
  expect(wordFault(words, ['maxPeople', 'hirePrice'])).toEqual(
    fault && expect.stringContaining(fault),
  );
});

describe('in a copy of the project', () => {
  let copy: string;
  beforeEach(() => {
    copy = copyProject('content');
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  test.each<[string, string, object, string]>([
    [
      '7.16',
      `data/tours/${first.slug}-copy.json`,
      { name: first.name },
      `Name is ${first.name}, as in ${tour}; change this one`,
    ],
    [
      '7.15',
      'data/tours/Copy (2).json',
      { name: 'B' },
      'has a file whose name cannot be an address',
    ],
    [
      '7.16',
      'public/reviews.json',
      {
        reviews: [
          { author_name: 'Kim', rating: 5, text: 'Good.', tour: 'whales' },
        ],
      },
      "names 'whales', which is none of the tours",
    ],
    [
      '7.16',
      tour,
      { places: ['arthurr'] },
      "names 'arthurr', which is none of the places",
    ],
    [
      '3.2',
      tour,
      { hero: { photo: { file: 'gone.jpg', alt: 'A boat.' } } },
      "Picture at the top names the picture 'gone.jpg', which is not in photos/",
    ],
    [
      '1.14',
      'data/own-pages/copy.json',
      plainPage,
      `Title is ${vouchers.title}, as in`,
    ],
  ])('%s in %s %j is named: %s', (_, file, change, words) => {
    const before = file.startsWith('public') ? {} : json(tour);
    if (file.includes('own-pages')) {
      write(copy, file.replace('copy', 'a'), JSON.stringify(plainPage));
      write(copy, file, JSON.stringify(plainPage));
    } else
      write(
        copy,
        file,
        JSON.stringify({ ...before, id: undefined, ...change }),
      );
    expect(contentMistakes(copy).map(asLine).join('\n')).toContain(words);
  });
});
