import { ownCountry } from '../../data/schema/own-country';
import { allTours } from '../../site/content/tours';
import { filesIn } from '../shared/files';
import facts from '../testing/filled-facts.json' with { type: 'json' };
import { contentPaths, mistakesIn, readContents } from './content';
import { asLine } from './finding';
import { textFault } from './texts';

const contents = readContents();
const [{ slug, name }] = allTours;
const tour = `data/tours/${slug}.json`;
const copy = `data/tours/${slug}-copy.json`;
const prices = 'data/prices.json';
const map = 'data/places.json';
const notice = 'data/notice.json';
const days = 'data/full-days.json';
const aboutUs = 'data/owner-answers.json';
const { weddings } = facts.customPages;
const { forOne, forBoat } = ownCountry.highestPrice;
const page = {
  ...weddings,
  picture: { file: 'posters/fishing.webp', alt: 'A trout.' },
};

// tools/editor/wrong-entries.test.ts has the rules of single fields.
test.each<[string, string, object, string]>([
  [
    '1.12',
    notice,
    { text: 'Closed' },
    'Last day is empty, but there is a text',
  ],
  ['1.12', notice, { lastDay: '2026-12-01' }, 'Notice is empty, but there is'],
  [
    '1.12',
    notice,
    { text: 'Closed', firstDay: '2026-12-09', lastDay: '2026-12-01' },
    'Last day is before the first day',
  ],
  ['7.16', notice, { firstDay: '2062-11-04' }, 'is more than a year from now'],
  ['7.16', tour, { backOn: '2062-11-04' }, 'is more than two years from now'],
  ['7.16', tour, { summery: 'x' }, "has an unknown field 'summery'"],
  ['7.16', tour, { name: 'For {maxPeople}' }, 'may hold no curly brackets'],
  [
    '7.16',
    tour,
    { prices: { adult: String(forOne + 1) } },
    `Adult is more than ${forOne} for one person; look at the figure`,
  ],
  [
    '7.16',
    prices,
    { hire: String(forBoat + 1) },
    `Boat hire is more than ${forBoat}; look at the figure`,
  ],
  ['7.16', tour, { prices: {} }, 'Table of prices has no price; fill one in'],
  ['7.16', tour, { hero: {} }, 'Picture at the top needs a photograph of'],
  ['7.16', map, { tours: { [slug]: ['arthurr'] } }, "names 'arthurr', which"],
  ['7.16', prices, { groupDeal: { from: '9', to: '3' } }, "has a 'from' above"],
  ['7.16', prices, { maxPeople: '1' }, 'To is above the most people on a boat'],
  ['7.16', aboutUs, { wheelchairBoarding: 'No.' }, 'says no; switch'],
  ['7.16', aboutUs, { rating: { words: '49 of 5' } }, 'is over 5 stars; look'],
  ['7.16', aboutUs, { rating: { words: '4.9' } }, 'needs both its words and'],
  [
    '7.16',
    days,
    { days: [{ day: '2026-12-24', tour: slug, boatHire: true }] },
    'Boat hire cannot be full in the entry of a tour',
  ],
  [
    '7.16',
    days,
    { days: [{ day: '2026-12-24', lastDay: '2026-12-20' }] },
    'Last day is before the first day',
  ],
  [
    '7.16',
    'public/reviews.json',
    { reviews: [{ author_name: 'Kim', rating: 5, text: 'x', tour: 'whales' }] },
    "Reviews 1 'Kim' → Tour names 'whales', which is none of the tours",
  ],
  ['7.16', copy, { id: undefined }, `Name is ${name}, as in ${tour}; change`],
  ['7.16', 'data/country.json', { language: '?' }, 'must be a code such as'],
  ['7.15', 'data/tours/Copy (2).json', { name: 'B' }, 'cannot be an address'],
  [
    '3.2',
    tour,
    { hero: { photo: { file: 'gone.jpg', alt: 'A boat.' } } },
    "Picture at the top names the picture 'gone.jpg', which is not in photos/",
  ],
  [
    '1.14',
    'data/custom-pages/b.json',
    page,
    `Title is ${weddings.title}, as in`,
  ],
])('%s in %s %j is named: %s', (_, file, change, words) => {
  const isTour = file.startsWith('data/tours/');
  const before = contents[isTour ? tour : file] as object;
  const wrong = {
    ...contents,
    'data/custom-pages/a.json': page,
    [file]: { ...before, ...change },
  };
  expect(mistakesIn(wrong).map(asLine).join('\n')).toContain(words);
});

test('3.7 one tour must be on', () => {
  const nextYear = `${new Date().getFullYear() + 1}-06-30`;
  const off = Object.entries(contents).map(([file, content]) =>
    file.startsWith('data/tours/')
      ? [file, { ...(content as object), backOn: nextYear }]
      : [file, content],
  );
  expect(mistakesIn(Object.fromEntries(off)).map(asLine)).toEqual([
    expect.stringContaining('one of them must be on'),
  ]);
});

test('each file of data/ has a schema', () => {
  const files = filesIn('data').filter((each) => each.endsWith('.json'));
  expect(contentPaths()).toEqual(
    expect.arrayContaining(files.map((each) => `data/${each}`)),
  );
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
  expect(textFault(words, ['maxPeople', 'hirePrice'])).toEqual(
    fault && expect.stringContaining(fault),
  );
});
