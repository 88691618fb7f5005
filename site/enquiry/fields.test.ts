import { formTexts } from './fields';
import { enquiryOutcome } from './outcome';

// These words are agreed, so they stand here in English. Every other test takes
// them from data/.
test('4.1, 4.6, 4.7 the form and its result have the agreed words', () => {
  expect(formTexts).toMatchObject({
    labels: {
      name: 'Name',
      contactDetails: 'Contact Details',
      enquiryType: 'Enquiry Type',
      tourType: 'Tour Type',
      preferredDate: 'Preferred Date',
      message: 'Message',
    },
    types: {
      'General Enquiry': 'General Enquiry',
      Tour: 'Tour',
      'Boat Hire': 'Boat Hire',
    },
    messageTemplate: 'Contact Number:\nNumber of People:\nEnquiry:',
    sending: 'Sending...',
    unknownTour: 'Unknown Tour',
  });
  expect(enquiryOutcome).toMatchObject({
    sent: 'Message sent successfully!',
    failed: 'Failed to send message. Please try again.',
  });
});
