import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phoneAddress, textAddress } from '../site/contact-addresses';
import { formTexts } from '../site/enquiry-fields';
import { enquiryHelp } from '../site/enquiry-help';
import { enquiryOutcome } from '../site/enquiry-outcome';
import { contactEmail } from '../site/settings';
import { out } from './built-pages';
import {
  BOT_CHECK,
  EMAIL_SERVICE,
  emailAnswer,
  expect,
  expectEvent,
  isRed,
  SITE_SCRIPTS,
  test,
} from './fixtures';
import * as form from './form';

test('4.7 any refusal is a failure in red, one request a click', async ({ page, emails }) => {
  await form.open(page);
  await form.fillIn(page);
  for (const [index, code] of [400, 503].entries()) {
    await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(code, 'No')));
    await form.sendButton(page).click();
    await expect.poll(() => emails.length).toBe(index + 1);
    await form.expectFailure(page, `${code} No`);
  }
  expect(await isRed(form.status(page))).toBe(true);
  await expect(page.getByRole('link', { name: enquiryHelp.reload.button })).toBeHidden();
});

test('after being offline, the next click sends', async ({ page, emails, allowedMessages }) => {
  allowedMessages.push(/Failed to load resource/);
  await page.clock.install();
  let online = false;
  const disconnect = (address: string | RegExp) =>
    page.route(address, (route) => (online ? route.fallback() : route.abort('internetdisconnected')));
  for (const address of [BOT_CHECK, EMAIL_SERVICE]) await disconnect(address);
  await form.open(page);
  // The site itself serves the e-mail library and loads it late, so it is missing offline too.
  await disconnect(SITE_SCRIPTS);
  await form.send(page);
  await page.clock.fastForward(30_000);
  await form.expectFailure(page, null);
  expect(emails).toHaveLength(0);
  online = true;
  await form.sendButton(page).click();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(emails).toHaveLength(1);
  }).toPass();
  await form.expectSuccess(page);
  await expectEvent(page, expect.objectContaining({ name: 'enquiry_error' }));
});

test('4.7 e-mail, text, call and Copy offer the current text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(500)));
  await form.open(page);
  await form.send(page, { name: 'Kim & Søn', message: 'Two lines\n50% of us swim?' });
  const { byEmail, byText } = enquiryOutcome;
  const { call, copy, copied, copyFirst, yourEnquiry } = enquiryHelp.fallbackContacts;
  const link = (name: string) => page.getByRole('link', { name });
  const expectEmail = async (text: string) => {
    const subject = encodeURIComponent('Boat Hire enquiry from Kim & Søn');
    const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
    await expect(link(byEmail)).toHaveAttribute(
      'href',
      `mailto:${contactEmail}?subject=${subject}&body=${body}`,
    );
  };
  const { Message: _, ...filled } = { ...form.ENQUIRY, Name: 'Kim & Søn' };
  const lines = Object.entries(filled).map(([label, value]) => `${label}: ${value}\n`);
  const about = `${lines.join('')}\n`;
  const text = `${about}Two lines\n50% of us swim?`;
  await expectEmail(text);
  if (textAddress)
    await expect(link(byText)).toHaveAttribute('href', `${textAddress}?&body=${encodeURIComponent(text)}`);
  await expect(link(call)).toHaveAttribute('href', phoneAddress);

  await form.field(page, 'Message').fill('A better question');
  await expectEmail(`${about}A better question`);

  // Too long for the address of an e-mail, where each letter has six characters.
  await form.field(page, 'Message').fill('é'.repeat(300));
  await expectEmail(formTexts.pasteHere);
  await expect(link(byEmail)).toContainText(copyFirst);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: copy })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(copied)).toBeVisible();
  const whole = about + 'é'.repeat(300);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: copy }).click();
  await expect(page.getByLabel(yourEnquiry)).toHaveValue(whole);
});

test('4.8 an e-mail that arrives after the failure message is told as sent', async ({ page, emails }) => {
  await page.clock.install();
  const answer = await form.sendAndHold(page, emails);
  await page.clock.fastForward(30_000);
  await form.expectFailure(page);
  await form.field(page, 'Message').focus();
  answer();
  await expectEvent(page, expect.objectContaining({ name: 'enquiry_success' }));
  await expect(form.field(page, 'Message')).toBeFocused();
  await expect(form.status(page)).toHaveText(enquiryOutcome.sentAfterAll);
  await form.expectFields(page, { 'Contact Details': '' });
  expect(emails).toHaveLength(1);
});

test('4.10 a library that was cut off comes whole with the next click, which sends', async ({
  page,
  emails,
  allowedMessages,
}) => {
  allowedMessages.push(/Unexpected end of input/, /missing \)/);
  const folder = join(out, '_next/static/chunks');
  const library = readdirSync(folder).find((name) =>
    readFileSync(join(folder, name), 'utf8').includes('/email/send'),
  );
  let asked = 0;
  let broken = true;
  await page.route(`**/${library}*`, (route) => {
    asked += 1;
    const body = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=';
    return broken ? route.fulfill({ contentType: 'text/javascript', body }) : route.fallback();
  });
  await form.open(page);
  await form.fillIn(page);
  // The site has requested it again by itself, and now waits for some seconds or for a click.
  await expect.poll(() => asked).toBeGreaterThanOrEqual(3);
  broken = false;
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  expect(emails).toHaveLength(1);
});
