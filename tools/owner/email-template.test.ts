/** @jest-environment node */
import { payloadFields, readTemplate, renderEmail, templateFields, templateFiles } from './email-template';

const tourEnquiry = {
  to_email: 'bookings@boat-adventures.example',
  from_name: "Nia O'Brien",
  subject: "Tour enquiry from Nia O'Brien",
  message:
    'Contact Number: 0491 570 156\nNumber of People: 4\nEnquiry: <b>Saturday</b> & Sunday {{from_name}}?',
  enquiry_type: 'Tour',
  tour_type: 'Fishing',
  hasTourType: true,
  contact_details: 'nia@example.com',
  preferred_date: 'Saturday 3 April 2027',
  hasPreferredDate: true,
  g_recaptcha_response: 'token',
  'g-recaptcha-response': 'token',
};

test.each(templateFiles)('%s asks only for what the site sends', (file) => {
  const known: readonly string[] = payloadFields;
  expect(templateFields(readTemplate(file)).filter((name) => !known.includes(name))).toEqual([]);
  expect(readTemplate(file)).not.toMatch(/\{\{[^{}]*$/m);
});

test.each(['body.html', 'body.txt'] as const)('%s shows everything the owner needs', (file) => {
  const shown = new Set([...templateFields(readTemplate(file)), 'to_email', 'subject']);
  const hidden = ['g_recaptcha_response', 'g-recaptcha-response'];
  expect([...shown].sort()).toEqual(payloadFields.filter((name) => !hidden.includes(name)).sort());
});

test('an enquiry about a tour shows tour and date', () => {
  const { subject, html, text, to, from, replyTo } = renderEmail(tourEnquiry);
  expect({ subject, to, from, replyTo }).toEqual({
    subject: "Tour enquiry from Nia O'Brien",
    to: 'bookings@boat-adventures.example',
    from: "Nia O'Brien",
    replyTo: 'nia@example.com',
  });
  for (const words of ['Fishing', 'Saturday 3 April 2027', 'nia@example.com']) {
    expect(html).toContain(words);
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
  expect(text).toContain('Contact: nia@example.com\n\nContact Number');
});

test('what a visitor typed is text in the e-mail, never HTML or a field of the template', () => {
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
