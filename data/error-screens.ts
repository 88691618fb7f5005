/** The screen of a page that throws. The message of the error is below it. */
export const thrownWords = {
  title: 'Unexpected Application Error!',
  again: 'Try Again',
  home: 'Home',
  call: 'Call',
  sending: 'Your enquiry is still being sent. The links to the pages come back when that has ended.',
} as const;

/** The line on a page that has not loaded completely. Its HTML can be read. */
export const incompleteWords = {
  text: 'This page has not loaded completely, so parts of it may not work.',
  call: 'Call',
  write: 'or write to',
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
