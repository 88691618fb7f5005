import { firstTourPath } from './content';
import { blockStorage, expect, OUTSIDE, test } from './fixtures';
import * as form from './form';

// What the form says without the third parties is in when-sending-fails.spec.ts.
test('6.5 with storage and all third parties blocked pages work, and without storage the form', async ({
  page,
}) => {
  await blockStorage(page);
  await page.route(OUTSIDE, (route) => route.abort('blockedbyclient'));
  for (const path of ['/', '/boat-hire', '/faq', firstTourPath, '/contact']) {
    await page.goto(path);
    await page.mouse.move(10, 10);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  // A late request of analytics may be on its way.
  await page.unrouteAll({ behavior: 'wait' });
  await form.open(page);
  await form.send(page);
  await form.expectSuccess(page);
});
