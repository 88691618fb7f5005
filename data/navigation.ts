import type { PagePath } from './functions/pages';

/** The pages in the bar in order, without the tours and the form. Their names come from `pages`. */
export const barPages = {
  beforeTours: ['/', '/about'],
  afterTours: ['/boat-hire', '/faq'],
} as const satisfies Record<string, readonly PagePath[]>;

/** The texts of the bar and of the phone menu. */
export const barWords = {
  skip: 'Skip to content',
  /** For screen readers: the name of the region with the skip link. */
  skipLinks: 'Skip',
  links: 'Main',
  menu: 'Menu',
  tours: 'Tours',
  call: 'Call',
  book: 'Book',
  /** Added after 'Book' on a phone. */
  now: 'Now',
} as const;

/** The headings of the footer and the end of its last line. */
export const footerWords = {
  tours: 'Tours',
  explore: 'Explore',
  reach: 'Call or write',
  whatsApp: 'WhatsApp',
  elsewhere: 'Elsewhere',
  region: 'Queensland, Australia',
} as const;
