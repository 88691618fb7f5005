import { readFileSync } from 'node:fs';
import { enquiryFields } from '../../site/enquiry/fields';
import { emailBodyFields, emailFields } from '../../site/enquiry/mail-fields';
import { readSetting, settings } from '../../site/services/services';
import { sampleEnquiry } from '../testing/sample-enquiry';
import { renderEmail } from './email';

const enquiry = {
  ...sampleEnquiry,
  name: "Nia O'Brien",
  message:
    'Number of People: 4\nEnquiry: <b>Saturday</b> & Sunday {{from_name}}?',
  tourType: 'Fishing',
  contactDetails: "nia.o'brien@example.com",
  preferredDate: 'Saturday 3 April 2027',
};
/** What the site sends. What is not typed has its own name as its value. */
const params = {
  ...Object.fromEntries(emailFields.map((field) => [field, field])),
  ...Object.fromEntries(
    enquiryFields.map(({ name, mail }) => [mail, enquiry[name]]),
  ),
};
const flags = enquiryFields.flatMap(({ mailFlag = [] }) => mailFlag);

test('4.5 an enquiry about a tour shows tour and date, and every field that is no HTML as it was typed', () => {
  const {
    name: from,
    contactDetails: replyTo,
    tourType,
    preferredDate,
    message,
  } = enquiry;
  const { html, text, ...others } = renderEmail(params);
  expect(others).toEqual({ subject: 'subject', from, replyTo });
  for (const words of [tourType, preferredDate, replyTo, from]) {
    expect(html).toContain(words.replace("'", '&#39;'));
    expect(text).toContain(words);
  }
  expect(text).toContain(message);
});

test('an enquiry without tour and date shows neither line', () => {
  const without = Object.fromEntries(flags.map((flag) => [flag, false]));
  const { html, text } = renderEmail({ ...params, ...without });
  expect(html + text).not.toMatch(/Preferred date|>Tour<|Tour:/);
  expect(text).not.toMatch(/\n{3}/);
});

test('typed text stays plain text in the e-mail, never HTML or a field of the template', () => {
  const attack =
    '</pre><script>alert(1)</script><img src=x onerror=alert(1)> {{to_email}}';
  const typed = Object.fromEntries(
    enquiryFields.map(({ mail }) => [mail, attack]),
  );
  const { html } = renderEmail({ ...params, ...typed });
  expect(html).not.toMatch(/<script|<img|<\/pre><s/);
  expect(html).toContain('{{to_email}}');
});

const read = (name: string, value: string) => {
  const setting = settings.find((each) => each.name === name);
  return setting && readSetting(setting, value);
};

test.each([
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'user_a1B2c3D4e5F6g7H8', true],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 't1UCFGk1fb6Lx3TvVsFIv', false],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'YOUR_PUBLIC_KEY', false],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'service_ab12cd3', false],
])('%s as %s is valid: %p', (name, value, valid) => {
  expect(read(name, value)).toBe(valid ? value : undefined);
});

const template = (file: string) =>
  readFileSync(`email-template/${file}`, 'utf8');

// With two brackets O'Brien would arrive as O&#39;Brien where there is no HTML;
// with three a visitor could bring HTML into the e-mail.
test.each([
  ['subject.txt', 3, ['subject']],
  ['body.txt', 3, emailBodyFields],
  ['body.html', 2, emailBodyFields],
] as const)(
  'the template %s shows the fields of an enquiry, each in %s brackets, and no other',
  (file, brackets, fields) => {
    const shown = [...template(file).matchAll(/(\{+)([^{}]+)\}+/g)];
    expect(new Set(shown.map(([, , name]) => name))).toEqual(
      new Set([
        ...fields,
        ...flags
          .filter(() => file !== 'subject.txt')
          .flatMap((flag) => [`#${flag}`, `/${flag}`]),
      ]),
    );
    for (const [, open = '', name = ''] of shown)
      if (/^\w/.test(name)) expect(open).toHaveLength(brackets);
  },
);
