import type { PagePath } from './pages';

/** The pages in the bar, in their order, besides the tours and the form. Their names are those of `pages`. */
export const barPages = {
  beforeTours: ['/', '/about'],
  afterTours: ['/boat-hire', '/faq'],
} as const satisfies Record<string, readonly PagePath[]>;

/** The words of the bar and of the phone's menu. */
export const barWords = {
  skip: 'Skip to content',
  /** For screen readers: what the skip link stands in. */
  skipLinks: 'Skip',
  links: 'Main',
  menu: 'Menu',
  tours: 'Tours',
  call: 'Call',
  book: 'Book',
  /** Follows 'Book' on a phone. */
  now: 'Now',
} as const;

/** The headings of the footer, and the end of its last line. */
export const footerWords = {
  tours: 'Tours',
  explore: 'Explore',
  reach: 'Call or write',
  elsewhere: 'Elsewhere',
  region: 'Queensland, Australia',
} as const;
