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

/** The browser's own console message about a failed request. */
const FAILED_REQUEST = /Failed to load resource/;

test('any refusal is a failure in red, one request a click', async ({ page, emails }) => {
  let code = 0;
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(code, 'No')));
  await form.open(page);
  await form.fillIn(page);
  for (const [index, refusal] of [400, 503].entries()) {
    code = refusal;
    await form.sendButton(page).click();
    await expect.poll(() => emails.length).toBe(index + 1);
    await form.expectFailure(page, `${refusal} No`);
  }
  expect(await isRed(form.status(page))).toBe(true);
  await expect(page.getByRole('link', { name: enquiryHelp.reload.button })).toBeHidden();
});

test('after being offline, the next click sends', async ({ page, emails, allowedMessages }) => {
  allowedMessages.push(FAILED_REQUEST);
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

test('e-mail, text, call and Copy offer the current text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(500)));
  await form.open(page);
  await form.send(page, { name: 'Kim & Søn', message: 'Two lines\n50% of us swim?' });
  const text =
    'Name: Kim & Søn\nContact Details: 0400 000 000\nEnquiry Type: Boat Hire\n\nTwo lines\n50% of us swim?';
  const link = (name: string) => page.getByRole('link', { name });
  const subject = encodeURIComponent('Boat Hire enquiry from Kim & Søn');
  await expect(link(enquiryOutcome.byEmail)).toHaveAttribute(
    'href',
    `mailto:${contactEmail}?subject=${subject}&body=${encodeURIComponent(text).replaceAll('%0A', '%0D%0A')}`,
  );
  if (textAddress)
    await expect(link(enquiryOutcome.byText)).toHaveAttribute(
      'href',
      `${textAddress}?&body=${encodeURIComponent(text)}`,
    );
  await expect(link(enquiryHelp.fallbackContacts.call)).toHaveAttribute('href', phoneAddress);

  await form.field(page, 'Message').fill('A better question');
  await expect(link(enquiryOutcome.byEmail)).toHaveAttribute('href', /A%20better%20question$/);

  // Too long for the address of an e-mail, where each letter has six characters.
  await form.field(page, 'Message').fill('é'.repeat(300));
  await expect(link(enquiryOutcome.byEmail)).toHaveAttribute(
    'href',
    `mailto:${contactEmail}?subject=${subject}&body=${encodeURIComponent(formTexts.pasteHere).replaceAll('%0A', '%0D%0A')}`,
  );
  await expect(link(enquiryOutcome.byEmail)).toContainText(enquiryHelp.fallbackContacts.copyFirst);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const copy = page.getByRole('button', { name: enquiryHelp.fallbackContacts.copy });
  await expect(copy).toBeFocused();

  const whole = /^Name: Kim & Søn\nContact(.|\n)*é{300}$/;
  await copy.click();
  await expect(page.getByText(enquiryHelp.fallbackContacts.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(whole);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy.click();
  await expect(page.getByLabel(enquiryHelp.fallbackContacts.yourEnquiry)).toHaveValue(whole);
});

test('an e-mail that arrives after the failure message is told as sent', async ({ page, emails }) => {
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

/** Finds the script with the e-mail library by its content. */
function emailLibraryFile(): string {
  const folder = join(out, '_next/static/chunks');
  const found = readdirSync(folder).find((name) =>
    readFileSync(join(folder, name), 'utf8').includes('/email/send'),
  );
  return String(found);
}

// Each time the site requests the library again by itself, until the next request waits for some seconds or for a click.
for (const [fault, requests, answer] of [
  ['a web page', 2, { contentType: 'text/html', body: '<!doctype html>Welcome' }],
  ['cut off', 3, { contentType: 'text/javascript', body: '(globalThis.TURBOPACK||(globalThis.TURBOPACK=' }],
  ['never', 1, null],
] as const) {
  test(`a broken library (${fault}): the next click sends`, async ({ page, emails, allowedMessages }) => {
    allowedMessages.push(FAILED_REQUEST, /Unexpected (token|end of input)/, /missing \)/);
    let asked = 0;
    let broken = true;
    await page.route(`**/${emailLibraryFile()}`, (route) => {
      asked += 1;
      if (!broken) return route.fallback();
      return answer ? route.fulfill({ ...answer, status: 200 }) : undefined;
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await form.open(page);
    await form.fillIn(page);
    await expect.poll(() => asked).toBeGreaterThanOrEqual(requests);
    broken = false;
    await form.sendButton(page).click();
    await form.expectSuccess(page);
    expect(emails).toHaveLength(1);
    expect(loads).toBe(1);
  });
}
