import { customPageFile } from '../../data/schema/custom-pages';
import { anchorOf, anchorsOf, pageFiles } from '../../data/schema/pages';
import facts from '../../tools/testing/filled-facts.json' with { type: 'json' };

test.each([
  ['How long is it good?', 'how-long-is-it-good'],
  ['Qué incluye – y qué no?', 'qué-incluye-y-qué-no'],
  ['ギフト券は いつまで？', 'ギフト券は-いつまで'],
])(
  '1.14 the question %s has the address #%s, whatever stands beside it',
  (question, anchor) => {
    expect(anchorOf(question)).toBe(anchor);
  },
);

test('1.14 two questions of a page with one address are refused in one sentence', () => {
  const asked = (question: string) => ({ question, answer: ['Yes.'] });
  const { error } = customPageFile.safeParse({
    ...facts.customPages.weddings,
    questions: [asked('How long is it good?'), asked('How long is it good')],
  });
  expect(error?.issues).toEqual([
    expect.objectContaining({
      path: ['questions', 1, 'question'],
      message: expect.stringContaining('which entry 1 has already'),
    }),
  ]);
});

test('3.2 a copy of a question has the address of its own words, and none has that of another', () => {
  const asked = (question: string) => ({
    question,
    answer: ['Yes.'],
    slug: 'prices',
  });
  const entries = [asked('What does it cost?'), asked('And for a child?')];
  expect(anchorsOf(entries)).toEqual(['prices', 'and-for-a-child']);
  const faq = pageFiles['data/faq.json'];
  expect(faq.safeParse({ entries }).success).toBe(true);
  const { error } = faq.safeParse({ entries: [entries[0], asked('Prices?')] });
  expect(error?.issues).toEqual([
    expect.objectContaining({ path: ['entries', 1, 'question'] }),
  ]);
});
