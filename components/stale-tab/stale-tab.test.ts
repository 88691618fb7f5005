import { STALE_TAB_SCRIPT } from './stale-tab';

test('the guard stays small: every page carries it', () => {
  expect(STALE_TAB_SCRIPT.length).toBeLessThan(500);
});

test('the guard can stand in a page as it is', () => {
  expect(() => new Function(STALE_TAB_SCRIPT)).not.toThrow();
  expect(STALE_TAB_SCRIPT).not.toMatch(/<\/|<!--/);
});
