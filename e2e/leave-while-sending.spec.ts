import type { Page } from 'playwright/test';
import { botCheckSecondStage } from './bot-check-stand-in';
import {
  BOT_CHECK,
  BOT_CHECK_SECOND_STAGE,
  expect,
  expectSuccess,
  fillIn,
  holdAnswer,
  openForm,
  SENT,
  script,
  sendButton,
  status,
  test,
} from './fixtures';

const toFaq = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(/^FAQ/);
};

test('who follows a link while it is being sent arrives there, and so does the enquiry', async ({
  page,
  emailCalls,
}) => {
  const answer = await holdAnswer(page);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await toFaq(page);
  answer();
  await page.goBack();
  await expect(status(page)).toHaveText(SENT);
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
});

test('who comes back while it is still being sent finds it locked, and empty when it has gone', async ({
  page,
  emailCalls,
}) => {
  const answer = await holdAnswer(page);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await toFaq(page);
  await page.goBack();
  await expect(sendButton(page)).toHaveText('Sending...');
  await expect(page.getByLabel('Name', { exact: true })).not.toBeEditable();
  answer();
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
});

test('a link followed before the token came: the enquiry completes all the same', async ({
  page,
  emailCalls,
}) => {
  const late = '({ action }) => new Promise((give) => { window.giveToken = () => give(action + ":late"); })';
  await page.route(BOT_CHECK_SECOND_STAGE, (route) => route.fulfill(script(botCheckSecondStage(late))));
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  // (Waiting within the page would need words to become a script, which its policy refuses.)
  await expect.poll(() => page.evaluate(() => 'giveToken' in window)).toBe(true);
  await toFaq(page);
  await expect(page.getByText('protected by reCAPTCHA')).toBeHidden();
  await page.evaluate('window.giveToken()');
  await expect
    .poll(() => emailCalls[0]?.template_params.g_recaptcha_response)
    .toBe('submit_contact_form:late');
  await expect(page.getByText('protected by reCAPTCHA')).toHaveCount(0);
});

test('it fails while the visitor is elsewhere: told there, and the words wait in the form', async ({
  page,
  emailCalls,
  noise,
}) => {
  noise.push(/status of 500/);
  const answer = await holdAnswer(page, 500);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await toFaq(page);
  answer();
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' });
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Back to your enquiry' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('Boat Hire');
  await expect(notice).toHaveCount(0);
});

test('who leaves before the bot check came is told that it failed', async ({ page, emailCalls }) => {
  await page.clock.install();
  await page.route(BOT_CHECK, () => {});
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await toFaq(page);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message' })).toBeVisible();
  await page.goBack();
  await expect(status(page)).toContainText('Failed');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
  await expect(page.getByRole('link', { name: 'Send it by e-mail' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message' })).toHaveCount(0);
  expect(emailCalls).toHaveLength(0);
});

for (const [name, leave] of [
  ['closing the tab', (page: Page) => page.close({ runBeforeUnload: true })],
  ['going to another site', (page: Page) => page.evaluate("location.href = '/privacy'")],
] as const) {
  test(`${name} while it is being sent asks first`, async ({ page, emailCalls }) => {
    await holdAnswer(page);
    await openForm(page);
    await fillIn(page);
    await sendButton(page).click();
    await expect.poll(() => emailCalls.length).toBe(1);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      dialog.dismiss();
    });
    await leave(page);
    await expect.poll(() => questions).toEqual(['beforeunload']);
    await expect(sendButton(page)).toHaveText('Sending...');
  });
}

test('once it is sent, leaving asks nothing', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
  page.on('dialog', () => {
    throw new Error('The browser asked before leaving.');
  });
  await page.goto('/faq');
  await expect(page).toHaveTitle(/^FAQ/);
});

test('reload, Back and Forward after success send nothing twice', async ({ page, emailCalls }) => {
  await openForm(page, '/contact?type=Boat%20Hire');
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await page.goto('/faq');
  await page.goBack();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await page.goForward();
  await expect(page).toHaveTitle(/^FAQ/);
  expect(emailCalls).toHaveLength(1);
});
