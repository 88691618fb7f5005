import type { EnquiryType } from './fields';

/** The contact page with a type chosen, and for 'Tour' a tour by its slug. */
export const enquiryPath = (
  type: EnquiryType,
  tour?: string,
): `/contact?${string}` =>
  `/contact?type=${encodeURIComponent(type)}${tour ? `&tourId=${encodeURIComponent(tour)}` : ''}`;
