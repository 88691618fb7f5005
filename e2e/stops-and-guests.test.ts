import { readFileSync } from 'node:fs';
import { faq } from '../data/faq';
import { timeInWords } from '../data/functions/schedule-words';
import { countInWords } from '../data/functions/wording';
import { places } from '../data/places';
import { allTours } from '../data/tours';
import { filledFacts } from '../tools/testing/filled-facts';
import { find, graphOf, htmlOf, previewOut, textOf } from './built-pages';

const { whoCanCome } = filledFacts;

test.each(allTours)('with every fact the page of $name has its stops and who can come', ({ slug }) => {
  const html = htmlOf(`/tours/${slug}`, previewOut);
  const stops = filledFacts.tours[slug]?.itinerary ?? [];
  const names = stops.map(({ place, words }) => places.find((each) => each.slug === place)?.name ?? words);
  expect(find(html, 'ol').map(textOf)).toContain(
    stops.map(({ time }, index) => `${timeInWords(time)} ${names[index]}`).join(''),
  );
  expect(find(html, 'dd').map(textOf)).toEqual(expect.arrayContaining(Object.values(whoCanCome)));
  const llms = readFileSync(`${previewOut}/llms.txt`, 'utf8');
  for (const text of [...names, ...Object.values(whoCanCome)]) expect(llms).toContain(text);
  const [, page] = graphOf(html);
  expect(page.mainEntity.itinerary.itemListElement).toEqual(names);
});

test('with the languages on board the structured data of the home page have them', () => {
  const [business] = graphOf(htmlOf('/', previewOut));
  expect(business.knowsLanguage.join(' and ')).toBe(whoCanCome.languages);
});

test('with every fact the FAQ says who can come and counts the question', () => {
  const html = htmlOf('/faq', previewOut);
  const others = faq.entries.filter(({ slug }) => slug !== 'who-can-come');
  expect(find(html, 'details')).toHaveLength(others.length + 1);
  expect(find(html, 'p').map(textOf).join()).toContain(countInWords(others.length + 1, 'question'));
  const [answer] = find(html, 'div', { id: 'who-can-come' }).map(textOf);
  for (const text of Object.values(whoCanCome)) expect(answer).toContain(text);
});
