import { firstTourPath } from './content';
import { blockStorage, expect, OUTSIDE, test } from './fixtures';
import * as form from './form';
import { ANALYTICS } from './third-parties';

// What the form says without the third parties is in
// when-sending-fails.spec.ts.
test('6.3 pages work with third parties and storage blocked, the form without storage', async ({
  page,
}) => {
  await blockStorage(page);
  let blocked = true;
  await page.route(OUTSIDE, (route) =>
    blocked ? route.abort('blockedbyclient') : route.fallback(),
  );
  for (const path of ['/', '/boat-hire', '/faq', firstTourPath, '/contact']) {
    await page.goto(path);
    await page.mouse.move(10, 10);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  blocked = false;
  await page.route(ANALYTICS, (route) => route.abort('blockedbyclient'));
  await form.open(page);
  await form.send(page);
  await form.expectSuccess(page);
});
