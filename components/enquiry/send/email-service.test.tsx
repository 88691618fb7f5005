import { readFileSync } from 'node:fs';
import { enquiryFields } from '@/site/enquiry/fields';
import { readSetting, settings } from '@/site/services/services';
import { renderEmail } from '@/tools/services/email';
import { sampleEnquiry } from '@/tools/testing/sample-enquiry';
import { emailPayload } from './mail';

// What only EmailJS knows: the owner's template, and the form of its keys.

const words = {
  ...sampleEnquiry,
  name: "Nia O'Brien",
  contactDetails: "nia.o'brien@example.com",
  tourType: 'Fishing',
  preferredDate: 'Saturday 3 April 2027',
  message:
    'Number of People: 4\nEnquiry: <b>Saturday</b> & Sunday {{from_name}}?',
  subject: "Tour enquiry from Nia O'Brien",
};
const render = (changed: Partial<typeof words> = {}) =>
  renderEmail(emailPayload({ ...words, ...changed }, ''));

test('4.5 the e-mail has every field, and its subject, sender and answer address are what was typed', () => {
  const { html, message, ...others } = render();
  expect(others).toEqual({
    subject: words.subject,
    from: words.name,
    replyTo: words.contactDetails,
  });
  for (const { name } of enquiryFields.slice(0, -1))
    expect(html).toContain(words[name].replaceAll("'", '&#39;'));
  expect(html).toContain('&#60;b&#62;Saturday&#60;/b&#62; &#38; Sunday');
  expect(message).toBe(words.message);
});

test('an enquiry without tour and date shows neither line', () => {
  const { html } = render({ tourType: '', preferredDate: '' });
  expect(html).not.toMatch(/Preferred date|>Tour</);
});

// With three brackets a visitor could bring HTML into the e-mail.
test('the template shows what was typed in each field, in two brackets, and nothing else', () => {
  const template = readFileSync('email-template/body.html', 'utf8');
  const shown = [...template.matchAll(/(\{+)([^{}]+)\}+/g)];
  const flags = enquiryFields.flatMap(({ mailFlag = [] }) => mailFlag);
  expect(new Set(shown.map(([, , name]) => name))).toEqual(
    new Set([
      ...enquiryFields.map(({ mail }) => mail),
      ...flags.flatMap((flag) => [`#${flag}`, `/${flag}`]),
    ]),
  );
  expect(new Set(shown.map(([, open]) => open))).toEqual(new Set(['{{']));
});

test.each([
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'user_a1B2c3D4e5F6g7H8', true],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 't1UCFGk1fb6Lx3TvVsFIv', false],
  ['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'YOUR_PUBLIC_KEY', false],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'service_ab12cd3', false],
])('%s as %s is valid: %p', (name, value, valid) => {
  const setting = settings.find((each) => each.name === name);
  expect(setting && readSetting(setting, value)).toBe(
    valid ? value : undefined,
  );
});
