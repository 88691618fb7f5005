import { formTexts } from '../site/enquiry/fields';
import { enquiryHelp } from '../site/enquiry/help';
import { enquiryOutcome } from '../site/enquiry/outcome';
import { phoneAddress } from '../site/facts/contact';
import {
  BOT_CHECK_SECOND_STAGE,
  botCheckSecondStage,
} from '../tools/services/recaptcha';
import {
  EMAIL_SERVICE,
  expect,
  expectEvent,
  holdBack,
  isRed,
  SITE_SCRIPTS,
  stopTime,
  test,
} from './fixtures';
import * as form from './form';
import { script } from './third-parties';

test('4.10 after being offline, the next press sends', async ({
  page,
  emails,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource/);
  await form.open(page);
  await form.fillIn(page);
  await expect(page.getByText('protected by reCAPTCHA')).toHaveCount(1);
  await page.route(EMAIL_SERVICE, (route) =>
    route.abort('internetdisconnected'),
  );
  await page.context().setOffline(true);
  await form.sendButton(page).click();
  await form.expectFailure(page, 'Failed to fetch');
  await expect(
    page.getByRole('link', { name: enquiryHelp.reload.button }),
  ).toBeHidden();
  await page.context().setOffline(false);
  await page.unrouteAll();
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  expect(emails).toHaveLength(2);
});

test('4.13 where the script that sends does not come, a failure offers a reload, which keeps the words', async ({
  page,
  emails,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource/);
  // The script is the only one of the site that comes at the first press, or
  // some time after the page.
  await stopTime(page);
  await form.open(page);
  await page.route(SITE_SCRIPTS, (route) => route.abort());
  await page.clock.resume();
  await form.send(page);
  await form.expectFailure(page, null);
  await page.unrouteAll();
  await page.getByRole('link', { name: enquiryHelp.reload.button }).click();
  await expect(form.status(page)).toHaveText('');
  await form.expectFields(page, form.ENQUIRY);
  await expect(form.sendButton(page)).toBeEnabled();
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
});

// That these addresses hold the whole enquiry is in
// components/enquiry/send/mail.test.ts.
test('4.7 any refusal is a failure in red, with other ways to ask', async ({
  page,
  context,
  emails,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await form.open(page);
  await form.fillIn(page);
  for (const [index, code] of [400, 503].entries()) {
    await page.route(EMAIL_SERVICE, (route) =>
      route.fulfill({ status: code, body: 'No' }),
    );
    await form.sendButton(page).click();
    await form.expectFailure(page, `${code} No`);
    expect(emails).toHaveLength(index + 1);
  }
  expect(await isRed(form.status(page))).toBe(true);
  await expect(
    page.getByRole('link', { name: enquiryHelp.reload.button }),
  ).toBeHidden();
  const { call, copy, copyHint, copied, copyFirst, yourEnquiry } =
    enquiryHelp.fallbackContacts;
  await expect(page.getByRole('link', { name: call })).toHaveAttribute(
    'href',
    phoneAddress,
  );
  const email = page.getByRole('link', { name: enquiryOutcome.byEmail });
  const body = async () =>
    new URL((await email.getAttribute('href')) ?? '').searchParams.get('body');
  await form.field(page, 'Message').fill('A better question');
  await expect.poll(body).toMatch(/\nA better question$/);
  // Too long for the address of an e-mail, where each letter has six
  // characters.
  await form.field(page, 'Message').fill('é'.repeat(300));
  await expect.poll(body).toBe(formTexts.pasteHere.replaceAll('\n', '\r\n'));
  await expect(email).toContainText(copyFirst);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: copy })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(copied)).toBeVisible();
  const whole = /^Name: .*\né{300}$/s;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    whole,
  );
  // That is not said of other words.
  await form.field(page, 'Message').fill('é'.repeat(299));
  await expect(page.getByRole('button', { name: copy })).toContainText(
    copyHint,
  );
  await form.field(page, 'Message').fill('é'.repeat(300));
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await page.getByRole('button', { name: copy }).click();
  await expect(page.getByLabel(yourEnquiry)).toHaveValue(whole);
});

