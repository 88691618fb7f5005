import { filledFacts } from '../../tools/testing/filled-facts';
import { whoCanCome, whoCanComeSentences } from './who-can-come';

const { whoCanCome: filled } = filledFacts;
const empty = { age: '', nonSwimmers: '', pregnancy: '', badBacks: '', seasickness: '', lifeJackets: ' ' };

test('who can come says only what the owner has filled in', () => {
  expect(whoCanCome({ ...empty, languages: '' })).toEqual([]);
  expect(whoCanCome({ ...empty, languages: 'English' })).toMatchObject([{ text: 'English' }]);
  expect(whoCanCome(filled).map(({ text }) => text)).toEqual(Object.values(filled));
});

test('as sentences each fact ends with one full stop', () => {
  const facts = { ...empty, age: 'From 6 years.', languages: 'English' };
  expect(whoCanComeSentences(facts)).toEqual(['Age: From 6 years.', 'Languages on board: English.']);
});
