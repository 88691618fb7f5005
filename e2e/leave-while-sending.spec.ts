import type { Page } from 'playwright/test';
import { enquiryOutcome } from '../data/enquiry-outcome';
import { textAddress } from '../data/functions/contact-addresses';
import { tours } from '../data/functions/tours-on';
import { tourPageWords } from '../data/tour-page';
import { botCheckSecondStage } from './bot-check-stand-in';
import { expectPage, footerLink } from './content';
import {
  BOT_CHECK,
  BOT_CHECK_SECOND_STAGE,
  blockStorage,
  expect,
  expectSuccess,
  FAILED,
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
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
};

test('following a link during sending opens the page and sends the enquiry', async ({ page, emailCalls }) => {
  const answer = await holdAnswer(page);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await toFaq(page);
  answer();
  const notice = page.getByRole('alert').filter({ hasText: SENT });
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(notice).toHaveCount(0);
  await expect(status(page)).toHaveText(SENT);
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
});

test('returning during sending shows a locked form, then an empty one', async ({ page, emailCalls }) => {
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

test('following a link before the token arrives still sends the enquiry', async ({ page, emailCalls }) => {
  const late = '({ action }) => new Promise((give) => { window.giveToken = () => give(action + ":late"); })';
  await page.route(BOT_CHECK_SECOND_STAGE, (route) => route.fulfill(script(botCheckSecondStage(late))));
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  // (The page's policy refuses `waitForFunction` with a string.)
  await expect.poll(() => page.evaluate(() => 'giveToken' in window)).toBe(true);
  await toFaq(page);
  await expect(page.getByText('protected by reCAPTCHA')).toBeHidden();
  await page.evaluate('window.giveToken()');
  await expect
    .poll(() => emailCalls[0]?.template_params.g_recaptcha_response)
    .toBe('submit_contact_form:late');
  await expect(page.getByText('protected by reCAPTCHA')).toBeHidden();
});

test('a failure on another page is announced there, and the form keeps the text', async ({
  page,
  emailCalls,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 500/);
  const answer = await holdAnswer(page, 500);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await toFaq(page);
  answer();
  const notice = page.getByRole('alert').filter({ hasText: FAILED });
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: enquiryOutcome.back }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('Boat Hire');
  await expect(notice).toHaveCount(0);
});

test('a visitor who leaves before the bot check loads reads of the failure', async ({ page, emailCalls }) => {
  await page.clock.install();
  await page.route(BOT_CHECK, () => {});
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await toFaq(page);
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await page.goBack();
  await expect(status(page)).toContainText(FAILED);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
  await expect(page.getByRole('link', { name: enquiryOutcome.byEmail })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toHaveCount(0);
  expect(emailCalls).toHaveLength(0);
});

for (const [name, leave] of [
  ['closing the tab', (page: Page) => page.close({ runBeforeUnload: true })],
  ['going to another site', (page: Page) => page.evaluate("location.href = '/privacy'")],
] as const) {
  test(`${name} during sending asks first`, async ({ page, emailCalls }) => {
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

test('after sending, leaving asks no question', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
  page.on('dialog', () => {
    throw new Error('The browser asked before leaving.');
  });
  await page.goto('/faq');
  await expectPage(page, '/faq');
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
  await expectPage(page, '/faq');
  expect(emailCalls).toHaveLength(1);
});

test('a tour chosen during sending is selected after the sending', async ({ page }) => {
  const { name, slug } = tours[0];
  const answer = await holdAnswer(page);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending...');
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/tours/${slug}`);
  await page.getByRole('link', { name: tourPageWords.book }).click();
  await expect(sendButton(page)).toHaveText('Sending...');
  answer();
  await expectSuccess(page);
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('Tour');
  await expect(page.getByLabel('Tour Type')).toHaveValue(slug);
});

test('with storage blocked, a failure on another page offers the text there and in the form', async ({
  page,
  emailCalls,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 500/);
  await blockStorage(page);
  const answer = await holdAnswer(page, 500);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await toFaq(page);
  answer();
  const notice = page.getByRole('alert').filter({ hasText: FAILED });
  for (const way of [enquiryOutcome.byEmail, ...(textAddress ? [enquiryOutcome.byText] : [])]) {
    const address = await notice.getByRole('link', { name: way }).getAttribute('href');
    expect(decodeURIComponent(address ?? '')).toContain('Kim Nguyen');
  }
  await notice.getByRole('link', { name: enquiryOutcome.back }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
});

/** Leaves by the address bar and accepts the browser's question. */
async function leaveByAddressBar(page: Page) {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/faq');
}

const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: enquiryOutcome.close }) });

test('after a forced leave during sending the next page says that the result is unknown', async ({
  page,
  emailCalls,
}) => {
  await holdAnswer(page);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await leaveByAddressBar(page);
  await expect(notice(page)).toContainText(enquiryOutcome.uncertain);
  const address = await notice(page).getByRole('link', { name: enquiryOutcome.byEmail }).getAttribute('href');
  expect(decodeURIComponent(address ?? '')).toContain('Kim Nguyen');
  // The notice appears once, and the form keeps the text.
  await notice(page).getByRole('button', { name: enquiryOutcome.close }).click();
  await expect(notice(page)).toHaveCount(0);
  await openForm(page);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
});

for (const [end, code, message] of [
  ['succeeded', 200, SENT],
  ['failed', 500, FAILED],
] as const) {
  test(`the next page says that sending ${end} when the result arrived on a hidden page`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(/status of 500/);
    const answer = await holdAnswer(page, code);
    await openForm(page);
    await fillIn(page);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('Sending...');
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    answer();
    await expect(status(page)).toContainText(message);
    // The result is stored in a later task than the one that shows it.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('enquiry-outcome')))
      .not.toContain('uncertain');
    await page.goto('/faq');
    await expect(notice(page)).toContainText(message);
    await expect(notice(page).getByRole('link', { name: enquiryOutcome.byEmail })).toHaveCount(
      end === 'succeeded' ? 0 : 1,
    );
  });
}
