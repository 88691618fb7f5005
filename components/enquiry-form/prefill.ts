import { findTour } from '@/data/find-tour';
import { ENQUIRY_TYPES, type TourChoice } from './enquiry';

/**
 * What an address such as /contact?type=Tour&tourId=2 chooses ahead (section 4). An unknown type chooses nothing; the tour
 * counts only with the type Tour, by its slug or its number.
 */
export function prefillFrom(query: URLSearchParams, tours: readonly TourChoice[]) {
  const enquiryType = ENQUIRY_TYPES.find((type) => type === query.get('type'));
  if (!enquiryType) return null;
  const tour = enquiryType === 'Tour' ? findTour(tours, query.get('tourId')) : undefined;
  return { enquiryType, tourType: tour?.slug ?? '' };
}
