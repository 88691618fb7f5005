/**
 * Whether the bar has room for its links, by the width of the style sheets. In
 * `em` it grows with the visitor's text size.
 */
export const isDesktop = () => matchMedia('(min-width: 56.25em)');
