import { customAddress } from '../../site/content/custom-pages';
import { pages } from '../../site/content/pages';
import { scratch } from '../testing/scratch';
import { addressMistakes } from './addresses';

const [home, ...others] = pages.map((page) => ({
  ...page,
  alsoAt: [] as string[],
}));
const page = others.at(-1);
if (!home || !page)
  throw new Error('There are no two pages in data/pages.json.');

const project = scratch();
const mistakes = (alsoAt: string[]) =>
  addressMistakes(project.folder, [
    { ...home, alsoAt: ['/start'] },
    { ...page, alsoAt },
  ]);

test('the present other addresses are valid, and a page may list its own address among them', () => {
  expect(addressMistakes('.', pages)).toEqual([]);
  expect(mistakes([page.path])).toEqual([]);
});

test.each([
  [
    ['/'],
    `already is the page '${home.name}'; take it out of one of the two, for example here`,
  ],
  [['/start'], `already leads to '${home.name}'`],
  [['/tours'], 'already leads to the tours on the home page'],
  [['/404'], 'already is a page of its own'],
  [['/proof'], 'already is a page of its own'],
  [['/other', '/other'], `already leads to '${page.name}'`],
])('%s ends in one sentence', (alsoAt, words) => {
  project.write('public/proof.html');
  expect(mistakes(alsoAt)).toEqual([
    {
      level: 'red',
      file: 'data/pages.json',
      field: `alsoAt of '${page.name}'`,
      sentence: expect.stringContaining(`has '${alsoAt[0]}', which ${words}`),
    },
  ]);
});

test.each([
  [page.path, [], 'title', `is the page '${page.name}'`],
  ['/pictures', [], 'title', 'is a page of its own'],
  ['/vouchers', ['/start'], 'alsoAt', `leads to '${home.name}'`],
])(
  "1.14 the owner's page %s, also at %j, ends in one sentence that names both",
  (path, alsoAt, field, words) => {
    project.write('public/pictures/1.jpg');
    const own = {
      ...page,
      path: customAddress(path.slice(1)),
      name: 'Vouchers',
    };
    const label = field === 'title' ? 'Title' : 'alsoAt';
    expect(
      addressMistakes(project.folder, [
        { ...own, alsoAt, linkedFrom: 'footer' },
        { ...home, alsoAt: ['/start'] },
        page,
      ]),
    ).toEqual([
      {
        level: 'red',
        file: `data/custom-pages${path}.json`,
        field: `Page Vouchers → ${label}`,
        sentence: expect.stringMatching(
          new RegExp(`'${alsoAt[0] ?? path}', which already ${words};`),
        ),
      },
    ]);
  },
);
