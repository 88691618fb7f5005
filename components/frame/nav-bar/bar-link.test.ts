import { isCurrent } from './bar-link';

test.each([
  ['/', '/', 'page'],
  ['/about', '/', undefined],
  ['/about', '/about', 'page'],
  ['/about/', '/about', 'page'],
  ['/aboutness', '/about', undefined],
  ['/tours/fishing', '/tours', 'true'],
  ['/tours/fishing', '/tours/fishing', 'page'],
  ['/faq', '/tours', undefined],
])('on %p the link to %p is %p', (path, href, current) => {
  expect(isCurrent(path, href)).toBe(current);
});
