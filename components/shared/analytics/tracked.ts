type Kind =
  | 'phone'
  | 'email'
  | 'whatsapp'
  | 'maps'
  | 'reviews'
  | 'tour'
  | 'book'
  | 'book_online'
  | 'faq';
export type TrackedAttributes = {
  'data-category': string;
  'data-label': string;
};

/** The name of the event. To open a tour or an answer is a view. */
export const clickEvent = (category: string) =>
  category + (category === 'tour' || category === 'faq' ? '_view' : '_click');

/**
 * Marks a link or button for the listener in `analytics.tsx`, with a label for
 * the place or the item: 'hero', 'Fishing', 'prices'.
 */
export function tracked(kind: Kind, label: string): TrackedAttributes {
  return { 'data-category': kind, 'data-label': label };
}
