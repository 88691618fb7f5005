import { emailFields } from '@/data/enquiry-form';
import { emailPayload } from './email';
import { sampleEnquiry as enquiry, sampleTours as tours } from './sample-enquiry';

test('the e-mail has these fields', () => {
  expect(Object.keys(emailPayload(enquiry, tours, 'a-token')).sort()).toEqual([...emailFields].sort());
});

test("an unknown tour is named 'Unknown Tour'", () => {
  expect(emailPayload({ ...enquiry, tourType: 'whales' }, tours, '')).toMatchObject({
    tour_type: 'Unknown Tour',
    hasTourType: true,
  });
});
