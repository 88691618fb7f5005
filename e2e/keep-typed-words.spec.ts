import type { Page } from 'playwright/test';
import { contact, enquiryErrors } from '../data/contact';
import { tourPageWords } from '../data/tour-page';
import { expectPage, firstTour, firstTourPath, footerLink, lastTour } from './content';
import {
  blockStorage,
  EMAIL_SERVICE,
  emailAnswer,
  expect,
  expectSuccess,
  FAILED,
  fillIn,
  holdAnswer,
  holdScripts,
  openForm,
  SITE_SCRIPTS,
  sendButton,
  TEMPLATE,
  test,
} from './fixtures';
import { translateAtOnce } from './translation';

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('enquiry-draft'));

async function expectKept(page: Page) {
  await expect(sendButton(page)).toBeEnabled();
  await expect(name(page)).toHaveValue('Kim Nguyen');
  await expect(page.getByLabel('Contact Details')).toHaveValue('0400 000 000');
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('Tour');
  await expect(page.getByLabel('Tour Type')).toHaveValue(lastTour.slug);
  await expect(page.getByLabel('Message')).toHaveValue('First line\nSecond line');
}

async function type(page: Page) {
  await fillIn(page, { message: 'First line\nSecond line' });
  await page.getByLabel('Enquiry Type').selectOption('Tour');
  await page.getByLabel('Tour Type').selectOption(lastTour.slug);
}

test('typed words survive a reload', async ({ page }) => {
  await openForm(page);
  await type(page);
  await page.reload();
  await expectKept(page);
});

test('typed words survive a link and Back', async ({ page }) => {
  await openForm(page);
  await type(page);
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  await page.goBack();
  await expectKept(page);
});

test('typed words survive a visit to another site in the same tab', async ({ page }) => {
  await openForm(page);
  await type(page);
  await page.goto('about:blank');
  await openForm(page);
  await expectKept(page);
});

test('a chosen date survives a reload', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Preferred Date').fill('2027-04-03');
  await page.reload();
  await expect(page.getByLabel('Preferred Date')).toHaveValue('2027-04-03');
});

test('success clears the draft', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  expect(await draft(page)).toContain('Kim Nguyen');
  await sendButton(page).click();
  await expectSuccess(page);
  expect(await draft(page)).toBeNull();
});

test('a failure keeps the draft: the words are there after a reload', async ({ page, allowedMessages }) => {
  allowedMessages.push(/status of 500/);
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(500)));
  await openForm(page);
  await type(page);
  await sendButton(page).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.reload();
  await expectKept(page);
});

test('a stored draft that is malformed is ignored', async ({ page }) => {
  const malformed = '{"name":{"a":1},"contactDetails":["b"],"message":7,"submit":"x","__proto__":"y"}';
  for (const stored of [malformed, malformed.slice(0, -1)]) {
    await page.goto('/faq');
    await page.evaluate((words) => sessionStorage.setItem('enquiry-draft', words), stored);
    await openForm(page);
    await expect(name(page)).toHaveValue('');
    await expect(page.getByLabel('Contact Details')).toHaveValue('');
    await expect(page.getByLabel('Message')).toHaveValue(TEMPLATE);
  }
});

test('arriving from a tour keeps the draft and selects the tour', async ({ page }) => {
  await openForm(page);
  await fillIn(page, { message: 'Kept' });
  await page.goto(firstTourPath);
  await page.getByRole('link', { name: tourPageWords.book }).click();
  await expect(sendButton(page)).toBeEnabled();
  await expect(name(page)).toHaveValue('Kim Nguyen');
  await expect(page.getByLabel('Message')).toHaveValue('Kept');
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('Tour');
  await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
});

test('a preselected tour survives a reload', async ({ page }) => {
  await openForm(page, `/contact?type=Tour&tourId=${firstTour.slug}`);
  await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
});

for (const [where, prepare] of [
  ['', () => {}],
  [', also with storage blocked', blockStorage],
] as const) {
  test(`hydration keeps what was typed before it${where}`, async ({ page }) => {
    await prepare(page);
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillIn(page, { message: 'First line\nSecond line' });
    await page.getByLabel('Enquiry Type').selectOption('Tour');
    release();
    await expect(sendButton(page)).toBeEnabled();
    await expect(name(page)).toHaveValue('Kim Nguyen');
    await expect(page.getByLabel('Message')).toHaveValue('First line\nSecond line');
    await expect(page.getByLabel('Enquiry Type')).toHaveValue('Tour');
    await expect(page.getByLabel('Tour Type')).toBeVisible();
  });
}

test('text typed before hydration survives a reload', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page, { message: 'Typed on the ferry' });
  await page.unroute(SITE_SCRIPTS);
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expect(name(page)).toHaveValue('Kim Nguyen');
  await expect(page.getByLabel('Message')).toHaveValue('Typed on the ferry');
});

test('a submit before hydration sends nothing and puts nothing into the address', async ({
  page,
  emailCalls,
}) => {
  const release = await holdScripts(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.method() !== 'HEAD') posts.push(request.url());
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page);
  await expect(sendButton(page)).toBeDisabled();
  await name(page).press('Enter');
  await sendButton(page).click({ force: true });
  await expect(page).toHaveURL('/contact');
  release();
  await expect(sendButton(page)).toBeEnabled();
  await expect(name(page)).toHaveValue('Kim Nguyen');
  expect(posts).toEqual([]);
  expect(emailCalls).toEqual([]);
});

