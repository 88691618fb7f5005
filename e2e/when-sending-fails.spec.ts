import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contact } from '../data/contact';
import { enquiryForm } from '../data/enquiry-form';
import { enquiryOutcome } from '../data/enquiry-outcome';
import { phoneAddress, textAddress } from '../data/functions/contact-addresses';
import { contactEmail } from '../data/settings';
import { botCheckSecondStage } from './bot-check-stand-in';
import {
  analyticsEvents,
  BOT_CHECK,
  BOT_CHECK_SECOND_STAGE,
  EMAIL_SERVICE,
  emailAnswer,
  expect,
  expectErrorRecorded,
  expectEvent,
  expectFailure,
  expectSuccess,
  fillIn,
  holdAnswer,
  openForm,
  script,
  sendButton,
  status,
  test,
} from './fixtures';

/** The browser's own console message about a failed request. */
const FAILED_REQUEST = /Failed to load resource/;

test('any refusal by the e-mail service is a failure, with one request for each click', async ({
  page,
  emailCalls,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST);
  let code = 0;
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(code, 'No')));
  await openForm(page);
  await fillIn(page);
  for (const [index, refusal] of [400, 403, 413, 429, 451, 500, 502, 503].entries()) {
    await test.step(String(refusal), async () => {
      code = refusal;
      await sendButton(page).click();
      await expect.poll(() => emailCalls.length).toBe(index + 1);
      await expectFailure(page);
      const errors = (await analyticsEvents(page)).filter(({ name }) => name === 'enquiry_error');
      expect(errors.map(({ event_label }) => event_label).at(-1)).toBe(`${refusal} No`);
    });
  }
  expect(emailCalls).toHaveLength(8);
});

test('a broken connection is a failure, and the next click sends with a new token', async ({
  page,
  emailCalls,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST);
  await openForm(page);
  for (const fault of [
    'connectionreset',
    'connectionrefused',
    'namenotresolved',
    'internetdisconnected',
  ] as const) {
    await test.step(fault, async () => {
      emailCalls.splice(0);
      await page.route(EMAIL_SERVICE, (route) => route.abort(fault), { times: 1 });
      await fillIn(page);
      await sendButton(page).click();
      await expectFailure(page);
      expect(emailCalls).toHaveLength(1);
      await sendButton(page).click();
      await expectSuccess(page);
      const [first, second] = emailCalls.map((call) => call.template_params.g_recaptcha_response);
      expect(second).toMatch(/^submit_contact_form:/);
      expect(second).not.toBe(first);
    });
  }
});

test('after being offline, the next click loads what is missing and sends', async ({
  page,
  emailCalls,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST);
  await page.clock.install();
  let online = false;
  // The site itself serves the e-mail library and loads it late, so it is missing offline too.
  const library = /_next\/static\/chunks\/.*\.js$/;
  for (const address of [BOT_CHECK, EMAIL_SERVICE]) {
    await page.route(address, (route) => (online ? route.fallback() : route.abort('internetdisconnected')));
  }
  await openForm(page);
  await page.route(library, (route) => (online ? route.fallback() : route.abort('internetdisconnected')));
  await fillIn(page);
  await sendButton(page).click();
  await page.clock.fastForward(10_500);
  await expectFailure(page, { recorded: false });
  expect(emailCalls).toHaveLength(0);
  online = true;
  await sendButton(page).click();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(emailCalls).toHaveLength(1);
  }).toPass();
  await expectSuccess(page);
  await expectErrorRecorded(page);
});

test('no response of the e-mail service is a failure after 30 seconds', async ({ page, emailCalls }) => {
  await page.route(EMAIL_SERVICE, () => {});
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await page.clock.fastForward(25_000);
  await expect(sendButton(page)).toHaveText('Sending...');
  await page.clock.fastForward(5_000);
  await expectFailure(page);
});

test('a response that hangs is a failure after 30 seconds', async ({ page }) => {
  await page.addInitScript((service) => {
    const realFetch = window.fetch;
    window.fetch = (input, init) =>
      input === service
        ? Promise.resolve(new Response(new ReadableStream(), { status: 200 }))
        : realFetch(input, init);
  }, EMAIL_SERVICE);
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await page.clock.fastForward(25_000);
  await expect(sendButton(page)).toHaveText('Sending...');
  await page.clock.fastForward(5_000);
  await expectFailure(page);
});

test('status 200 is a success with any body', async ({ page }) => {
  let body = '';
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(200, body)));
  await openForm(page);
  for (const answer of ['<!doctype html><title>The hotel’s network</title>', '', '{"status":']) {
    body = answer;
    await fillIn(page);
    await sendButton(page).click();
    await expectSuccess(page);
  }
});

test('the form waits 15 seconds for a response', async ({ page, emailCalls }) => {
  let answer = () => {};
  await page.route(EMAIL_SERVICE, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill(emailAnswer(200, 'OK'));
  });
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await page.clock.fastForward(15_000);
  await expect(sendButton(page)).toHaveText('Sending...');
  await expect(page.getByRole('status').filter({ hasText: enquiryForm.sendingAloud })).toHaveCount(1);
  answer();
  await expectSuccess(page);
});

