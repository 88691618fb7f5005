import { emailFields } from '../../site/email-fields';
import { readTemplate, renderEmail, templateFiles } from './email-template';

const tourEnquiry = {
  ...Object.fromEntries(emailFields.map((field) => [field, field])),
  to_email: 'bookings@boat-adventures.example',
  from_name: "Nia O'Brien",
  subject: "Tour enquiry from Nia O'Brien",
  message: 'Number of People: 4\nEnquiry: <b>Saturday</b> & Sunday {{from_name}}?',
  enquiry_type: 'Tour',
  tour_type: 'Fishing',
  hasTourType: true,
  contact_details: "nia.o'brien@example.com",
  preferred_date: 'Saturday 3 April 2027',
  hasPreferredDate: true,
};

test('the README names exactly the fields that the site sends, and a To field that the sender cannot choose', () => {
  const instructions = readTemplate('README.md');
  const [, table = ''] = instructions.split('What the site sends');
  const named = [...table.matchAll(/^\| (`.*?`) +\|/gm)].join().match(/[\w-]+/g) ?? [];
  expect([...new Set(named)].sort()).toEqual([...emailFields].sort());
  for (const file of templateFiles) expect(readTemplate(file)).not.toContain('to_email');
  expect(instructions).toMatch(
    /^\| To Email +\| your own address, written out, never `\{\{to_email\}\}` +\|$/m,
  );
});

test('4.5 an enquiry about a tour shows tour and date, and every field that is no HTML as it was typed', () => {
  const { subject, from_name: from, contact_details: replyTo } = tourEnquiry;
  const { html, text, ...others } = renderEmail(tourEnquiry);
  expect(others).toEqual({ subject, from, replyTo });
  for (const words of ['Fishing', 'Saturday 3 April 2027', replyTo, from]) {
    expect(html).toContain(words.replace("'", '&#39;'));
    expect(text).toContain(words);
  }
  expect(text).toContain(tourEnquiry.message);
});

test('an enquiry without tour and date shows neither line', () => {
  const { html, text } = renderEmail({ ...tourEnquiry, hasTourType: false, hasPreferredDate: false });
  expect(html + text).not.toMatch(/Preferred date|>Tour<|Tour:/);
  expect(text).not.toMatch(/\n{3}/);
});

test('typed text stays plain text in the e-mail, never HTML or a field of the template', () => {
  const attack = '</pre><script>alert(1)</script><img src=x onerror=alert(1)> {{to_email}}';
  const typed = { from_name: attack, contact_details: attack, message: attack, tour_type: attack };
  const { html } = renderEmail({ ...tourEnquiry, ...typed });
  expect(html).not.toMatch(/<script|<img|<\/pre><s/);
  expect(html).toContain('{{to_email}}');
});
