import type { Page } from 'playwright/test';
import { botCheckSecondStage } from './bot-check-stand-in';
import { expectPage, footerLink } from './content';
import {
  BOT_CHECK,
  BOT_CHECK_SECOND_STAGE,
  expect,
  expectSuccess,
  fillIn,
  holdBack,
  openForm,
  openReady,
  script,
  sendButton,
  test,
} from './fixtures';

// The badge is one level deeper than the library's clean-up expects, so that clean-up throws. The script counts its badges.
const NESTED_ELEMENT = 'document.body.appendChild(document.createElement("div"))';
const secondStage = `${botCheckSecondStage(undefined, NESTED_ELEMENT)}; window.badgeCount = (window.badgeCount ?? 0) + 1`;
const badgeCount = (page: Page) => page.evaluate(() => (window as { badgeCount?: number }).badgeCount ?? 0);

test.beforeEach(({ page }) =>
  page.route(BOT_CHECK_SECOND_STAGE, (route) => route.fulfill(script(secondStage))),
);

const badge = (page: Page) => page.getByText('protected by reCAPTCHA');

test('the badge is shown on the contact page only', async ({ page }) => {
  await page.goto('/faq');
  await expect(badge(page)).toHaveCount(0);
  await footerLink(page, '/contact').click();
  await expect(badge(page)).toHaveCount(1);
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  await expect(badge(page)).toHaveCount(0);
});

test('the badge does not appear when its script comes after the visitor left', async ({ page }) => {
  const asked = page.waitForRequest(BOT_CHECK);
  const release = await holdBack(page, BOT_CHECK);
  await openForm(page);
  await asked;
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  release();
  await expect.poll(() => badgeCount(page)).toBe(1);
  await expect(badge(page)).toHaveCount(0);

  await footerLink(page, '/contact').click();
  await expect(badge(page)).toHaveCount(1);
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
});

for (const [name, leave, comeBack] of [
  [
    'links',
    (page: Page) => footerLink(page, '/faq').click(),
    (page: Page) => footerLink(page, '/contact').click(),
  ],
  ['Back and Forward', (page: Page) => page.goBack(), (page: Page) => page.goForward()],
  ['a link and Back', (page: Page) => footerLink(page, '/faq').click(), (page: Page) => page.goBack()],
] as const) {
  test(`leaving and returning five times by ${name} shows one badge on the form, none elsewhere, and the form sends`, async ({
    page,
    emailCalls,
  }) => {
    let release: (() => void) | undefined;
    await page.route(BOT_CHECK, async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.fallback();
    });
    await openReady(page, '/faq');
    await footerLink(page, '/contact').click();
    // The visitor leaves five times with the badge shown and twice before it is shown.
    for (const seen of [true, false, true, true, false, true, true]) {
      await expect.poll(() => !!release).toBe(true);
      const before = await badgeCount(page);
      if (seen) {
        release?.();
        await expect(badge(page)).toHaveCount(1);
      }
      await leave(page);
      await expectPage(page, '/faq');
      release?.();
      await expect.poll(() => badgeCount(page)).toBe(before + 1);
      await expect(badge(page)).toHaveCount(0);
      release = undefined;
      await comeBack(page);
      await expectPage(page, '/contact');
    }
    await expect.poll(() => !!release).toBe(true);
    release?.();
    await expect(badge(page)).toHaveCount(1);
    await fillIn(page);
    await sendButton(page).click();
    await expectSuccess(page);
    expect(emailCalls).toHaveLength(1);
    await expect(badge(page)).toHaveCount(1);
  });
}
