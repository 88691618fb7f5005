import { dateInWords } from '@/components/calendar-day';
import { type Enquiry, emailPayload, enquiryAsText, MESSAGE_TEMPLATE, subjectOf } from './enquiry';

const tours = [{ id: 2, slug: 'fishing', name: 'Fishing' }];
const enquiry: Enquiry = {
  name: 'Kim Nguyen',
  contactDetails: 'kim@example.com',
  enquiryType: 'Tour',
  tourType: 'fishing',
  preferredDate: '2027-04-03',
  message: 'Room for four?',
};

test('the message starts with the three lines of the specification', () => {
  expect(MESSAGE_TEMPLATE.split('\n')).toEqual(['Contact Number:', 'Number of People:', 'Enquiry:']);
});

test('the payload has the specified fields', () => {
  expect(emailPayload(enquiry, tours, 'a-token')).toEqual({
    to_email: 'bookings@boat-adventures.example',
    from_name: 'Kim Nguyen',
    subject: 'Tour enquiry from Kim Nguyen',
    message: 'Room for four?',
    enquiry_type: 'Tour',
    tour_type: 'Fishing',
    hasTourType: true,
    contact_details: 'kim@example.com',
    preferred_date: 'Saturday 3 April 2027',
    hasPreferredDate: true,
    g_recaptcha_response: 'a-token',
    'g-recaptcha-response': 'a-token',
  });
});

test("a tour that is not known is an 'Unknown Tour'", () => {
  expect(emailPayload({ ...enquiry, tourType: 'whales' }, tours, '')).toMatchObject({
    tour_type: 'Unknown Tour',
    hasTourType: true,
  });
});

test('with another type the tour is empty, whatever was chosen before', () => {
  expect(emailPayload({ ...enquiry, enquiryType: 'Boat Hire' }, tours, '')).toMatchObject({
    tour_type: '',
    hasTourType: false,
  });
});

test('without a date both of its fields are empty', () => {
  expect(emailPayload({ ...enquiry, preferredDate: '' }, tours, '')).toMatchObject({
    preferred_date: '',
    hasPreferredDate: false,
  });
});

test.each([
  ['2028-02-29', 'Tuesday 29 February 2028'],
  ['2026-12-31', 'Thursday 31 December 2026'],
  ['', ''],
])('the day %p reads %p', (day, words) => {
  expect(dateInWords(day)).toBe(words);
});

test.each([
  ['General Enquiry', 'General Enquiry from Kim'],
  ['Boat Hire', 'Boat Hire enquiry from Kim'],
])('the subject of %p is %p', (enquiryType, subject) => {
  expect(subjectOf({ ...enquiry, enquiryType, name: ' Kim\r\n\t' })).toBe(subject);
});

test('as a text the enquiry names only what was filled in', () => {
  expect(enquiryAsText(enquiry, tours)).toBe(
    'Name: Kim Nguyen\nContact Details: kim@example.com\nEnquiry Type: Tour\nTour Type: Fishing\nPreferred Date: Saturday 3 April 2027\n\nRoom for four?',
  );
  expect(enquiryAsText({ ...enquiry, enquiryType: 'Boat Hire', preferredDate: '' }, tours)).toBe(
    'Name: Kim Nguyen\nContact Details: kim@example.com\nEnquiry Type: Boat Hire\n\nRoom for four?',
  );
});
