import type { Page } from 'playwright/test';
import {
  blockStorage,
  EMAIL_SERVICE,
  emailAnswer,
  expect,
  expectSuccess,
  fillIn,
  holdScripts,
  openForm,
  SITE_SCRIPTS,
  sendButton,
  TEMPLATE,
  test,
} from './fixtures';

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('enquiry-draft'));

async function expectKept(page: Page) {
  await expect(sendButton(page)).toBeEnabled();
  await expect(name(page)).toHaveValue('Kim Nguyen');
  await expect(page.getByLabel('Contact Details')).toHaveValue('0400 000 000');
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('Tour');
  await expect(page.getByLabel('Tour Type')).toHaveValue('fishing');
  await expect(page.getByLabel('Message')).toHaveValue('First line\nSecond line');
}

async function type(page: Page) {
  await fillIn(page, { message: 'First line\nSecond line' });
  await page.getByLabel('Enquiry Type').selectOption('Tour');
  await page.getByLabel('Tour Type').selectOption('Fishing');
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveTitle(/^FAQ/);
  await page.goBack();
  await expectKept(page);
});

test('typed words survive the way to another site and a new visit in the same tab', async ({ page }) => {
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

test('a failure keeps the draft: the words are there after a reload', async ({ page, noise }) => {
  noise.push(/status of 500/);
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(500)));
  await openForm(page);
  await type(page);
  await sendButton(page).click();
  await expect(page.getByText('Failed to send message.')).toBeVisible();
  await page.reload();
  await expectKept(page);
});

test('a draft that is no draft is left alone', async ({ page }) => {
  const strange = '{"name":{"a":1},"contactDetails":["b"],"message":7,"submit":"x","__proto__":"y"}';
  // Whole, and broken off.
  for (const stored of [strange, strange.slice(0, -1)]) {
    await page.goto('/faq');
    await page.evaluate((words) => sessionStorage.setItem('enquiry-draft', words), stored);
    await openForm(page);
    await expect(name(page)).toHaveValue('');
    await expect(page.getByLabel('Contact Details')).toHaveValue('');
    await expect(page.getByLabel('Message')).toHaveValue(TEMPLATE);
  }
});

test('arriving from a tour on top of a draft keeps the words and takes the tour', async ({ page }) => {
  await openForm(page);
  await fillIn(page, { message: 'Kept' });
  await page.goto('/tours/sunset');
  await page.getByRole('link', { name: 'Book This Tour' }).click();
  await expect(sendButton(page)).toBeEnabled();
  await expect(name(page)).toHaveValue('Kim Nguyen');
  await expect(page.getByLabel('Message')).toHaveValue('Kept');
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('Tour');
  await expect(page.getByLabel('Tour Type')).toHaveValue('sunset');
});

test('what the address chose ahead survives a reload', async ({ page }) => {
  await openForm(page, '/contact?type=Tour&tourId=sunset');
  await expect(page.getByLabel('Tour Type')).toHaveValue('sunset');
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByLabel('Tour Type')).toHaveValue('sunset');
});

for (const [where, prepare] of [
  ['', () => {}],
  [', also with storage blocked', blockStorage],
] as const) {
  test(`what is typed before the scripts are there stays, once they are${where}`, async ({ page }) => {
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

test('what is typed before the scripts are there survives a reload without them', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page, { message: 'Typed on the ferry' });
  await page.unroute(SITE_SCRIPTS);
  await page.reload();
  await expect(sendButton(page)).toBeEnabled();
  await expect(name(page)).toHaveValue('Kim Nguyen');
  await expect(page.getByLabel('Message')).toHaveValue('Typed on the ferry');
});

test('a submit before the scripts are there sends nothing and leaks nothing into the address', async ({
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

test('when the scripts do not come, the page says how else to ask', async ({ page }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const late = page.getByText('The form is taking long to get ready.');
  await expect(late).toBeHidden();
  // An animation brings it, there being no script to do so; it is brought to its end.
  await expect(async () => {
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(late).toBeVisible({ timeout: 500 });
  }).toPass();
});
