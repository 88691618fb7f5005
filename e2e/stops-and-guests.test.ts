import { readFileSync } from 'node:fs';
import phrases from '../data/phrases.json' with { type: 'json' };
import { faq } from '../site/content';
import { capitalise, counted } from '../site/fill';
import { places } from '../site/places';
import { allTours } from '../site/tours';
import { numberInWords, timeInWords } from '../site/wording';
import { textsOf } from '../tools/shared/read-html';
import { filledFacts, filledTour } from '../tools/testing/filled-facts';
import { graphOf, htmlOf, pageOf, previewOut } from './built-pages';

const { whoCanCome } = filledFacts;

test.each(allTours)(
  'with every fact the page of $name has its stops and who can come',
  ({ slug, places: own }) => {
    const path = `/tours/${slug}`;
    const $ = pageOf(path, previewOut);
    const stops = filledTour({ places: own }).itinerary ?? [];
    const names = stops.map(({ place, words }) => places.find((each) => each.slug === place)?.name ?? words);
    expect(textsOf($, 'ol')).toContain(
      stops.map(({ time }, index) => `${timeInWords(time)} ${names[index]}`).join(''),
    );
    expect(textsOf($, 'dd')).toEqual(expect.arrayContaining(Object.values(whoCanCome)));
    const llms = readFileSync(`${previewOut}/llms.txt`, 'utf8');
    for (const text of [...names, ...Object.values(whoCanCome)]) expect(llms).toContain(text);
    const [, page] = graphOf(htmlOf(path, previewOut));
    expect(page.mainEntity.itinerary.itemListElement).toEqual(names);
  },
);

test('with the languages on board the structured data of the home page have them', () => {
  const [business] = graphOf(htmlOf('/', previewOut));
  expect(business.knowsLanguage.join(' and ')).toBe(whoCanCome.languages);
});

test('with every fact the FAQ says who can come and counts the question', () => {
  const $ = pageOf('/faq', previewOut);
  const others = faq.entries.filter(({ slug }) => slug !== 'who-can-come');
  expect($('details')).toHaveLength(others.length + 1);
  expect($('p').text()).toContain(
    capitalise(counted(phrases.questions, others.length + 1, numberInWords(others.length + 1))),
  );
  const answer = $('#who-can-come').text();
  for (const text of Object.values(whoCanCome)) expect(answer).toContain(text);
});
