import { withinSentence } from './within-sentence';
import { partsOfList } from './wording';

jest.mock('../../data/country.json', () => ({
  language: 'de-DE',
  currency: 'EUR',
  country: 'AU',
}));

test('in German a noun keeps its capital within a sentence, and a list has its own word before the last', () => {
  expect(withinSentence('6-8 Stunden')).toBe('6-8 Stunden');
  expect(partsOfList('Englisch, Dänisch und Deutsch')).toEqual([
    'Englisch',
    'Dänisch',
    'Deutsch',
  ]);
});
