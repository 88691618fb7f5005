/** The screen of a page that throws; below it stands the error's own message. */
export const thrownWords = {
  title: 'Unexpected Application Error!',
  again: 'Try Again',
  home: 'Home',
  call: 'Call',
} as const;

/** The page for unknown addresses. Under `/tours/` it has a title and a message of its own. */
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

/** The notice when a page's data are slow to come. */
export const onItsWay = 'The page is on its way.';
