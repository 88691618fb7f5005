import { runInNewContext } from 'node:vm';
import { enquiryErrors as texts } from '@/site/enquiry/errors';
import { enquiryFields, formTexts } from '@/site/enquiry/fields';
import { sampleEnquiry as right } from '@/tools/testing/sample-enquiry';
import { fallbackMessages } from './fallback';
import { dateWindow, validate } from './validate';

const TODAY = new Date(2027, 2, 10);

const blanks = [
  ' ',
  '\u00a0',
  '\u200b',
  '\u2060',
  '\u3000',
  '\ufeff',
  '\n\t',
  '\u2800',
  '\u3164',
];

test.each(blanks)('the blank %j is no answer', (blank) => {
  const { name, message } = texts;
  expect(validate({ ...right, name: blank, message: blank }, TODAY)).toEqual({
    name,
    message,
  });
});

test.each(['2028-03-11', '0001-01-01', '9999-12-31', '12027-06-01'])(
  'the date %p is refused',
  (day) => {
    expect(validate({ ...right, preferredDate: day }, TODAY)).toEqual({
      preferredDate: expect.any(String),
    });
  },
);

test.each([
  [new Date(2027, 11, 31, 23, 59), '2027-12-31', '2028-12-31'],
  [new Date(2028, 1, 29), '2028-02-29', '2029-02-28'],
])('on %p the window runs from %p to %p', (today, first, last) => {
  expect(dateWindow(today)).toEqual({ first, last });
});

test.each([
  ['x', 40_000],
  ['"', 20_000],
  ['\n', 20_000],
  ['🐢', 10_000],
  ['\u0000', 6_667],
])(
  'of %j as many can be sent as the sentence says, and no more',
  (character, most) => {
    expect(
      validate({ ...right, message: `x${character.repeat(most - 1)}` }, TODAY),
    ).toEqual({});
    expect(
      validate({ ...right, message: `x${character.repeat(most + 99)}` }, TODAY),
    ).toEqual({
      message: texts.tooLong(formTexts.labels.message, most),
    });
  },
);

test('the name and the contact details have a limit too', () => {
  for (const field of ['name', 'contactDetails'] as const)
    expect(validate({ ...right, [field]: 'x'.repeat(501) }, TODAY)).toEqual({
      [field]: texts.tooLong(formTexts.labels[field], 500),
    });
});

const doubt = enquiryFields.find(
  ({ name }) => name === 'contactDetails',
)?.doubt;

// A pattern that begins again at each letter would take minutes.
test.each(['@', 'a@', 'a@a', '1', '1a', ' ', '\u200b'])(
  '400,000 times %j in a field do not stop the page',
  (letters) => {
    const long = letters.repeat(400_000);
    const enquiry = {
      ...right,
      name: long,
      contactDetails: long,
      message: long,
    };
    const work = () => [
      doubt?.pattern.test(long),
      validate(enquiry, TODAY),
      fallbackMessages(enquiry, []),
    ];
    expect(
      runInNewContext('work()', { work }, { timeout: 60_000 }),
    ).toHaveLength(3);
  },
  90_000,
);

test.each([
  ['0400 000 000', true],
  ['+61 (0)7 4778 5000', true],
  ["o'brien@example.com", true],
  ['Kim <kim@example.com>', true],
  ['kim@example.com / 0491 570 156', true],
  ['kim@@example.com', true],
  ['kim', false],
  ['kim@home', false],
])('contact details %p look reachable: %p', (details, reachable) => {
  expect(doubt?.pattern.test(details)).toBe(reachable);
});
