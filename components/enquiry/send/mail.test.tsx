import { type Enquiry, enquiryFields, formTexts } from '@/site/enquiry/fields';
import { textAddress } from '@/site/facts/contact';
import { dateInWords } from '@/site/words/calendar-day';
import { fill } from '@/site/words/fill';
import { sampleEnquiry } from '@/tools/testing/sample-enquiry';
import { draftScript } from '../draft';
import { fallbackMessages } from '../fallback';
import { readEnquiry } from '../form-values';
import { enquiryInWords } from '../in-words';
import { emailPayload } from './mail';

const tours = [{ id: 2, slug: 'fishing', name: 'Fishing' }];
const ofTour = {
  enquiryType: 'Tour',
  tourType: 'fishing',
  preferredDate: '2027-04-03',
};
const enquiry = { ...sampleEnquiry, ...ofTour };

const payloadOf = (typed: Enquiry) =>
  emailPayload(enquiryInWords(typed, tours, formTexts.unknownTour), '');

const { labels, types } = formTexts;
/** The subject of an enquiry about a tour. */
const subjectFrom = (name: string) =>
  fill(formTexts.subject, { enquiryType: types.Tour, name });

// Of the last, marks that turn text round.
test.each([
  [' Kim\r\n\t', 'Kim'],
  [
    'Kim\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069 moc.live',
    'Kim moc.live',
  ],
])('4.5 the subject from %j has the name %j', (name, shown) => {
  expect(enquiryInWords({ ...enquiry, name }, tours).subject).toBe(
    subjectFrom(shown),
  );
  const general = { ...enquiry, enquiryType: 'General Enquiry', name };
  expect(enquiryInWords(general, tours).subject).toBe(
    fill(formTexts.generalSubject, { name: shown }),
  );
});

test('4.7 an e-mail and a text hold the whole enquiry, its tour and its day in words', () => {
  const hard = {
    ...enquiry,
    name: 'Kim & Søn',
    message: 'Two lines\n50% of us swim?',
  };
  const { text, email, sms } = fallbackMessages(hard, tours);
  const inWords = {
    ...hard,
    enquiryType: types.Tour,
    tourType: 'Fishing',
    preferredDate: dateInWords(hard.preferredDate),
  };
  const lines = enquiryFields
    .filter(({ name }) => name !== 'message')
    .map(({ name, label }) => `${label}: ${inWords[name]}`);
  expect(text).toBe(`${lines.join('\n')}\n\nTwo lines\n50% of us swim?`);
  const { searchParams } = new URL(email);
  expect(searchParams.get('subject')).toBe(subjectFrom(hard.name));
  expect(searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
  // A landline can receive none.
  expect(sms && new URL(sms).searchParams.get('body')).toBe(
    textAddress && text,
  );
});

const unseen = [
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u2060',
  '\u202c',
  '\ufeff',
  '\u{e0001}',
];

test.each([
  ...unseen.map((mark) => `${mark}kim${mark}@example.com${mark}`),
  'mailto:kim@example.com',
  ' MAILTO:\u200bkim@example.com',
])(
  '4.5 the contact %j can be answered: by e-mail, and in the other ways to send it',
  (contactDetails) => {
    const typed = { ...enquiry, contactDetails };
    expect(payloadOf(typed)).toMatchObject({
      contact_details: 'kim@example.com',
    });
    expect(fallbackMessages(typed, tours).text).toContain(
      `\n${labels.contactDetails}: kim@example.com\n`,
    );
  },
);

test('4.5 a name and a message keep the marks that join letters, a message all marks', () => {
  const joined = {
    name: '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647',
    message: '\u202eHello \u{1f469}\u200d\u{1f467}',
  };
  expect(payloadOf({ ...enquiry, ...joined })).toMatchObject({
    from_name: joined.name,
    message: joined.message,
  });
});

test('half an emoji is left out, because no address can hold it', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input id="name" /><textarea id="message"></textarea>';
  new Function(draftScript)();
  (form.firstChild as HTMLInputElement).value = 'Kim\ud83d';
  (form.lastChild as HTMLTextAreaElement).value = '\ude00Hello \u{1f600}';
  const read = readEnquiry(form);
  expect(read).toMatchObject({ name: 'Kim', message: 'Hello \u{1f600}' });
  expect(decodeURIComponent(fallbackMessages(read, tours).email)).toContain(
    'Hello \u{1f600}',
  );
});

test('4.12 fields that an older version of the site has not kept count as empty', () => {
  const { email, text } = fallbackMessages(
    { message: 'Turtles?', preferredDate: '20261-12-25' },
    tours,
  );
  expect(text).toBe('\nTurtles?');
  expect(new URL(email).searchParams.get('subject')).toBe(
    fill(formTexts.subject, { enquiryType: '', name: '' })
      .replace(/ +/g, ' ')
      .trim(),
  );
});

test('4.5, 4.7 a tour that is gone is named so in the e-mail, and not at all in the other ways', () => {
  const gone = { ...enquiry, tourType: 'whales' };
  expect(fallbackMessages(gone, tours).text).not.toContain(labels.tourType);
  expect(payloadOf({ ...enquiry, tourType: 'whales' })).toMatchObject({
    tour_type: formTexts.unknownTour,
    hasTourType: true,
  });
});
