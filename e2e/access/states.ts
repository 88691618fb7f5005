import type { Page } from 'playwright/test';
import { tourPath, tours } from '../../data/tours';
import { EMAIL_SERVICE, expect, FAILED, fillIn, openForm, SENT, sendButton, status } from '../fixtures';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Every page there is, the two readings of the 404 page among them. */
export const PAGES = [
  '/',
  '/about',
  '/boat-hire',
  '/faq',
  '/contact',
  '/privacy',
  '/accessibility',
  ...tours.map(({ slug }) => tourPath(slug)),
  '/no-such-page',
  '/tours/no-such-tour',
];

/** What these tests meet on purpose: the 404 page's own status, and files that a state below withholds. */
export const EXPECTED_NOISE = /Failed to load resource/;

type State = { name: string; on?: typeof PHONE; enter: (page: Page) => Promise<unknown> };

/** Every state a page can be in, each with the way into it; `on` is the only screen that has it. */
export const STATES: readonly State[] = [
  ...PAGES.map((path) => ({ name: path, enter: (page: Page) => page.goto(path) })),
  { name: 'phone menu', on: PHONE, enter: openPhoneMenu },
  {
    name: 'phone menu with its tours',
    on: PHONE,
    enter: async (page) => {
      await openPhoneMenu(page);
      await page.getByRole('banner').getByRole('button', { name: 'Tours' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: /^Fishing/ })).toBeVisible();
    },
  },
  {
    name: 'list of tours',
    on: DESKTOP,
    enter: async (page) => {
      await page.goto('/faq');
      await page.getByRole('banner').getByRole('button', { name: 'Tours' }).press('Enter');
      await expect(page.getByRole('banner').getByRole('link', { name: /^Fishing/ })).toBeVisible();
    },
  },
  {
    name: 'answers of the FAQ',
    enter: async (page) => {
      await page.goto('/faq');
      const questions = page.locator('main summary');
      await questions.first().waitFor();
      for (const question of await questions.all()) await question.click();
    },
  },
  {
    name: 'reviews that failed',
    enter: async (page) => {
      await page.route('**/reviews.json', (route) => route.fulfill({ status: 500 }));
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'form for a tour', enter: (page) => openForm(page, '/contact?type=Tour&tourId=sunset') },
  {
    name: 'form in error',
    enter: async (page) => {
      await openForm(page);
      await page.getByLabel('Message').fill('');
      await page.getByLabel('Preferred Date').fill('2020-01-01');
      await sendButton(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'form while it sends',
    enter: async (page) => {
      await page.route(EMAIL_SERVICE, () => {});
      await send(page);
      await expect(sendButton(page)).toHaveText('Sending...');
    },
  },
  {
    name: 'form that was sent',
    enter: async (page) => {
      await send(page);
      await expect(status(page)).toHaveText(SENT);
    },
  },
  {
    name: 'form that failed',
    enter: async (page) => {
      await page.route(EMAIL_SERVICE, (route) => route.abort());
      await send(page);
      await expect(status(page)).toHaveText(FAILED);
    },
  },
];

async function openPhoneMenu(page: Page) {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Book Now' })).toBeVisible();
}

async function send(page: Page) {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
}
