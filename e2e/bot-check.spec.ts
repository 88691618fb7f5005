import type { Page, Route } from 'playwright/test';
import { formTexts } from '../site/enquiry/fields';
import {
  BOT_CHECK,
  BOT_CHECK_SECOND_STAGE,
  botCheckSecondStage,
} from '../tools/services/recaptcha';
import { expect, holdBack, loadPictures, test } from './fixtures';
import * as form from './form';
import { script } from './third-parties';

const NOT_LOADED = 'reCAPTCHA not loaded';

/** Presses Send, and lets time pass until the press has waited for a script. */
async function pressAndWait(page: Page, scripts = 1) {
  await form.sendButton(page).click();
  for (let waited = 0; waited < scripts; waited++) {
    await expect(form.sendButton(page)).toHaveText(formTexts.sending);
    await page.clock.fastForward(10_500);
  }
}

/** The enquiry is sent once, and the page has the bot check once. */
async function expectSent(page: Page, emails: readonly unknown[]) {
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
  await expect(form.badge(page)).toHaveCount(1);
}

const block = (route: Route) => route.abort('blockedbyclient');
const answer = (source: string) => (route: Route) =>
  route.fulfill(script(source));
/** The second script, whose badge is where the library's clean-up throws. */
const tokens = (source: string) =>
  answer(
    botCheckSecondStage(source).replace(
      'body.append(',
      'body.appendChild(document.createElement("div")).append(',
    ),
  );

test('4.10 each fault of its scripts and tokens is a failure, and the next press asks anew', async ({
  page,
  emails,
  allowedMessages,
}) => {
  allowedMessages.push(/Unexpected token/, /script is not available/);
  await page.clock.install();
  await page.route(BOT_CHECK, block);
  await form.open(page);
  await form.fillIn(page);
  // After each script that does not work comes one that does, but gives no
  // token.
  for (const [label, address, fault] of [
    [NOT_LOADED, BOT_CHECK, block],
    ['null', BOT_CHECK_SECOND_STAGE, tokens('() => Promise.reject(null)')],
    [NOT_LOADED, BOT_CHECK_SECOND_STAGE, block],
    [
      'No client',
      BOT_CHECK_SECOND_STAGE,
      tokens('() => { throw new Error("No client") }'),
    ],
    // Some blockers answer with this.
    [NOT_LOADED, BOT_CHECK, answer('window.grecaptcha = { ready() {} }')],
    [
      'Failed to get reCAPTCHA token',
      BOT_CHECK_SECOND_STAGE,
      tokens('() => Promise.resolve("")'),
    ],
    [NOT_LOADED, BOT_CHECK, answer('<!doctype html>Welcome')],
  ] as const) {
    await page.unrouteAll();
    await page.route(address, fault);
    await (label === NOT_LOADED
      ? pressAndWait(page)
      : form.sendButton(page).click());
    await form.expectFailure(page, label);
  }
  // It may come while a later press waits.
  await page.unrouteAll();
  const release = await holdBack(page, BOT_CHECK);
  await pressAndWait(page);
  await form.expectFailure(page, NOT_LOADED);
  await form.sendButton(page).click();
  await expect(form.sendButton(page)).toHaveText(formTexts.sending);
  release();
  await expectSent(page, emails);
});

test('4.10 its second script hangs: failure; a later press asks for it anew, once no picture is on its way', async ({
  page,
  emails,
}) => {
  await page.clock.install();
  const showPictures = await holdBack(page, /\/pictures\//);
  let hangs = true;
  await page.route(BOT_CHECK_SECOND_STAGE, (route) =>
    hangs ? undefined : route.fallback(),
  );
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(form.sendButton(page)).toBeEnabled();
  const asked = page.waitForRequest(BOT_CHECK_SECOND_STAGE);
  await form.fillIn(page);
  await asked;
  await pressAndWait(page);
  await form.expectFailure(page, NOT_LOADED);
  // The second press waits for the same script, then asks anew.
  await pressAndWait(page, 2);
  await form.expectFailure(page, NOT_LOADED);
  showPictures();
  expect(await loadPictures(page)).toBe(0);
  hangs = false;
  await pressAndWait(page);
  await expectSent(page, emails);
});
