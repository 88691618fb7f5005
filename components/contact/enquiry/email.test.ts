import { emailFields } from '@/data/enquiry-form';
import { contactEmail } from '@/data/settings';
import { emailPayload } from './email';
import { sampleEnquiry as enquiry, sampleTours as tours } from './sample-enquiry';

test('the e-mail has these fields', () => {
  const payload = emailPayload(enquiry, tours, 'a-token');
  expect(Object.keys(payload).sort()).toEqual([...emailFields].sort());
  expect(payload).toMatchObject({
    to_email: contactEmail,
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

test("an unknown tour is named 'Unknown Tour'", () => {
  expect(emailPayload({ ...enquiry, tourType: 'whales' }, tours, '')).toMatchObject({
    tour_type: 'Unknown Tour',
    hasTourType: true,
  });
});

test('without a date, and with another type, even when a tour was chosen before, both are empty', () => {
  const hire = { ...enquiry, enquiryType: 'Boat Hire', preferredDate: '' };
  expect(emailPayload(hire, tours, '')).toMatchObject({
    tour_type: '',
    hasTourType: false,
    preferred_date: '',
    hasPreferredDate: false,
  });
});
