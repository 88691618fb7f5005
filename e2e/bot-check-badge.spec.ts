import type { Page } from 'playwright/test';
import { botCheckSecondStage } from './bot-check-stand-in';
import { follow } from './content';
import { BOT_CHECK, BOT_CHECK_SECOND_STAGE, expect, holdBack, openReady, script, test } from './fixtures';
import * as form from './form';

// The real script shows a frame and makes a request. The policy of the page before the form must let both through.
const FRAME = 'https://www.google.com/recaptcha/api2/anchor?k=6L';
const REQUEST = 'https://www.google.com/recaptcha/api2/clr';
// The badge is one level deeper than the library's clean-up expects, so that clean-up throws. The script counts its badges.
const framed = botCheckSecondStage()
  .replace('body.append(', 'body.appendChild(document.createElement("div")).append(')
  .replace('hidden', `src="${FRAME}"`);
const secondStage = `${framed}; fetch('${REQUEST}'); window.badgeCount = (window.badgeCount ?? 0) + 1`;
const badgeCount = (page: Page) => page.evaluate(() => (window as { badgeCount?: number }).badgeCount ?? 0);
const badge = (page: Page) => page.getByText('protected by reCAPTCHA');

test('4.11, 7.4 the badge is on the contact page only, and the form sends', async ({ page, emails }) => {
  await page.route(FRAME, (route) => route.fulfill({ contentType: 'text/html', body: 'I am the frame' }));
  await page.route(REQUEST, (route) => route.fulfill(script('')));
  await page.route(BOT_CHECK_SECOND_STAGE, (route) => route.fulfill(script(secondStage)));
  await openReady(page, '/faq');
  await expect(badge(page)).toHaveCount(0);
  // The third time the badge comes after the visitor has left.
  for (const visit of [1, 2, 3]) {
    const release = await holdBack(page, BOT_CHECK);
    const requested = page.waitForRequest(BOT_CHECK);
    await follow(page, '/contact');
    await requested;
    if (visit < 3) {
      release();
      await expect(badge(page)).toHaveCount(1);
    }
    await follow(page, '/faq');
    release();
    await expect.poll(() => badgeCount(page)).toBe(visit);
    await expect(badge(page)).toHaveCount(0);
  }
  await page.goBack();
  await form.send(page);
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
  await expect(badge(page)).toHaveCSS('position', 'fixed');
  await expect(page.frameLocator('iframe').getByText('I am the frame')).toBeAttached();
});
