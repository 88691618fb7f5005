import type { Page } from 'playwright/test';
import { pages } from '../../data/pages';
import { firstTour, firstTourPath } from '../content';
import {
  EMAIL_SERVICE,
  emailAnswer,
  expect,
  FAILED,
  fillIn,
  openForm,
  openReady,
  SENT,
  sendButton,
  status,
} from '../fixtures';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Every page there is, the two readings of the 404 page among them. */
export const PAGES = [...pages.map(({ path }) => path), '/no-such-page', '/tours/no-such-tour'];

/** What these tests meet on purpose: the 404 page's own status, and files that a state below withholds. */
export const EXPECTED_NOISE = /Failed to load resource/;

/** Looks at the state that the page is in now; `on` are the only screens to look at it on. */
type Look = (state: string, on?: readonly (typeof PHONE)[]) => Promise<void>;

/** The ways into every state that a page can be in besides the one it comes in. */
export const WALKS: Record<string, (page: Page, look: Look) => Promise<void>> = {
  'the phone menu and its tours': async (page, look) => {
    await page.setViewportSize(PHONE);
    await openReady(page, '/faq');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Book Now' })).toBeVisible();
    await look('phone menu', [PHONE]);
    await page.getByRole('banner').getByRole('button', { name: 'Tours' }).click();
    await expect(page.getByRole('banner').locator(`a[href="${firstTourPath}"]`)).toBeVisible();
    await look('phone menu with its tours', [PHONE]);
  },

  'the list of tours, the answers of the FAQ': async (page, look) => {
    await page.setViewportSize(DESKTOP);
    await openReady(page, '/faq');
    await page.getByRole('banner').getByRole('button', { name: 'Tours' }).press('Enter');
    await expect(page.getByRole('banner').locator(`a[href="${firstTourPath}"]`)).toBeVisible();
    await look('list of tours', [DESKTOP]);
    await page.keyboard.press('Escape');
    for (const question of await page.locator('main summary').all()) await question.click();
    await look('answers of the FAQ');
  },

  'reviews that cannot be had': async (page, look) => {
    await page.route('**/reviews.json', (route) => route.fulfill({ status: 500 }));
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await look('reviews that failed');
  },

  'the form, filled in by its address and refused': async (page, look) => {
    await openForm(page, `/contact?type=Tour&tourId=${firstTour.slug}`);
    await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
    await look('form for a tour');
    await page.getByLabel('Enquiry Type').selectOption('');
    await page.getByLabel('Preferred Date').fill('2020-01-01');
    await page.getByLabel('Message').fill('');
    await sendButton(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await look('form in error');
  },

  'the form while it sends, after it failed, and sent': async (page, look) => {
    const sent: ((answered: boolean) => Promise<void>)[] = [];
    await page.route(EMAIL_SERVICE, (route) => {
      sent.push((answered) => (answered ? route.fulfill(emailAnswer(200, 'OK')) : route.abort()));
    });
    await openForm(page);
    await fillIn(page);
    // Whoever waits too long for an answer is told that it failed: each screen has a sending of its own.
    await page.setViewportSize(PHONE);
    await sendButton(page).click();
    await expect.poll(() => sent.length).toBe(1);
    await look('form while it sends', [PHONE]);
    await sent[0]?.(false);
    await expect(status(page)).toHaveText(FAILED);
    await look('form that failed');
    await page.setViewportSize(DESKTOP);
    await sendButton(page).click();
    await expect.poll(() => sent.length).toBe(2);
    await look('form while it sends', [DESKTOP]);
    await sent[1]?.(true);
    await expect(status(page)).toHaveText(SENT);
    await look('form that was sent');
  },
};
