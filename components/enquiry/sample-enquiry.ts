import { sampleEnquiry as sample } from '@/site/sample-enquiry';
import { fallbackMessages } from './result/fallback';

/** The tours, the enquiry and its other ways in the unit tests. */
export const sampleTours = [{ id: 2, slug: 'fishing', name: 'Fishing' }];

export const sampleEnquiry = {
  ...sample,
  contactDetails: 'kim@example.com',
  enquiryType: 'Tour',
  tourType: 'fishing',
  preferredDate: '2027-04-03',
  message: 'Room for four?',
};

export const sampleFallback = fallbackMessages(sampleEnquiry, sampleTours);
