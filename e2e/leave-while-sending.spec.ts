import type { Page } from 'playwright/test';
import { enquiryOutcome } from '../data/enquiry-outcome';
import { textAddress } from '../data/functions/contact-addresses';
import { tours } from '../data/functions/tours-on';
import { tourPageWords } from '../data/tour-page';
import { botCheckSecondStage } from './bot-check-stand-in';
import { expectPage, follow } from './content';
import {
  BOT_CHECK_SECOND_STAGE,
  blockStorage,
  ENQUIRY,
  expect,
  expectFields,
  expectSuccess,
  FAILED,
  field,
  openForm,
  SENT,
  script,
  sendAndHold,
  sendButton,
  sendEnquiry,
  status,
  test,
} from './fixtures';

const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: enquiryOutcome.close }) });

test('returning during sending shows a locked form; following a link during sending opens the page and sends the enquiry', async ({
  page,
  emailCalls,
}) => {
  const answer = await sendAndHold(page, emailCalls);
  // Some extensions send events for locked fields too.
  await field(page, 'Name').dispatchEvent('input');
  await follow(page, '/faq');
  await page.goBack();
  await expect(sendButton(page)).toHaveText('Sending...');
  await expect(sendButton(page)).toBeDisabled();
  for (const label of ['Name', 'Message']) await expect(field(page, label)).not.toBeEditable();
  await expect(field(page, 'Enquiry Type')).toBeDisabled();
  await expectFields(page, ENQUIRY);
  await page.goForward();
  await expectPage(page, '/faq');
  answer();
  await expect(notice(page)).toContainText(SENT);
  await page.goBack();
  await expect(notice(page)).toHaveCount(0);
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
});

test('following a link before the token arrives still sends the enquiry', async ({ page, emailCalls }) => {
  const late = '({ action }) => new Promise((give) => { window.giveToken = () => give(action + ":late"); })';
  await page.route(BOT_CHECK_SECOND_STAGE, (route) => route.fulfill(script(botCheckSecondStage(late))));
  await openForm(page);
  await sendEnquiry(page);
  // (The page's policy refuses `waitForFunction` with a string.)
  await expect.poll(() => page.evaluate(() => 'giveToken' in window)).toBe(true);
  await follow(page, '/faq');
  await expect(page.getByText('protected by reCAPTCHA')).toBeHidden();
  await page.evaluate('window.giveToken()');
  await expect
    .poll(() => emailCalls[0]?.template_params.g_recaptcha_response)
    .toBe('submit_contact_form:late');
  await expect(page.getByText('protected by reCAPTCHA')).toBeHidden();
});

for (const [where, prepare] of [
  ['', () => {}],
  [', also with storage blocked', blockStorage],
] as const) {
  test(`a failure on another page is announced there, and the form keeps the text${where}`, async ({
    page,
    emailCalls,
    allowedMessages,
  }) => {
    allowedMessages.push(/status of 500/);
    await prepare(page);
    const answer = await sendAndHold(page, emailCalls, 500);
    await follow(page, '/faq');
    answer();
    await expect(notice(page)).toContainText(FAILED);
    for (const way of [enquiryOutcome.byEmail, ...(textAddress ? [enquiryOutcome.byText] : [])]) {
      const address = await notice(page).getByRole('link', { name: way }).getAttribute('href');
      expect(decodeURIComponent(address ?? '')).toContain('Kim Nguyen');
    }
    await notice(page).getByRole('link', { name: enquiryOutcome.back }).click();
    await expect(page).toHaveURL('/contact');
    await expect(status(page)).toContainText(FAILED);
    await expectFields(page, ENQUIRY);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('closing the tab or going to another site during sending asks first', async ({ page, emailCalls }) => {
  await sendAndHold(page, emailCalls);
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    await dialog.dismiss();
    questions.push(dialog.type());
  });
  // The browser asks no second question before the first one is answered.
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['beforeunload']);
  // The visitor stays, so the address is not loaded.
  await page.goto('/privacy').catch(() => {});
  await expect.poll(() => questions).toEqual(['beforeunload', 'beforeunload']);
  await expect(sendButton(page)).toHaveText('Sending...');
});

test('reload, Back and Forward after success ask nothing and send nothing twice', async ({
  page,
  emailCalls,
}) => {
  page.on('dialog', () => {
    throw new Error('The browser asked before leaving.');
  });
  await openForm(page, '/contact?type=Boat%20Hire');
  await sendEnquiry(page);
  await expectSuccess(page);
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expectFields(page, { Name: '' });
  await page.goto('/faq');
  await page.goBack();
  await expect(sendButton(page)).toBeEnabled();
  await expectFields(page, { Name: '' });
  await page.goForward();
  await expectPage(page, '/faq');
  expect(emailCalls).toHaveLength(1);
});

test('a tour chosen during sending changes nothing of an enquiry that fails, and is selected after the success', async ({
  page,
  emailCalls,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 500/);
  const { name, slug } = tours[0];
  const answer = await sendAndHold(page, emailCalls, 500);
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/tours/${slug}`);
  await page.getByRole('link', { name: tourPageWords.book }).click();
  await expect(sendButton(page)).toHaveText('Sending...');
  answer();
  await expect(status(page)).toContainText(FAILED);
  await expectFields(page, ENQUIRY);
  await page.unrouteAll();
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(2);
  const token = { g_recaptcha_response: expect.anything(), 'g-recaptcha-response': expect.anything() };
  expect(emailCalls[1]).toEqual({
    ...emailCalls[0],
    template_params: { ...emailCalls[0]?.template_params, ...token },
  });
  await expectSuccess(page);
  await expectFields(page, { 'Enquiry Type': 'Tour', 'Tour Type': slug });
});

test('after a forced leave during sending the next pages say that the result is unknown, until that is closed', async ({
  page,
  emailCalls,
}) => {
  await sendAndHold(page, emailCalls);
  // The visitor leaves by the address bar and accepts the browser's question.
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/faq');
  for (const leave of [() => page.reload(), () => {}]) {
    await expect(notice(page)).toContainText(enquiryOutcome.uncertain);
    await leave();
  }
  // On a screen of 1280 × 800 at 400 %.
  await page.setViewportSize({ width: 320, height: 200 });
  expect((await notice(page).boundingBox())?.height).toBeLessThanOrEqual(100);
  await notice(page).getByText(enquiryOutcome.uncertain).scrollIntoViewIfNeeded();
  await expect(notice(page).getByText(enquiryOutcome.uncertain)).toBeInViewport();
  await notice(page).getByRole('button', { name: enquiryOutcome.close }).click();
  await expect(notice(page)).toHaveCount(0);
  await openForm(page);
  await expect(notice(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('');
  await expectFields(page, ENQUIRY);
});
