import { ownPageFile } from '../../data/schema/own-pages';
import { anchorOf } from '../../data/schema/pages';
import facts from '../../tools/testing/filled-facts.json' with { type: 'json' };

test.each([
  ['How long is it good?', 'how-long-is-it-good'],
  ['Qué incluye – y qué no?', 'qué-incluye-y-qué-no'],
  ['ギフト券は いつまで？', 'ギフト券は-いつまで'],
  ['返品できますか？', '返品できますか'],
])(
  '1.14 the question %s has the address #%s, whatever stands beside it',
  (question, anchor) => {
    expect(anchorOf(question)).toBe(anchor);
  },
);

test('1.14 two questions of a page with one address are refused in one sentence', () => {
  const asked = (question: string) => ({ question, answer: ['Yes.'] });
  const { error } = ownPageFile.safeParse({
    ...facts.ownPages.weddings,
    questions: [asked('How long is it good?'), asked('How long is it good')],
  });
  expect(error?.issues).toEqual([
    expect.objectContaining({
      path: ['questions', 1, 'question'],
      message: expect.stringContaining('which entry 1 has already'),
    }),
  ]);
});
