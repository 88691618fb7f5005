import { contactEmail, contactPhone } from './settings';

/** The telephone number as a link dials it. */
export const phoneAddress = `tel:${contactPhone.replace(/[^+\d]/g, '')}`;

/** The e-mail address as a link opens it. */
export const emailAddress = `mailto:${contactEmail}`;

/**
 * The contact page with the form filled in ahead (specification, section 4).
 * @param type one of the form's enquiry types
 * @param tour the slug of the tour, only with the type Tour
 */
export function enquiryPath(
  type: 'General Enquiry' | 'Tour' | 'Boat Hire',
  tour?: string,
): `/contact?${string}` {
  return `/contact?type=${encodeURIComponent(type)}${tour ? `&tourId=${encodeURIComponent(tour)}` : ''}`;
}
