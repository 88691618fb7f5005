/** Labels that stand on several pages. */
export const labels = {
  book: 'Book',
  bookNow: 'Book Now',
  viewTours: 'View Tours',
  call: 'Call',
  /** For screen readers: the owner's line on top of a page. */
  notice: 'Notice',
  /** For screen readers: the list of steps from the home page to this page, and links that open a new tab. */
  breadcrumbs: 'Breadcrumbs',
  newTab: '(opens in a new tab)',
} as const;