test('when the scripts do not load, the page offers other ways to ask', async ({ page }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const late = page.getByText(contact.notReady);
  await expect(late).toBeHidden();
  // A CSS animation shows the text, because no script can. Finish the animation instead of waiting for it.
  await expect(async () => {
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(late).toBeVisible({ timeout: 500 });
  }).toPass();
});

/** Fills in fields without events, as password managers and browsers do. */
const fillSilently = (page: Page, words: Record<string, string>) =>
  page.evaluate((words) => {
    for (const [id, value] of Object.entries(words))
      Object.assign(document.getElementById(id) ?? {}, { value });
  }, words);

const FILLED_IN = {
  name: 'Kim Nguyen',
  contactDetails: '0400 000 000',
  enquiryType: 'Tour',
  message: 'First line\nSecond line',
};

test('a type filled in by the browser makes the tour required on Send', async ({ page, emailCalls }) => {
  await openForm(page);
  await fillSilently(page, FILLED_IN);
  await sendButton(page).click();
  await expect(page.locator('form').getByRole('alert').getByRole('link')).toHaveText([
    enquiryErrors.tourType,
  ]);
  await page.getByLabel('Tour Type').selectOption(lastTour.slug);
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls[0]?.template_params).toMatchObject({ enquiry_type: 'Tour', tour_type: lastTour.name });
});

for (const [where, prepare] of [
  ['', () => {}],
  [', also with storage blocked', blockStorage],
] as const) {
  test(`fields filled in by the browser survive a link and Back${where}`, async ({ page }) => {
    await prepare(page);
    await openForm(page);
    await fillSilently(page, { ...FILLED_IN, tourType: lastTour.slug });
    await footerLink(page, '/faq').click();
    await expectPage(page, '/faq');
    await page.goBack();
    await expectKept(page);
  });
}

test('fields filled in by the browser survive a reload', async ({ page }) => {
  await openForm(page);
  await fillSilently(page, { ...FILLED_IN, tourType: lastTour.slug });
  await page.reload();
  await expectKept(page);
});

test('with storage blocked typed words survive a link and Back', async ({ page }) => {
  await blockStorage(page);
  await openForm(page);
  await type(page);
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  await page.goBack();
  await expectKept(page);
});

test('when storage is full the older draft is not restored', async ({ page }) => {
  await openForm(page);
  await fillIn(page, { name: 'Older' });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await name(page).fill('Newer');
  expect(await draft(page)).toBeNull();
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  await page.goBack();
  await expect(name(page)).toHaveValue('Newer');
});

test("an extension's input event during sending keeps the whole draft", async ({ page }) => {
  await holdAnswer(page);
  await openForm(page);
  await type(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending...');
  await name(page).dispatchEvent('input');
  expect(JSON.parse((await draft(page)) ?? '')).toMatchObject({
    name: 'Kim Nguyen',
    enquiryType: 'Tour',
    tourType: lastTour.slug,
  });
});

test('the form works when the browser refuses to change the address', async ({ page }) => {
  // Safari refuses after a hundred changes in half a minute.
  await page.addInitScript(() => {
    const replace = History.prototype.replaceState;
    History.prototype.replaceState = function (state, unused, url) {
      if (url === '/contact') throw new DOMException('Too many changes', 'SecurityError');
      replace.call(this, state, unused, url);
    };
  });
  await openForm(page, `/contact?type=Tour&tourId=${firstTour.slug}`);
  await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
});

test('a type chosen before hydration wins over the address', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/contact?type=Tour&tourId=${firstTour.slug}`, { waitUntil: 'commit' });
  await page.getByLabel('Enquiry Type').selectOption('Boat Hire');
  release();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('Boat Hire');
  await expect(page.getByLabel('Tour Type')).toBeHidden();
});

/** Mock of a host that hides e-mail addresses from robots. */
async function hideAddresses(page: Page) {
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const hidden = html
      .replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#5f3d30"')
      .replace(
        /(?<=>)[\w.-]+@[\w.-]+(?=<)/g,
        '<span class="__cf_email__" data-cfemail="5f3d30">[email&#160;protected]</span>',
      );
    await route.fulfill({ response, body: hidden });
  });
}

/** React logs this error when the HTML differs from the build, then renders the page again. */
const HYDRATION_ERROR = /Minified React error #418/;

for (const [feature, prepare] of [
  ['', () => {}],
  [' whose host hides the addresses', hideAddresses],
  [' that is translated at once', translateAtOnce],
] as const) {
  test(`typing during hydration on a slow phone loses no key on a page${feature}`, async ({
    page,
    context,
    allowedMessages,
  }) => {
    allowedMessages.push(HYDRATION_ERROR);
    await prepare(page);
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const text = 'We are two families with small children and would love to see the turtles.';
    await page.getByLabel('Message').fill('');
    await page.getByLabel('Message').focus();
    const typing = page.keyboard.type(text, { delay: 50 });
    release();
    await typing;
    await expect(sendButton(page)).toBeEnabled();
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page.getByLabel('Message')).toHaveValue(text);
    await expect(page.getByLabel('Message')).toBeFocused();
  });
}
