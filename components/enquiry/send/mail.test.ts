import { textAddress } from '@/site/contact';
import { emailFields } from '@/site/email-fields';
import { sampleEnquiry } from '@/site/sample-enquiry';
import { readEnquiry } from '../form-values';
import { fallbackMessages, subjectOf } from '../result/fallback';
import { emailPayload } from './mail';

const tours = [{ id: 2, slug: 'fishing', name: 'Fishing' }];
const ofTour = { enquiryType: 'Tour', tourType: 'fishing', preferredDate: '2027-04-03' };
const enquiry = { ...sampleEnquiry, ...ofTour };

test('the subject has the type, and the name without the spaces round it', () => {
  const general = { ...enquiry, enquiryType: 'General Enquiry', name: ' Kim\r\n\t' };
  expect(subjectOf(general)).toBe('General Enquiry from Kim');
});

test('marks that turn text round are taken out of the subject and stay in the message', () => {
  const marks = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
  const turned = { ...enquiry, name: `Kim${marks} moc.live`, message: `${marks}Hello` };
  expect(subjectOf(turned)).toBe('Tour enquiry from Kim moc.live');
  expect(fallbackMessages(turned, tours).text).toContain(`\n\n${marks}Hello`);
});

test('4.7 an e-mail and a text hold the whole enquiry, its tour and its day in words', () => {
  const hard = { ...enquiry, name: 'Kim & Søn', message: 'Two lines\n50% of us swim?' };
  const { text, email, sms } = fallbackMessages(hard, tours);
  expect(text).toMatch(
    /\nTour Type: Fishing\nPreferred Date: Saturday 3 April 2027\n\nTwo lines\n50% of us swim\?$/,
  );
  const { searchParams } = new URL(email);
  expect(searchParams.get('subject')).toBe('Tour enquiry from Kim & Søn');
  expect(searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  // A landline can receive none.
  expect(sms && new URL(sms).searchParams.get('body')).toBe(textAddress && text);
});

test('half an emoji is left out, because no address can hold it', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input id="name" /><textarea id="message"></textarea>';
  (form.firstChild as HTMLInputElement).value = 'Kim\ud83d';
  (form.lastChild as HTMLTextAreaElement).value = '\ude00Hello \u{1f600}';
  const read = readEnquiry(form);
  expect(read).toMatchObject({ name: 'Kim', message: 'Hello \u{1f600}' });
  expect(decodeURIComponent(fallbackMessages(read, tours).email)).toContain('Hello \u{1f600}');
});

test("an unknown tour is named 'Unknown Tour'", () => {
  expect(emailPayload({ ...enquiry, tourType: 'whales' }, tours, '')).toMatchObject({
    tour_type: 'Unknown Tour',
    hasTourType: true,
  });
});

test('the e-mail has exactly the fields that its template may use', () => {
  expect(Object.keys(emailPayload(enquiry, tours, '')).sort()).toEqual([...emailFields].sort());
});
