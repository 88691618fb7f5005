import type { Page } from 'playwright/test';
import { redirects } from '../site/content/pages';
import { tourPage } from '../site/content/texts';
import { tours } from '../site/content/tours';
import { enquiryErrors } from '../site/enquiry/errors';
import { firstTour, firstTourPath, follow, lastTour } from './content';
import {
  blockStorage,
  EMAIL_SERVICE,
  expect,
  holdScripts,
  test,
} from './fixtures';
import * as form from './form';

async function expectKept(
  page: Page,
  values: Readonly<Record<string, string>>,
) {
  await expect(form.sendButton(page)).toBeEnabled();
  await form.expectFields(page, values);
}

const CHOSEN = { 'Enquiry Type': 'Tour', 'Tour Type': lastTour.slug };

/** Without events, as password managers and browsers do. */
async function fillSilently(
  page: Page,
  values: Readonly<Record<string, string>>,
) {
  for (const [label, value] of Object.entries(values))
    await form
      .field(page, label)
      .evaluate((element, value) => Object.assign(element, { value }), value);
}

test('4.12 words typed, or filled in by the browser, survive all ways to leave', async ({
  page,
  emails,
}) => {
  await page.route(EMAIL_SERVICE, (route) => route.fulfill({ status: 500 }));
  await form.open(page);
  await form.fillIn(page, CHOSEN);
  const day =
    (await form.field(page, 'Preferred Date').getAttribute('max')) ?? '';
  await form.field(page, 'Preferred Date').fill(day);
  const kept = { ...form.ENQUIRY, ...CHOSEN, 'Preferred Date': day };
  const toAnotherPage = async () => {
    await follow(page, '/faq');
    await page.goBack();
  };
  const toAnotherSite = async () => {
    await page.goto('about:blank');
    await page.goto('/contact');
  };
  const fail = async () => {
    await form.sendButton(page).click();
    await expect(page.getByText(form.FAILED)).toBeVisible();
    await page.reload();
  };
  for (const [Name, leave] of [
    [form.ENQUIRY.Name, toAnotherSite],
    ['Kim', fail],
    ['Alex', toAnotherPage],
  ] as const) {
    await fillSilently(page, { Name });
    await leave();
    await expectKept(page, { ...kept, Name });
  }
  await fillSilently(page, { 'Tour Type': '' });
  await form.sendButton(page).click();
  await expect(form.errorSummary(page).getByRole('link')).toHaveText([
    enquiryErrors.tourType,
  ]);
  await fillSilently(page, { 'Tour Type': lastTour.slug });
  await form.sendButton(page).click();
  await expect(page.getByText(form.FAILED)).toBeVisible();
  expect(emails.at(-1)).toMatchObject({
    from_name: 'Alex',
    tour_type: lastTour.name,
  });

  // A visitor who arrives from a tour has chosen that one.
  await page.goto(firstTourPath);
  await page.getByRole('link', { name: tourPage.book }).click();
  await expect(page).toHaveURL('/contact');
  await expectKept(page, {
    ...kept,
    Name: 'Alex',
    'Tour Type': firstTour.slug,
  });
});

const otherAddress = Object.keys(redirects).find(
  (from) => redirects[from] === '/contact',
);

// prefill.test.ts has more addresses, and find-a-tour.test.ts has the address
// of every button.
test('4.2, 4.12 an address chooses a known type and tour; another choice survives a reload, also without React', async ({
  page,
}) => {
  await form.open(page, '/contact?fbclid=abc#form');
  await expect(page).toHaveURL('/contact');
  await form.expectFields(page, { 'Enquiry Type': '' });
  await expect(form.field(page, 'Tour Type')).toBeHidden();
  const [numbered = firstTour] = tours.filter(({ id }) => id);
  const query = `type=Tour&tourId=${numbered.id}`;
  await form.open(page, `${otherAddress}/?${query}`);
  await expect(page).toHaveURL('/contact');
  await form.expectFields(page, {
    'Enquiry Type': 'Tour',
    'Tour Type': numbered.slug,
  });
  await form.field(page, 'Tour Type').selectOption(lastTour.slug);
  await page.reload();
  await expectKept(page, { 'Tour Type': lastTour.slug });
  await expect(page).toHaveURL('/contact');

  // The same before hydration.
  const kept = { ...form.ENQUIRY, 'Enquiry Type': 'General Enquiry' };
  const release = await holdScripts(page);
  await page.goto(`/contact?${query}`, { waitUntil: 'commit' });
  await form.fillIn(page, kept);
  await page.reload({ waitUntil: 'commit' });
  await form.expectFields(page, kept);
  release();
  await expectKept(page, kept);
});

test('4.13 hydration keeps what was typed before it; a submit before it does nothing', async ({
  page,
}) => {
  await blockStorage(page);
  const release = await holdScripts(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto('/contact?type=General+Enquiry', { waitUntil: 'commit' });
  await form.fillIn(page, { 'Enquiry Type': 'Tour' });
  await form.field(page, 'Name').press('Enter');
  await form.sendButton(page).click({ force: true });
  await expect(page).toHaveURL('/contact?type=General+Enquiry');
  release();
  await expectKept(page, { ...form.ENQUIRY, 'Enquiry Type': 'Tour' });
  await expect(page).toHaveURL('/contact');
  await expect(form.field(page, 'Tour Type')).toBeVisible();
  expect(posts).toEqual([]);
});
