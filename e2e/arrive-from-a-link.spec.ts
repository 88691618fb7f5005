import type { Page } from 'playwright/test';
import { about } from '../data/about';
import { boatHire } from '../data/boat-hire';
import { faq } from '../data/faq';
import { redirects } from '../data/functions/pages';
import { tours } from '../data/functions/tours-on';
import { home } from '../data/home';
import { labels } from '../data/labels';
import { tourPageWords } from '../data/tour-page';
import { expectPage, firstTour, firstTourPath, footerLink, lastTour, lastTourPath } from './content';
import { atRest, expect, expectEvent, openForm, sendButton, test } from './fixtures';

/** Resets the form, because the site keeps its values when the page is left. */
const resetForm = (page: Page) => page.evaluate(() => document.querySelector('form')?.reset());

/** A query, the enquiry type it selects, and the tour it selects (null where Tour Type is hidden). prefill.test.ts has more. */
const ADDRESSES = [
  ...tours.flatMap(
    ({ id, slug }) =>
      [
        [`type=Tour&tourId=${slug}`, 'Tour', slug],
        [`type=Tour&tourId=${id}`, 'Tour', slug],
      ] as const,
  ),
  ['type=Boat+Hire', 'Boat Hire', null],
  [`type=General%20Enquiry&tourId=${firstTour.id}`, 'General Enquiry', null],
  [`type=Boat%20Hire&tourId=${firstTour.slug}`, 'Boat Hire', null],
  ['type=Tour&tourId=999', 'Tour', ''],
  [`type=Tour&tourId=${'x'.repeat(5000)}`, 'Tour', ''],
  ['type=Tour&tourId=%3Cscript%3Ealert(1)%3C/script%3E', 'Tour', ''],
  ['type=%E0%A4%A', '', null],
  [`type=__proto__&tourId=${firstTour.id}`, '', null],
  ['utm_source=newsletter&utm_medium=email', '', null],
  ['fbclid=abc#form', '', null],
] as const;

test('an address preselects only a known type and tour, then loses its query', async ({ page }) => {
  for (const [query, type, tour] of ADDRESSES) {
    await test.step(query.slice(0, 60), async () => {
      await openForm(page, `/contact?${query}`);
      await expect(page).toHaveURL('/contact');
      await expect(page.getByLabel('Enquiry Type')).toHaveValue(type);
      const tourType = page.getByLabel('Tour Type');
      if (tour === null) await expect(tourType).toBeHidden();
      else await expect(tourType).toHaveValue(tour);
      await resetForm(page);
    });
  }
});

test('another address of the form preselects too', async ({ page }) => {
  for (const [from] of Object.entries(redirects).filter(([, to]) => to === '/contact')) {
    await openForm(page, `${from}/?type=Tour&tourId=${firstTour.slug}`);
    await expect(page, from).toHaveURL('/contact');
    await expect(page.getByLabel('Tour Type'), from).toHaveValue(firstTour.slug);
    await resetForm(page);
  }
});

test("'Book This Tour' preselects the tour, and Back returns to its page in one step", async ({ page }) => {
  await page.goto(firstTourPath);
  await page.getByRole('link', { name: tourPageWords.book }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
  await page.goBack();
  await expect(page).toHaveURL(firstTourPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstTour.name);
});

test('each button leads to the form with its type chosen', async ({ page }) => {
  for (const [from, button, type] of [
    ['/', labels.bookNow, 'Tour'],
    ['/', home.price.button, 'Tour'],
    ['/about', about.button, 'General Enquiry'],
    ['/faq', faq.closing.button, 'General Enquiry'],
    ['/boat-hire', boatHire.hero.button, 'Boat Hire'],
    ['/boat-hire', boatHire.button, 'Boat Hire'],
    [lastTourPath, tourPageWords.closing.button(lastTour.name), 'Tour'],
  ] as const) {
    await test.step(`${button}, on ${from}`, async () => {
      await page.goto(from);
      await page.getByRole('main').getByRole('link', { name: button, exact: true }).click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByLabel('Enquiry Type')).toHaveValue(type);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await resetForm(page);
    });
  }
});

test('Book in the navigation bar leads to the form with nothing chosen', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: /^Book/ }).click();
  await expect(page).toHaveURL('/contact');
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('');
});

test('a prefilled form appears at once, without a fade that would swallow clicks', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    Document.prototype.startViewTransition = function (...change) {
      document.documentElement.dataset.faded = 'true';
      return start.apply(this, change);
    };
  });
  await openForm(page, `/contact?type=Tour&tourId=${firstTour.id}`);
  await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
  await expect(page).toHaveURL('/contact');
  await atRest(page);
  const faded = page.locator('[data-faded]');
  await expect(faded).toHaveCount(0);
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  await expect(faded).toHaveCount(1);
});

test('a preselection is recorded', async ({ page }) => {
  await openForm(page, `/contact?type=Tour&tourId=${firstTour.id}`);
  await page.mouse.move(5, 5);
  await expectEvent(page, {
    name: 'enquiry_prefill',
    event_category: 'enquiry',
    event_label: `Tour, ${firstTour.slug}`,
  });
});
