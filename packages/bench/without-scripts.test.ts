import { test } from 'node:test';
import { expect } from 'expect';
import { withoutScripts } from './without-scripts';

test('all scripts and their preload hints are removed, and everything else stays', () => {
  const html =
    '<head><link rel="preload" as="script" href="/a.js"/><link rel="preload" as="image" href="/a.avif"/><script src="/a.js" async=""></script></head><body><p>Sea</p><script>self.x = "<p>"</script></body>';
  expect(withoutScripts(html)).toBe(
    '<head><link rel="preload" as="image" href="/a.avif"/></head><body><p>Sea</p></body>',
  );
});
