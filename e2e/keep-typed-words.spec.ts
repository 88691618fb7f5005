import type { Page } from 'playwright/test';
import { tourPage } from '../site/content';
import { enquiryErrors } from '../site/enquiry-errors';
import { firstTour, firstTourPath, follow, lastTour } from './content';
import { blockStorage, EMAIL_SERVICE, emailAnswer, expect, holdScripts, stopTime, test } from './fixtures';
import * as form from './form';

async function expectKept(page: Page, values: Readonly<Record<string, string>>) {
  await expect(form.sendButton(page)).toBeEnabled();
  await form.expectFields(page, values);
}

const CHOSEN = { 'Enquiry Type': 'Tour', 'Tour Type': lastTour.slug };

/** Fills in fields without events, as password managers and browsers do. */
async function fillSilently(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values))
    await form.field(page, label).evaluate((element, value) => Object.assign(element, { value }), value);
}

/** Follows a link and returns. */
async function goAndReturn(page: Page) {
  await follow(page, '/faq');
  await page.goBack();
}

test('4.12 typed words survive a reload, Back, another site and a failure', async ({ page }) => {
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(500)));
  await form.open(page);
  await form.fillIn(page);
  await form.field(page, 'Enquiry Type').selectOption('Tour');
  await form.field(page, 'Tour Type').selectOption(lastTour.slug);
  const day = (await form.field(page, 'Preferred Date').getAttribute('max')) ?? '';
  await form.field(page, 'Preferred Date').fill(day);
  const kept = { ...form.ENQUIRY, ...CHOSEN, 'Preferred Date': day };
  const fail = async () => {
    await form.sendButton(page).click();
    await expect(page.getByText(form.FAILED)).toBeVisible();
    await page.reload();
  };
  const toAnotherSite = async () => {
    await page.goto('about:blank');
    await form.open(page);
  };
  for (const leave of [() => page.reload(), () => goAndReturn(page), toAnotherSite, fail]) {
    await leave();
    await expectKept(page, kept);
  }

  // A visitor who arrives from a tour has chosen that one.
  await page.goto(firstTourPath);
  await page.getByRole('link', { name: tourPage.book }).click();
  await expect(page).toHaveURL('/contact');
  for (const reload of [() => page.reload(), () => {}]) {
    await expectKept(page, { ...kept, 'Tour Type': firstTour.slug });
    await reload();
  }
});

test('4.12 a type chosen just after the address chose another survives a reload', async ({ page }) => {
  await stopTime(page);
  const address = `/contact?type=Tour&tourId=${lastTour.slug}`;
  for (const chosen of [{ 'Tour Type': firstTour.slug }, { 'Enquiry Type': 'Boat Hire' }]) {
    await form.open(page, address);
    await form.expectFields(page, CHOSEN);
    for (const [label, value] of Object.entries(chosen)) await form.field(page, label).selectOption(value);
    await page.reload();
    await expectKept(page, chosen);
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/contact');
  }

  // The same before hydration.
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await form.field(page, 'Enquiry Type').selectOption('General Enquiry');
  await page.reload({ waitUntil: 'commit' });
  release();
  await expectKept(page, { 'Enquiry Type': 'General Enquiry' });
});

test('4.13 hydration keeps what was typed before it, also with storage blocked', async ({ page }) => {
  await blockStorage(page);
  const release = await holdScripts(page);
  await page.goto('/contact?type=General+Enquiry', { waitUntil: 'commit' });
  await form.fillIn(page);
  await form.field(page, 'Enquiry Type').selectOption('Tour');
  release();
  await expectKept(page, { ...form.ENQUIRY, 'Enquiry Type': 'Tour' });
  await expect(page).toHaveURL('/contact');
  await expect(form.field(page, 'Tour Type')).toBeVisible();
});

test('4.13 a submit before hydration sends nothing, and the address stays', async ({ page }) => {
  const release = await holdScripts(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await form.fillIn(page);
  await form.field(page, 'Name').press('Enter');
  await form.sendButton(page).click({ force: true });
  await expect(page).toHaveURL('/contact');
  release();
  await expectKept(page, form.ENQUIRY);
  expect(posts).toEqual([]);
});

test('fields filled in by the browser survive a reload, a link and Back, and are sent', async ({
  page,
  emails,
}) => {
  await form.open(page);
  for (const [Name, leave] of [
    ['Kim Nguyen', () => page.reload()],
    ['Alex', () => goAndReturn(page)],
  ] as const) {
    await fillSilently(page, { ...form.ENQUIRY, ...CHOSEN, Name });
    await leave();
    await expectKept(page, { ...form.ENQUIRY, ...CHOSEN, Name });
  }
  await fillSilently(page, { 'Tour Type': '' });
  await form.sendButton(page).click();
  await expect(form.errorSummary(page).getByRole('link')).toHaveText([enquiryErrors.tourType]);
  await form.field(page, 'Tour Type').selectOption(lastTour.slug);
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  expect(emails[0]?.template_params).toMatchObject({ enquiry_type: 'Tour', tour_type: lastTour.name });
});
