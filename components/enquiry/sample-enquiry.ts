import { type Enquiry, FIELDS } from './enquiry';
import { fallbackMessages } from './result/fallback';

/** The enquiry of the unit tests. */
export const sampleTours = [{ id: 2, slug: 'fishing', name: 'Fishing' }];

export const sampleEnquiry: Enquiry = {
  name: 'Kim Nguyen',
  contactDetails: 'kim@example.com',
  enquiryType: 'Tour',
  tourType: 'fishing',
  preferredDate: '2027-04-03',
  message: 'Room for four?',
};

/** An enquiry without an answer. */
export const emptyEnquiry = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Enquiry;

export const sampleFallback = fallbackMessages(sampleEnquiry, sampleTours);
