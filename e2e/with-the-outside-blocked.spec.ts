import { faq } from '../site/content/texts';
import { firstTourPath } from './content';
import { blockStorage, expect, OUTSIDE, openReady, test } from './fixtures';
import * as form from './form';

// What the form says without the third parties is in
// when-sending-fails.spec.ts.
test('6.3 pages work with third parties and storage blocked and a frozen data layer, the form without the last two', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(
    /dataLayer .* does not exist/,
    /push is not a function/,
    /object is not extensible/,
  );
  await blockStorage(page);
  // An extension does this. The start script of the library then throws.
  await page.addInitScript(
    "Object.defineProperty(window, 'dataLayer', { value: Object.freeze([]) })",
  );
  let blocked = true;
  await page.route(OUTSIDE, (route) =>
    blocked ? route.abort('blockedbyclient') : route.fallback(),
  );
  for (const path of ['/', '/boat-hire', firstTourPath, '/contact']) {
    await page.goto(path);
    await page.mouse.move(10, 10);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  blocked = false;
  await openReady(page, '/faq');
  await page.getByRole('heading', { name: faq.entries[0].question }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: faq.closing.button })
    .click();
  await expect(form.sendButton(page)).toBeEnabled();
  await form.send(page);
  await form.expectSuccess(page);
});
