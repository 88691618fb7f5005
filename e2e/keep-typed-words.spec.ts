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
  holdScripts,
  openForm,
  sendButton,
  test,
} from './fixtures';
import { translateAtOnce } from './translation';

const name = (page: Page) => page.getByLabel('Name', { exact: true });

async function expectKept(page: Page) {
  await expect(sendButton(page)).toBeEnabled();
  await expect(name(page)).toHaveValue('Kim Nguyen');
  await expect(page.getByLabel('Contact Details')).toHaveValue('0400 000 000');
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('Tour');
  await expect(page.getByLabel('Tour Type')).toHaveValue(lastTour.slug);
  await expect(page.getByLabel('Message')).toHaveValue('First line\nSecond line');
}

async function leaveAndReturn(page: Page) {
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  await page.goBack();
}

test('typed words survive a reload, a link and Back, another site, and a failure', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 500/);
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(500)));
  await openForm(page);
  await fillIn(page, { message: 'First line\nSecond line' });
  await page.getByLabel('Enquiry Type').selectOption('Tour');
  await page.getByLabel('Tour Type').selectOption(lastTour.slug);
  const day = (await page.getByLabel('Preferred Date').getAttribute('max')) ?? '';
  await page.getByLabel('Preferred Date').fill(day);
  const fail = async () => {
    await sendButton(page).click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await page.reload();
  };
  const toAnotherSite = async () => {
    await page.goto('about:blank');
    await openForm(page);
  };
  for (const leave of [() => page.reload(), () => leaveAndReturn(page), toAnotherSite, fail]) {
    await leave();
    await expectKept(page);
    await expect(page.getByLabel('Preferred Date')).toHaveValue(day);
  }
});

test('arriving from a tour keeps the draft and selects the tour, also after a reload', async ({ page }) => {
  await openForm(page);
  await fillIn(page, { message: 'Kept' });
  await page.goto(firstTourPath);
  await page.getByRole('link', { name: tourPageWords.book }).click();
  await expect(page).toHaveURL('/contact');
  for (const reload of [() => page.reload(), () => {}]) {
    await expect(sendButton(page)).toBeEnabled();
    await expect(name(page)).toHaveValue('Kim Nguyen');
    await expect(page.getByLabel('Message')).toHaveValue('Kept');
    await expect(page.getByLabel('Enquiry Type')).toHaveValue('Tour');
    await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
    await reload();
  }
});

for (const [where, prepare] of [
  ['', () => {}],
  [', also with storage blocked', blockStorage],
] as const) {
  test(`hydration keeps what was typed before it, and the type that was chosen${where}`, async ({ page }) => {
    await prepare(page);
    const release = await holdScripts(page);
    await page.goto('/contact?type=General+Enquiry', { waitUntil: 'commit' });
    await fillIn(page, { message: 'First line\nSecond line' });
    await page.getByLabel('Enquiry Type').selectOption('Tour');
    release();
    await expect(sendButton(page)).toBeEnabled();
    await expect(page).toHaveURL('/contact');
    await expect(name(page)).toHaveValue('Kim Nguyen');
    await expect(page.getByLabel('Message')).toHaveValue('First line\nSecond line');
    await expect(page.getByLabel('Enquiry Type')).toHaveValue('Tour');
    await expect(page.getByLabel('Tour Type')).toBeVisible();
  });

  test(`fields filled in by the browser survive a link and Back${where}`, async ({ page }) => {
    await prepare(page);
    await openForm(page);
    await fillSilently(page, { ...FILLED_IN, tourType: lastTour.slug });
    await leaveAndReturn(page);
    await expectKept(page);
  });
}

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

test('fields filled in by the browser survive a reload, and a type makes the tour required on Send', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  await fillSilently(page, { ...FILLED_IN, tourType: lastTour.slug });
  await page.reload();
  await expectKept(page);
  await fillSilently(page, { tourType: '' });
  await sendButton(page).click();
  await expect(page.locator('form').getByRole('alert').getByRole('link')).toHaveText([
    enquiryErrors.tourType,
  ]);
  await page.getByLabel('Tour Type').selectOption(lastTour.slug);
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls[0]?.template_params).toMatchObject({ enquiry_type: 'Tour', tour_type: lastTour.name });
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
