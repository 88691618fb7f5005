/** The clicks that are counted, by their category, with the event each sends. */
export const CLICK_EVENTS: Readonly<Record<string, string>> = {
  phone: 'phone_click',
  email: 'email_click',
  maps: 'maps_click',
  reviews: 'reviews_click',
  tour: 'tour_view',
  book: 'book_click',
  faq: 'faq_view',
} satisfies Record<Kind, string>;

type Kind = 'phone' | 'email' | 'maps' | 'reviews' | 'tour' | 'book' | 'faq';
export type TrackedAttributes = { 'data-category': string; 'data-label': string };

/**
 * Marks a link or button so that the one listener in `analytics.tsx` sends its event.
 * @param kind what is pressed: the event's category
 * @param label where, or which one: 'hero', 'Fishing', 'prices'
 */
export function tracked(kind: Kind, label: string): TrackedAttributes {
  return { 'data-category': kind, 'data-label': label };
}
