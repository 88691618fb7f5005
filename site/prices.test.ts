import { readdirSync, readFileSync } from 'node:fs';
import { inDollars, priceRows } from './price-words';
import { groupDeal, hire, maxPeople, tourFrom } from './prices';
import { allTours } from './tours';
import { numberInWords } from './wording';

const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?!prices).*\.json$/.test(name),
);

test.each(files)('%s names prices and group sizes by their values alone', (file) => {
  const ofTours = allTours.flatMap((tour) => [
    ...(tour.price ? [tour.price] : []),
    ...priceRows(tour).map(({ dollars }) => dollars),
  ]);
  const typedAgain = [
    ...[hire, tourFrom, ...ofTours].map((dollars) => `\\${inDollars(dollars)}\\b`),
    `\\b(${maxPeople}|${numberInWords(maxPeople)}) people`,
    `\\b${groupDeal.from} (to|or) ${groupDeal.to}\\b`,
  ];
  // A tour may have its own group size.
  const text = readFileSync(`data/${file}`, 'utf8').replace(/"groupSize": .*/g, '');
  expect(text).not.toMatch(new RegExp(typedAgain.join('|'), 'i'));
});
