/**
 * Whether the bar has room for its links, or is the phone's with its panel: as in the style sheets, in the visitor's own
 * size of text. Returns the query, which also tells of a change.
 */
export const wide = () => matchMedia('(min-width: 56.25em)');