test('4.8 an e-mail that arrives after the failure message is sent all the same', async ({
  page,
  emails,
}) => {
  await page.clock.install();
  const answer = await form.sendAndHold(page, emails);
  await page.clock.fastForward(30_000);
  await form.expectFailure(page);
  await form.field(page, 'Message').focus();
  answer();
  await expectEvent(page, expect.objectContaining({ name: 'enquiry_success' }));
  await expect(form.field(page, 'Message')).toBeFocused();
  await expect(form.status(page)).toHaveText(form.SENT);
  await form.expectFields(page, { 'Contact Details': '' });
  expect(emails).toHaveLength(1);
});

test('4.8 once the first e-mail has arrived, a second press sends none', async ({
  page,
  emails,
}) => {
  const slow =
    '({ action }) => window.slow ? new Promise((give) => { window.giveToken = () => give(action + ":late"); }) : Promise.resolve(action + ":first")';
  await page.route(BOT_CHECK_SECOND_STAGE, (route) =>
    route.fulfill(script(botCheckSecondStage(slow))),
  );
  await page.clock.install();
  const answer = await form.sendAndHold(page, emails);
  await page.clock.fastForward(30_000);
  await form.expectFailure(page);
  await page.evaluate(() => Object.assign(window, { slow: true }));
  await form.sendButton(page).click();
  await expect
    .poll(() => page.evaluate(() => 'giveToken' in window))
    .toBe(true);
  answer();
  await form.expectSuccess(page);
  await page.evaluate('window.giveToken()');
  await form.field(page, 'Name').fill('Kim');
  await expect(form.status(page)).toHaveText('');
  await page.clock.fastForward(60_000);
  await expect(form.status(page)).toHaveText('');
  expect(emails).toHaveLength(1);
});

test('4.8 a late success says nothing of other words, and keeps them', async ({
  page,
  emails,
}) => {
  await page.clock.install();
  const answer = await form.sendAndHold(page, emails);
  await page.clock.fastForward(30_000);
  await form.expectFailure(page);
  await form.field(page, 'Message').fill('Another day?');
  answer();
  await expectEvent(page, expect.objectContaining({ name: 'enquiry_success' }));
  await expect(form.status(page)).toHaveText(form.FAILED);
  await form.expectFields(page, { Message: 'Another day?' });
});

test('4.8 an e-mail call that begins late has 20 seconds, and a token after 30 sends none', async ({
  page,
  emails,
}) => {
  const late =
    '({ action }) => new Promise((give) => { window.giveToken = () => give(action + ":late"); })';
  await page.route(BOT_CHECK_SECOND_STAGE, (route) =>
    route.fulfill(script(botCheckSecondStage(late))),
  );
  const token = async () => {
    await expect
      .poll(() => page.evaluate(() => 'giveToken' in window))
      .toBe(true);
  };
  await page.clock.install();
  await holdBack(page, EMAIL_SERVICE);
  await form.open(page);
  await form.send(page);
  await token();
  await page.clock.fastForward(29_000);
  await page.evaluate('window.giveToken()');
  await expect.poll(() => emails.length).toBe(1);
  await page.clock.fastForward(19_000);
  await expect(form.sendButton(page)).toHaveText(formTexts.sending);
  await page.clock.fastForward(1_500);
  await form.expectFailure(page, 'Timed out');

  await page.evaluate(() => Reflect.deleteProperty(window, 'giveToken'));
  await form.sendButton(page).click();
  await token();
  await page.clock.fastForward(30_500);
  await form.expectFailure(page, 'Timed out');
  await page.evaluate('window.giveToken()');
  await form.field(page, 'Name').focus();
  expect(emails).toHaveLength(1);
});
