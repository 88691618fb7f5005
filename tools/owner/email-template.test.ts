import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailFields } from '../../site/email-fields';
import { projectFolder } from '../shared/terminal';
import { readTemplate, renderEmail, templateFiles } from './email-template';

const tourEnquiry = {
  ...Object.fromEntries(emailFields.map((field) => [field, field])),
  to_email: 'bookings@boat-adventures.example',
  from_name: "Nia O'Brien",
  subject: "Tour enquiry from Nia O'Brien",
  message:
    'Contact Number: 0491 570 156\nNumber of People: 4\nEnquiry: <b>Saturday</b> & Sunday {{from_name}}?',
  enquiry_type: 'Tour',
  tour_type: 'Fishing',
  hasTourType: true,
  contact_details: "nia.o'brien@example.com",
  preferred_date: 'Saturday 3 April 2027',
  hasPreferredDate: true,
};

test.each(templateFiles)('every tag of %s is closed', (file) => {
  expect(readTemplate(file)).not.toMatch(/\{\{[^{}]*$/m);
});

test('the README names exactly the fields that the site sends', () => {
  const [, table = ''] = readFileSync(join(projectFolder, 'email-template/README.md'), 'utf8').split(
    'What the site sends',
  );
  const named = [...table.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(
    ([, names = '']) => names.match(/[\w-]+/g) ?? [],
  );
  expect(named.sort()).toEqual([...emailFields].sort());
});

test('no field of the template, and no instruction, lets the sender choose the recipient', () => {
  for (const file of templateFiles) expect(readTemplate(file)).not.toContain('to_email');
  const instructions = readFileSync(join(projectFolder, 'email-template/README.md'), 'utf8');
  expect(instructions).toMatch(
    /^\| To Email +\| your own address, written out, never `\{\{to_email\}\}` +\|$/m,
  );
});

test('4.5 an enquiry about a tour shows tour and date, and every field that is no HTML as it was typed', () => {
  const { subject, html, text, from, replyTo } = renderEmail(tourEnquiry);
  expect({ subject, from, replyTo }).toEqual({
    subject: "Tour enquiry from Nia O'Brien",
    from: "Nia O'Brien",
    replyTo: "nia.o'brien@example.com",
  });
  for (const words of ['Fishing', 'Saturday 3 April 2027', "nia.o'brien@example.com", "Nia O'Brien"]) {
    expect(html).toContain(words.replace("'", '&#39;'));
    expect(text).toContain(words);
  }
  expect(text).toContain('Number of People: 4\nEnquiry: <b>Saturday</b> & Sunday {{from_name}}?');
});

test('an enquiry without tour and date shows neither line', () => {
  const { html, text } = renderEmail({
    ...tourEnquiry,
    enquiry_type: 'Boat Hire',
    tour_type: '',
    hasTourType: false,
    preferred_date: '',
    hasPreferredDate: false,
  });
  expect(html + text).not.toMatch(/Preferred date|>Tour<|Tour:/);
  expect(text).not.toMatch(/\n{3}/);
});

test('typed text stays plain text in the e-mail, never HTML or a field of the template', () => {
  const attack = '</pre><script>alert(1)</script><img src=x onerror=alert(1)> {{to_email}}';
  const { html } = renderEmail({
    ...tourEnquiry,
    from_name: attack,
    contact_details: attack,
    message: attack,
    tour_type: attack,
  });
  expect(html).not.toMatch(/<script|<img|<\/pre><s/);
  expect(html).toContain('{{to_email}}');
  expect(readTemplate('body.html')).not.toContain('{{{');
});
