import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutScripts } from './site';

test('all scripts and their preload hints are removed, and everything else stays', () => {
  const html =
    '<head><link rel="preload" as="script" href="/a.js"/><link rel="preload" as="image" href="/a.avif"/><script src="/a.js" async=""></script></head><body><p>Sea</p><script>self.x = "<p>"</script></body>';
  assert.equal(
    withoutScripts(html),
    '<head><link rel="preload" as="image" href="/a.avif"/></head><body><p>Sea</p></body>',
  );
});
