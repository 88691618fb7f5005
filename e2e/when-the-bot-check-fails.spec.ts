import type { Page } from 'playwright/test';
import { botCheckSecondStage } from './bot-check-stand-in';
import { expectPage, footerLink } from './content';
import {
  analyticsEvents,
  BOT_CHECK,
  BOT_CHECK_SECOND_STAGE,
  type EmailCall,
  expect,
  expectFailure,
  expectSuccess,
  fillIn,
  holdBack,
  openForm,
  script,
  sendButton,
  test,
} from './fixtures';

const FAILED_REQUEST = /Failed to load resource/;
/** A little longer than the form waits for the script. */
const SCRIPT_WAIT = 10_500;

/** Sends an enquiry and expects a failure, because the bot check does not load in time. */
async function fillInAndFail(page: Page) {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await page.clock.fastForward(SCRIPT_WAIT);
  await expectFailure(page);
}

/** Moves the page's clock until the enquiry is sent, and expects one call. */
async function expectSent(page: Page, emailCalls: readonly EmailCall[]) {
  await expect(async () => {
    await page.clock.runFor(100);
    expect(emailCalls).toHaveLength(1);
  }).toPass();
  await expectSuccess(page);
}

for (const [name, address] of [
  ['its script is blocked', BOT_CHECK],
  ['its second script is blocked', BOT_CHECK_SECOND_STAGE],
] as const) {
  test(`${name}: failure, and without the block the next press sends`, async ({
    page,
    emailCalls,
    allowedMessages,
  }) => {
    allowedMessages.push(FAILED_REQUEST);
    await page.clock.install();
    let blocked = true;
    await page.route(address, (route) => (blocked ? route.abort('blockedbyclient') : route.fallback()));
    await fillInAndFail(page);
    expect(emailCalls).toHaveLength(0);
    const errors = (await analyticsEvents(page)).filter((event) => event.name === 'enquiry_error');
    expect(errors).toMatchObject([{ event_label: 'reCAPTCHA not loaded' }]);

    blocked = false;
    await sendButton(page).click();
    await expectSent(page, emailCalls);
    await expect(page.getByText('protected by reCAPTCHA')).toHaveCount(1);
  });

  test(`${name.replace('is blocked', 'is late')}: failure, and the next press sends`, async ({
    page,
    emailCalls,
  }) => {
    await page.clock.install();
    const release = await holdBack(page, address);
    await fillInAndFail(page);
    release();
    await expect(page.getByText('protected by reCAPTCHA')).toHaveCount(1);
    await sendButton(page).click();
    await expectSent(page, emailCalls);
  });
}

test("a second click waits for the bot check's script instead of requesting it again", async ({
  page,
  emailCalls,
}) => {
  await page.clock.install();
  const release = await holdBack(page, BOT_CHECK);
  await fillInAndFail(page);
  // The browser merges two requests for one address. So mark the element: a new element would have no mark.
  await page.locator('#google-recaptcha-v3').evaluate((script) => script.setAttribute('title', 'first'));
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending...');
  await expect(page.getByTitle('first')).toHaveCount(1);
  release();
  await expectSent(page, emailCalls);
});

test("a quick visitor waits for the bot check's script and succeeds", async ({ page, emailCalls }) => {
  const release = await holdBack(page, BOT_CHECK);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending...');
  release();
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
});

for (const [name, answer, recorded] of [
  ['is refused with null', '() => Promise.reject(null)', 'null'],
  ['throws at once', '() => { throw new Error("No client") }', 'No client'],
  ['is empty', '() => Promise.resolve("")', 'Failed to get reCAPTCHA token'],
  ['is null', '() => Promise.resolve(null)', 'Failed to get reCAPTCHA token'],
] as const) {
  test(`the token ${name}: failure`, async ({ page, emailCalls }) => {
    await page.route(BOT_CHECK_SECOND_STAGE, (route) => route.fulfill(script(botCheckSecondStage(answer))));
    await openForm(page);
    await fillIn(page);
    await sendButton(page).click();
    await expectFailure(page);
    expect(emailCalls).toHaveLength(0);
    const errors = (await analyticsEvents(page)).filter((event) => event.name === 'enquiry_error');
    expect(errors).toMatchObject([{ event_label: recorded }]);
  });
}

test('a missing token is a failure after 30 seconds, and a late one sends nothing', async ({
  page,
  emailCalls,
}) => {
  const lateToken =
    '({ action }) => new Promise((give) => { window.giveToken = () => give(action + ":late"); })';
  await page.route(BOT_CHECK_SECOND_STAGE, (route) => route.fulfill(script(botCheckSecondStage(lateToken))));
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await page.evaluate('!!window.giveToken')).toBe(true);
  }).toPass();
  await page.clock.fastForward(25_000);
  await expect(sendButton(page)).toHaveText('Sending...');
  await page.clock.fastForward(5_000);
  await expectFailure(page);
  await page.evaluate('window.giveToken()');
  await page.clock.runFor(1_000);
  expect(emailCalls).toHaveLength(0);
});

test('after returning to the form, the old bot check frame is not used', async ({ page, emailCalls }) => {
  await openForm(page);
  await expect(page.getByText('protected by reCAPTCHA')).toHaveCount(1);
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  const release = await holdBack(page, BOT_CHECK_SECOND_STAGE);
  const request = page.waitForRequest(BOT_CHECK_SECOND_STAGE);
  await footerLink(page, '/contact').click();
  await expectPage(page, '/contact');
  await request;
  await fillIn(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending...');
  release();
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
});

test('each click requests a new token', async ({ page, emailCalls }) => {
  await openForm(page);
  for (const count of [1, 2]) {
    await fillIn(page);
    await sendButton(page).click();
    await expectSuccess(page);
    expect(emailCalls).toHaveLength(count);
  }
  const [first, second] = emailCalls.map((call) => call.template_params.g_recaptcha_response);
  expect(first).not.toBe(second);
});

for (const [problem, brokenScript] of [
  ['is ready without its execute function', `${botCheckSecondStage()}; delete grecaptcha.execute`],
  // Its badge is one level deeper than the library's clean-up expects.
  [
    'refuses every token',
    botCheckSecondStage(
      '() => Promise.reject(null)',
      'document.body.appendChild(document.createElement("div"))',
    ),
  ],
  ['never gives a token', botCheckSecondStage('() => new Promise(() => {})')],
] as const) {
  test(`when the bot check ${problem} sending fails, and the next click loads it again and sends`, async ({
    page,
    emailCalls,
  }) => {
    await page.clock.install();
    await page.route(BOT_CHECK_SECOND_STAGE, (route) => route.fulfill(script(brokenScript)), { times: 1 });
    await openForm(page);
    await fillIn(page);
    await sendButton(page).click();
    await page.clock.runFor(1_000);
    await page.clock.fastForward(30_000);
    await expectFailure(page);
    await sendButton(page).click();
    await expectSent(page, emailCalls);
    await expect(page.getByText('protected by reCAPTCHA')).toHaveCount(1);
  });
}
