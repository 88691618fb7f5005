import type { Page } from 'playwright/test';
import { BOT_CHECK, expect, expectSuccess, fillIn, openForm, sendButton, test } from './fixtures';

const badge = (page: Page) => page.getByText('protected by reCAPTCHA');
const link = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

test('the badge stands on the contact page and goes with it', async ({ page }) => {
  await page.goto('/faq');
  await expect(badge(page)).toHaveCount(0);
  await link(page, 'Contact').click();
  await expect(badge(page)).toHaveCount(1);
  await link(page, 'FAQ').click();
  await expect(page).toHaveTitle(/^FAQ/);
  await expect(badge(page)).toHaveCount(0);
});

test('the badge of a visitor who left before its script came stays away', async ({ page }) => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = page.waitForRequest(BOT_CHECK);
  const arrived = page.waitForResponse('https://www.gstatic.com/recaptcha/releases/**');
  await page.route(BOT_CHECK, async (route) => {
    await late;
    await route.fallback();
  });
  await openForm(page);
  await asked;
  await link(page, 'FAQ').click();
  await expect(page).toHaveTitle(/^FAQ/);
  arrive();
  await (await arrived).finished();
  await expect.poll(() => page.evaluate('!!window.grecaptcha?.execute')).toBe(true);
  await expect(badge(page)).toHaveCount(0);

  await link(page, 'Contact').click();
  await expect(badge(page)).toHaveCount(1);
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
});

for (const [name, leave, comeBack] of [
  ['links', (page: Page) => link(page, 'FAQ').click(), (page: Page) => link(page, 'Contact').click()],
  ['Back and Forward', (page: Page) => page.goBack(), (page: Page) => page.goForward()],
  ['a link and Back', (page: Page) => link(page, 'FAQ').click(), (page: Page) => page.goBack()],
] as const) {
  test(`leaving and returning five times by ${name}: one badge there, none elsewhere, and it sends`, async ({
    page,
    emailCalls,
  }) => {
    await page.goto('/faq');
    await link(page, 'Contact').click();
    await expect(badge(page)).toHaveCount(1);
    for (let time = 0; time < 5; time++) {
      await leave(page);
      await expect(page).toHaveTitle(/^FAQ/);
      await expect(badge(page)).toHaveCount(0);
      await comeBack(page);
      await expect(page).toHaveTitle(/^Contact/);
      await expect(badge(page)).toHaveCount(1);
    }
    await fillIn(page);
    await sendButton(page).click();
    await expectSuccess(page);
    expect(emailCalls).toHaveLength(1);
    await expect(badge(page)).toHaveCount(1);
  });
}
