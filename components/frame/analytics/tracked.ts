/** The counted clicks: category and event name. */
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
 * Marks a link or button, so that the listener in `analytics.tsx` sends its event.
 * @param kind the category of the event
 * @param label the place or the item: 'hero', 'Fishing', 'prices'
 */
export function tracked(kind: Kind, label: string): TrackedAttributes {
  return { 'data-category': kind, 'data-label': label };
}
