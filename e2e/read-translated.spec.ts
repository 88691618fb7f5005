import type { Page } from 'playwright/test';
import { contact, enquiryErrors } from '../data/contact';
import { pages } from '../data/functions/pages';
import { tours } from '../data/functions/tours-on';
import { offTours } from './content';
import {
  EMAIL_SERVICE,
  emailAnswer,
  expect,
  expectFailure,
  expectSuccess,
  fillIn,
  holdScripts,
  openForm,
  openReady,
  ready,
  sendButton,
  status,
  test,
} from './fixtures';
import { translateAtOnce, translateNow } from './translation';

const CRASH = 'Unexpected Application Error!';
/** React logs these errors when the HTML differs from the build, then renders the page again. */
const HYDRATION_ERROR = /Minified React error #(418|423|425)/;
const name = (page: Page) => page.getByLabel('Name', { exact: true });
const summary = (page: Page) => page.locator('form').getByRole('alert');

/** Opens a page that is translated after or before hydration. */
const MOMENTS = [
  [
    'after hydration',
    async (page: Page, path: string) => {
      await openReady(page, path);
      await translateNow(page);
    },
  ],
  [
    'before hydration',
    async (page: Page, path: string) => {
      await translateAtOnce(page);
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('font').first()).toBeAttached();
      release();
      await ready(page);
    },
  ],
] as const;

for (const [when, open] of MOMENTS) {
  test(`translated ${when}, the form shows and removes errors and a failure, and sends two enquiries`, async ({
    page,
    emailCalls,
    allowedMessages,
  }) => {
    allowedMessages.push(HYDRATION_ERROR, /status of 500/);
    await open(page, '/contact');
    await sendButton(page).click();
    await expect(summary(page)).toBeFocused();
    const errors = await summary(page).getByRole('link').count();
    await expect(summary(page).getByRole('heading')).toHaveText(enquiryErrors.toFix(errors));
    await name(page).fill('K');
    await expect(summary(page).getByRole('link')).toHaveCount(errors - 1);
    await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(500)), { times: 2 });
    await fillIn(page);
    await expect(summary(page)).toHaveCount(0);
    for (const count of [1, 2]) {
      await sendButton(page).click();
      await expect.poll(() => emailCalls.length).toBe(count);
      await expectFailure(page);
    }
    for (const count of [3, 4]) {
      await fillIn(page);
      await page.getByLabel('Enquiry Type').selectOption({ index: 2 });
      await page.getByLabel('Tour Type').selectOption(tours[0].slug);
      await sendButton(page).click();
      await expectSuccess(page);
      expect(emailCalls).toHaveLength(count);
    }
    expect(emailCalls[3]?.template_params).toMatchObject({ enquiry_type: 'Tour', tour_type: tours[0].name });
    await name(page).fill('Kim again');
    await expect(status(page)).toHaveText('');
  });

  test(`translated ${when}, links, Back, Forward and the menu work on every page`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(HYDRATION_ERROR);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    const expectTitle = async (title: string) => {
      await expect(page).toHaveTitle(title);
      await expect(page.getByText(CRASH)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    };
    // No link leads to a tour that is off.
    const off = offTours.map(({ slug }) => `/tours/${slug}`);
    const paths = pages.filter(({ path }) => path !== '/' && !off.includes(path));
    for (const [index, { path, title }] of paths.entries()) {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
      await expectTitle(title);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Tours' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Home' }).last()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.goBack();
      await expectTitle(index ? (paths[index - 1]?.title ?? '') : (pages[0]?.title ?? ''));
      await page.goForward();
      await expectTitle(title);
    }
  });
}

test('the form works when an extension adds controls of the same names, wraps the fields and removes the messages', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('form :is(input,select,textarea)')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
    for (const name of ['name', 'preferredDate', 'enquiryType', 'message']) {
      const second = document.createElement('input');
      second.name = name;
      document.querySelector('form')?.prepend(second);
    }
  });
  await sendButton(page).click();
  await expect(summary(page).getByRole('link').first()).toBeVisible();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('form [id$="-error"], form [role="alert"]')) part.remove();
  });
  await fillIn(page);
  await page.getByLabel('Enquiry Type').selectOption('Tour');
  await sendButton(page).click();
  await page.getByLabel('Tour Type').selectOption(tours[0].slug);
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
  expect(emailCalls[0]?.template_params).toMatchObject({ from_name: 'Kim Nguyen', enquiry_type: 'Tour' });
});

test('a form broken by an extension is rebuilt with its text and sends', async ({
  page,
  emailCalls,
  allowedMessages,
}) => {
  allowedMessages.push(
    /status of 500/,
    /Failed to execute 'removeChild'/,
    /NotFoundError/,
    /Minified React error/,
  );
  await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(500)), { times: 1 });
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expectFailure(page);
  // Remove a part that React itself would remove at the next press.
  await page.getByText(contact.fallbackContacts.lead).evaluate((words) => words.parentElement?.remove());
  await sendButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: contact.fault.restarted })).toBeVisible();
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(2);
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
});
