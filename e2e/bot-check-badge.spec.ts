import type { Page } from 'playwright/test';
import { botCheckSecondStage } from './bot-check-stand-in';
import { expectPage, footerLink } from './content';
import { BOT_CHECK, BOT_CHECK_SECOND_STAGE, expect, openReady, script, test } from './fixtures';
import * as form from './form';

// The badge is one level deeper than the library's clean-up expects, so that clean-up throws. The script counts its badges.
const NESTED_ELEMENT = 'document.body.appendChild(document.createElement("div"))';
const secondStage = `${botCheckSecondStage(undefined, NESTED_ELEMENT)}; window.badgeCount = (window.badgeCount ?? 0) + 1`;
const badgeCount = (page: Page) => page.evaluate(() => (window as { badgeCount?: number }).badgeCount ?? 0);
const badge = (page: Page) => page.getByText('protected by reCAPTCHA');

test.beforeEach(({ page }) =>
  page.route(BOT_CHECK_SECOND_STAGE, (route) => route.fulfill(script(secondStage))),
);

test('the badge is shown on the contact page only, and the form sends', async ({ page, emails }) => {
  let release: (() => void) | undefined;
  await page.route(BOT_CHECK, async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fallback();
  });
  await openReady(page, '/faq');
  await expect(badge(page)).toHaveCount(0);
  await footerLink(page, '/contact').click();
  const byLinks = [
    () => footerLink(page, '/faq').click(),
    () => footerLink(page, '/contact').click(),
  ] as const;
  const byHistory = [() => page.goBack(), () => page.goForward()] as const;
  for (const [seen, [leave, comeBack]] of [
    [true, byLinks],
    [false, byLinks],
    [true, byHistory],
    [false, byHistory],
  ] as const) {
    await expect.poll(() => !!release).toBe(true);
    const before = await badgeCount(page);
    if (seen) {
      release?.();
      await expect(badge(page)).toHaveCount(1);
    }
    await leave();
    await expectPage(page, '/faq');
    release?.();
    await expect.poll(() => badgeCount(page)).toBe(before + 1);
    await expect(badge(page)).toHaveCount(0);
    release = undefined;
    await comeBack();
    await expectPage(page, '/contact');
  }
  await expect.poll(() => !!release).toBe(true);
  release?.();
  await expect(badge(page)).toHaveCount(1);
  await form.send(page);
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
  await expect(badge(page)).toHaveCount(1);
});
