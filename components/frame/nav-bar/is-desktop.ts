/**
 * The media query that matches when the bar has room for its links. Otherwise they stand in the phone's panel. The width is the
 * one in the style sheets, in `em`, so it grows with the visitor's text size.
 */
export const isDesktop = () => matchMedia('(min-width: 56.25em)');
