/** The screen of a page that throws. The message of the error is below it. */
export const thrownWords = {
  title: 'Unexpected Application Error!',
  again: 'Try Again',
  home: 'Home',
  call: 'Call',
  sending: 'Your enquiry is being sent. The links come back after that.',
} as const;

/** The line on a page that has not loaded completely. Its HTML can be read. */
export const incompleteWords = {
  text: 'Part of this page may not work. Call or write:',
  or: 'or',
} as const;

/** The page for unknown addresses. Under `/tours/` it has another title and message. */
export const notFoundWords = {
  pageTitle: 'Not Found',
  title: 'Unexpected Application Error!',
  message: '404 Not Found',
  tourTitle: 'Tour not found',
  tourMessage: 'There is no tour at this address.',
  home: 'Home',
  tours: 'View Tours',
  call: 'Call',
} as const;

/** The notice when the route data of a page are slow. */
export const onItsWay = 'The page is on its way.';
