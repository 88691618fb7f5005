import type { Page, Route } from 'playwright/test';
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
  holdScripts,
  isRed,
  SITE_SCRIPTS,
  stopTime,
  test,
} from './fixtures';
import * as form from './form';
import { script } from './third-parties';

test('4.10, 4.13 a press waits for the script that sends; where that does not come, a failure offers a reload, which keeps the words', async ({
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
  // The mouse asks for the script once it moves. The offer stays all the same,
  // because a press may have begun.
  const offer = page.getByRole('link', { name: enquiryHelp.reload.button });
  await offer.hover();
  await expect(form.badge(page)).toHaveCount(1);
  await stopTime(page);
  await offer.click();
  await expect(form.status(page)).toHaveText('');
  await form.expectFields(page, form.ENQUIRY);
  await expect(form.sendButton(page)).toBeEnabled();
  const release = await holdScripts(page);
  await page.clock.resume();
  await form.sendButton(page).click();
  await expect(form.sendButton(page)).toHaveText(formTexts.sending);
  release();
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
});

// That these addresses hold the whole enquiry is in
// components/enquiry/send/mail.test.tsx.
test('4.7, 4.10 offline and any refusal are a failure in red, with other ways to ask; the next press sends', async ({
  page,
  context,
  emails,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await form.open(page);
  await form.fillIn(page);
  await expect(form.badge(page)).toHaveCount(1);
  await context.setOffline(true);
  for (const [label, answer] of [
    ['Failed to fetch', (route) => route.abort('internetdisconnected')],
    ['400 No', (route) => route.fulfill({ status: 400, body: 'No' })],
    ['503 No', (route) => route.fulfill({ status: 503, body: 'No' })],
  ] as [string, (route: Route) => Promise<void>][]) {
    await page.unrouteAll();
    await page.route(EMAIL_SERVICE, answer);
    await form.sendButton(page).click();
    await form.expectFailure(page, label);
    await context.setOffline(false);
  }
  expect(emails).toHaveLength(3);
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

  await page.unrouteAll();
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  expect(emails).toHaveLength(4);
});

/** A token that waits for `window.giveToken()`, if the page says `slow`. */
const TOKEN = `({ action }) => new Promise((resolve) => {
  const give = () => resolve(action + ':token');
  if (window.slow) window.giveToken = give;
  else give();
})`;

/** Lets the time for the answer pass. @returns what gives the answer */
async function sendInVain(page: Page) {
  const answer = await holdBack(page, EMAIL_SERVICE);
  const asked = page.waitForRequest(EMAIL_SERVICE);
  await form.send(page);
  await asked;
  await page.clock.fastForward(30_000);
  await form.expectFailure(page);
  return answer;
}

/** Presses Send, and waits until the form waits for a token. */
async function pressForSlowToken(page: Page) {
  await page.evaluate('window.slow = true; delete window.giveToken');
  await form.sendButton(page).click();
  await expect.poll(() => page.evaluate('"giveToken" in window')).toBe(true);
}

test.beforeEach(async ({ page }) => {
  await page.route(BOT_CHECK_SECOND_STAGE, (route) =>
    route.fulfill(script(botCheckSecondStage(TOKEN))),
  );
});

test('4.8 a late success is said of the same words only; no second e-mail follows', async ({
  page,
  emails,
}) => {
  await page.clock.install();
  await form.open(page);
  let answer = await sendInVain(page);
  await form.field(page, 'Message').fill('Another day?');
  answer();
  await expectEvent(page, expect.objectContaining({ name: 'enquiry_success' }));
  await expect(form.status(page)).toHaveText(form.FAILED);
  await form.expectFields(page, { Message: 'Another day?' });
  // Of the words that have arrived.
  await form.send(page);
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);

  // It comes while a second press waits for its token.
  answer = await sendInVain(page);
  await pressForSlowToken(page);
  answer();
  await form.expectSuccess(page);
  await page.evaluate('window.giveToken()');
  await form.field(page, 'Name').fill('Kim');
  await expect(form.status(page)).toHaveText('');
  await page.clock.fastForward(60_000);
  await expect(form.status(page)).toHaveText('');
  expect(emails).toHaveLength(2);

  await page.evaluate('window.slow = false');
  answer = await sendInVain(page);
  await form.field(page, 'Message').focus();
  answer();
  await expect(form.status(page)).toHaveText(form.SENT);
  await expect(form.field(page, 'Message')).toBeFocused();
  await form.expectFields(page, { 'Contact Details': '' });
  expect(emails).toHaveLength(3);

  // The same words once more, after 'sent', are a new enquiry.
  await form.send(page);
  await form.expectSuccess(page);
  expect(emails).toHaveLength(4);
});

test('4.8 an e-mail call that begins late has 20 seconds, and a token after 30 sends none', async ({
  page,
  emails,
}) => {
  await page.clock.install();
  await holdBack(page, EMAIL_SERVICE);
  await form.open(page);
  await form.fillIn(page);
  await pressForSlowToken(page);
  await page.clock.fastForward(29_000);
  await page.evaluate('window.giveToken()');
  await expect.poll(() => emails.length).toBe(1);
  await page.clock.fastForward(19_000);
  await expect(form.sendButton(page)).toHaveText(formTexts.sending);
  await page.clock.fastForward(1_500);
  await form.expectFailure(page, 'Timed out');

  await pressForSlowToken(page);
  await page.clock.fastForward(30_500);
  await form.expectFailure(page, 'Timed out');
  await page.evaluate('window.giveToken()');
  await form.field(page, 'Name').focus();
  expect(emails).toHaveLength(1);
});
