import { imageQueryFault } from './picture-query';

const today = new Date('2026-11-21T00:00:00Z');
const query =
  'sv=2024-11-04&sr=c&sp=r&spr=https&se=2027-06-30T00%3A00%3A00Z&sig=abc%2Bdef%3D';

test.each([query, `st=2026-11-01T00:00:00Z&${query}`])(
  'the query %s may be published',
  (right) => expect(imageQueryFault(right, today)).toBeUndefined(),
);

test('one that ends within two months is asked about', () => {
  expect(imageQueryFault(query, new Date('2027-06-01'))).toEqual({
    level: 'yellow',
    sentence: expect.stringMatching(/^ends on 2027-06-30; make a new one/),
  });
});

test.each([
  [query.replace('sp=r', 'sp=rw'), /permits more than reading/],
  [query.replace('sp=r&', ''), /permits more than reading/],
  [query.replace('sr=c&sp=r', 'ss=bfqt&srt=sco&sp=rwdl'), /whole account/],
  [`${query}&sip=203.0.113.7`, /a part that a query/],
  [`${query}&sr=b`, /a part twice/],
  [query.replace(/sv=[^&]+&/, ''), /has a wrong part/],
  [query.replace('sr=c', 'sr=d'), /not for one container/],
  [query.replace('spr=https', 'spr=https,http'), /without encryption/],
  [query.replace('2027', '2099'), /more than two years/],
  [query.replace('2027', '2025'), /ended on 2025-06-30/],
  [query.replace('2027', 'hunter2'), /no proper end date/],
])('7.20 the query %s ends the build in one sentence', (wrong, words) => {
  const { level, sentence = '' } = imageQueryFault(wrong, today) ?? {};
  expect(level).toBe('red');
  expect(sentence).toMatch(words);
  // A log keeps the sentence, and the query works like a key.
  expect(sentence).not.toMatch(/abc%2Bdef|hunter2/);
});
