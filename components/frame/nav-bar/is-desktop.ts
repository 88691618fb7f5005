/** The width of the style sheets, in `em`: it grows with the text size. */
export const isDesktop = () => matchMedia('(min-width: 56.25em)');
