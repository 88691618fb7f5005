import { withinSentence } from './within-sentence';

jest.mock('../../data/country.json', () => ({
  language: 'de-DE',
  currency: 'EUR',
  country: 'AU',
}));

test('in German a noun keeps its capital within a sentence', () => {
  expect(withinSentence('6-8 Stunden')).toBe('6-8 Stunden');
});