test('the links to e-mail, text and call carry the current text to the right addresses', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST);
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(500)));
  await openForm(page);
  await fillIn(page, { name: 'Kim & Søn', message: 'Two lines\n50% of us swim?' });
  await sendButton(page).click();
  const text =
    'Name: Kim & Søn\nContact Details: 0400 000 000\nEnquiry Type: Boat Hire\n\nTwo lines\n50% of us swim?';
  const link = (name: string) => page.getByRole('link', { name });
  await expect(link(enquiryOutcome.byEmail)).toHaveAttribute(
    'href',
    `mailto:${contactEmail}?subject=${encodeURIComponent('Boat Hire enquiry from Kim & Søn')}&body=${encodeURIComponent(text)}`,
  );
  if (textAddress)
    await expect(link(enquiryOutcome.byText)).toHaveAttribute(
      'href',
      `${textAddress}?&body=${encodeURIComponent(text)}`,
    );
  await expect(link(contact.fallbackContacts.call)).toHaveAttribute('href', phoneAddress);

  await page.getByLabel('Message').fill('A better question');
  await expect(link(enquiryOutcome.byEmail)).toHaveAttribute('href', /A%20better%20question$/);
});

test('Copy writes the whole enquiry to the clipboard', async ({ page, context, allowedMessages }) => {
  allowedMessages.push(FAILED_REQUEST);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(500)));
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await page.getByRole('button', { name: contact.fallbackContacts.copy }).click();
  await expect(page.getByText(contact.fallbackContacts.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Name: Kim Nguyen\nContact/);
});

test('without a clipboard, Copy shows the enquiry as text to select', async ({ page, allowedMessages }) => {
  allowedMessages.push(FAILED_REQUEST);
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(500)));
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await page.getByRole('button', { name: contact.fallbackContacts.copy }).click();
  await expect(page.getByLabel(contact.fallbackContacts.yourEnquiry)).toHaveValue(
    /^Name: Kim Nguyen\nContact/,
  );
});

test('when the e-mail arrives after the failure message, the visitor reads that it was sent', async ({
  page,
  emailCalls,
}) => {
  await page.clock.install();
  const answer = await holdAnswer(page);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await page.clock.fastForward(30_000);
  await expectFailure(page);
  answer();
  await expect(status(page)).toHaveText(enquiryOutcome.sentAfterAll);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  expect(emailCalls).toHaveLength(1);
});

test('the failure of an edited enquiry stays when the one before it arrives after all', async ({
  page,
  emailCalls,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST);
  await page.clock.install();
  let answerFirst = () => {};
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  await page.route(EMAIL_SERVICE, async (route) => {
    if (emailCalls.length > 1) return route.fulfill(emailAnswer(500));
    await held;
    await route.fallback();
  });
  await openForm(page);
  await fillIn(page, { message: 'Before the edit' });
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(1);
  await page.clock.fastForward(30_000);
  await expect(status(page)).toHaveText(enquiryOutcome.failed);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => emailCalls.length).toBe(2);
  await expectFailure(page);
  const arrived = page.waitForResponse((response) => response.url() === EMAIL_SERVICE && response.ok());
  answerFirst();
  await arrived;
  await expectEvent(page, expect.objectContaining({ name: 'enquiry_success' }));
  await expectFailure(page);
});

test('a token after 29 seconds and an e-mail 3 seconds later are a success', async ({ page, emailCalls }) => {
  const late = '({ action }) => new Promise((give) => { window.giveToken = () => give(action + ":late"); })';
  await page.route(BOT_CHECK_SECOND_STAGE, (route) => route.fulfill(script(botCheckSecondStage(late))));
  await page.clock.install();
  const answer = await holdAnswer(page);
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await page.evaluate('!!window.giveToken')).toBe(true);
  }).toPass();
  await page.clock.fastForward(28_000);
  await page.evaluate('window.giveToken()');
  await expect.poll(() => emailCalls.length).toBe(1);
  await page.clock.fastForward(3_000);
  await expect(sendButton(page)).toHaveText('Sending...');
  answer();
  await expectSuccess(page);
});

/** Finds the script with the e-mail library by its content. */
function emailLibraryFile(): string {
  const folder = join(process.env.SITE_OUT || 'out', '_next/static/chunks');
  const found = readdirSync(folder).find((name) =>
    readFileSync(join(folder, name), 'utf8').includes('/email/send'),
  );
  return String(found);
}

for (const [fault, answer] of [
  ['a web page', { contentType: 'text/html', body: '<!doctype html>Welcome' }],
  ['cut off', { contentType: 'text/javascript', body: '(globalThis.TURBOPACK||(globalThis.TURBOPACK=' }],
  ['never', null],
] as const) {
  test(`a broken library (${fault}) is a failure, and the next click loads it again and sends`, async ({
    page,
    emailCalls,
    allowedMessages,
  }) => {
    allowedMessages.push(FAILED_REQUEST, /Unexpected (token|end of input)/, /missing \)/);
    await page.clock.install();
    let broken = true;
    await page.route(`**/${emailLibraryFile()}`, (route) => {
      if (!broken) return route.fallback();
      return answer ? route.fulfill({ ...answer, status: 200 }) : undefined;
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await openForm(page);
    // A web page in place of a script looks like a new deploy, so the page reloads once.
    await expect.poll(() => loads).toBe(fault === 'a web page' ? 2 : 1);
    await expect(sendButton(page)).toBeEnabled();
    await fillIn(page);
    await sendButton(page).click();
    await page.clock.runFor(1_000);
    await page.clock.fastForward(30_000);
    await expectFailure(page);
    broken = false;
    await sendButton(page).click();
    await expect(async () => {
      await page.clock.runFor(100);
      expect(emailCalls).toHaveLength(1);
    }).toPass();
    await expectSuccess(page);
  });
}
