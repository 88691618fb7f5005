import type { EnquiryType } from './fields';

/**
 * The address of the contact page with a preselection. With the type Tour it
 * may have the slug of a tour.
 */
export const enquiryPath = (
  type: EnquiryType,
  tour?: string,
): `/contact?${string}` =>
  `/contact?type=${encodeURIComponent(type)}${tour ? `&tourId=${encodeURIComponent(tour)}` : ''}`;
