import type { EnquiryType } from './fields';

/** The contact page with the type chosen, and for Tour the slug of a tour. */
export const enquiryPath = (
  type: EnquiryType,
  tour?: string,
): `/contact?${string}` =>
  `/contact?type=${encodeURIComponent(type)}${tour ? `&tourId=${encodeURIComponent(tour)}` : ''}`;
