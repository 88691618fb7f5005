/** The clicks that are counted, with the event each sends. */
const EVENTS = {
  phone: 'phone_click',
  email: 'email_click',
  maps: 'maps_click',
  reviews: 'reviews_click',
  tour: 'tour_view',
  book: 'book_click',
  faq: 'faq_view',
} as const;

export type TrackedAttributes = { 'data-event': string; 'data-category': string; 'data-label': string };

/**
 * Marks a link or button so that the one listener in `analytics.tsx` sends its event.
 * @param kind what is pressed; it is the event's category too
 * @param label where, or which one: 'hero', 'Fishing', 'prices'
 */
export function tracked(kind: keyof typeof EVENTS, label: string): TrackedAttributes {
  return { 'data-event': EVENTS[kind], 'data-category': kind, 'data-label': label };
}
