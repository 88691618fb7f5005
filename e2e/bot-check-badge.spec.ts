import type { Page } from 'playwright/test';
import { expectPage, footerLink } from './content';
import {
  BOT_CHECK,
  expect,
  expectSuccess,
  fillIn,
  holdBack,
  openForm,
  openReady,
  sendButton,
  test,
} from './fixtures';

const badge = (page: Page) => page.getByText('protected by reCAPTCHA');

test('the badge is shown on the contact page only', async ({ page }) => {
  await page.goto('/faq');
  await expect(badge(page)).toBeHidden();
  await footerLink(page, '/contact').click();
  await expect(badge(page)).toBeVisible();
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  await expect(badge(page)).toBeHidden();
});

test('the badge does not appear when its script comes after the visitor left', async ({ page }) => {
  const asked = page.waitForRequest(BOT_CHECK);
  const release = await holdBack(page, BOT_CHECK);
  await openForm(page);
  await asked;
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  release();
  await expect(badge(page)).toBeAttached();
  await expect(badge(page)).toBeHidden();

  await footerLink(page, '/contact').click();
  await expect(badge(page)).toBeVisible();
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
    await openReady(page, '/faq');
    await footerLink(page, '/contact').click();
    for (let time = 0; time < 5; time++) {
      await expect(badge(page)).toBeVisible();
      await leave(page);
      await expectPage(page, '/faq');
      await expect(badge(page)).toBeHidden();
      await comeBack(page);
      await expectPage(page, '/contact');
    }
    await expect(badge(page)).toBeVisible();
    await expect(badge(page)).toHaveCount(1);
    await fillIn(page);
    await sendButton(page).click();
    await expectSuccess(page);
    expect(emailCalls).toHaveLength(1);
  });
}
