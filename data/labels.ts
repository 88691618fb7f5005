/** Labels of several pages. */
export const labels = {
  book: 'Book',
  bookNow: 'Book Now',
  viewTours: 'View Tours',
  call: 'Call',
  /** For screen readers: the notice on top of a page. */
  notice: 'Notice',
  /** For screen readers: the breadcrumbs, and links that open a new tab. */
  breadcrumbs: 'Breadcrumbs',
  newTab: '(opens in a new tab)',
} as const;
