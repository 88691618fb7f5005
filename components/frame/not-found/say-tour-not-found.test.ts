import { sayTourNotFound } from './say-tour-not-found';

test.each([
  ['/tours/evil', 'Tour not found', 'No tour.'],
  ['/TOURS/1/2', 'Tour not found', 'No tour.'],
  ['/tours/', 'Error', '404'],
  ['/nowhere', 'Error', '404'],
])('on %s the page says %s', (path, title, message) => {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<main><h1>Error</h1><p>404</p></main>';
  sayTourNotFound('Tour not found', 'No tour.');
  expect(document.querySelector('h1')?.textContent).toBe(title);
  expect(document.querySelector('p')?.textContent).toBe(message);
});
