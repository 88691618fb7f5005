import texts from '../data/error-screens.json' with { type: 'json' };

/**
 * The screen of a page that throws, the line on a page that has not loaded completely, the page for unknown addresses (under `/tours/`
 * it has another title and message), and the notice when the route data of a page are slow.
 */
export const { thrownWords, incompleteWords, notFoundWords, onItsWay } = texts;
