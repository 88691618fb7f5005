/** @jest-environment node */
import { typeSentences } from './check-types';

test('each compiler error becomes one sentence with its file and line', () => {
  const output = [
    "data/tours.ts(12,5): error TS2322: Type 'string' is not assignable to type 'number'.",
    '  The types of these properties are different.',
    "../../data/faq.ts(3,1): error TS2304: Cannot find name 'x'.",
  ].join('\n');
  expect(typeSentences(output)).toEqual([
    "data/tours.ts, line 12: Type 'string' is not assignable to type 'number'.",
    "data/faq.ts, line 3: Cannot find name 'x'.",
  ]);
});
