import type { Page } from 'playwright/test';
import { about } from '../data/about';
import { boatHire } from '../data/boat-hire';
import { faq } from '../data/faq';
import { redirects } from '../data/functions/pages';
import { home } from '../data/home';
import { labels } from '../data/labels';
import { tourPageWords } from '../data/tour-page';
import { firstTour, firstTourPath, lastTour, lastTourPath } from './content';
import { expect, openForm, sendButton, test } from './fixtures';

/** Resets the form, because the site keeps its values when the page is left. */
const resetForm = (page: Page) => page.evaluate(() => document.querySelector('form')?.reset());

/** A query, the enquiry type it selects, and the tour it selects (null where Tour Type is hidden). prefill.test.ts has more. */
const ADDRESSES = [
  [`type=Tour&tourId=${lastTour.slug}`, 'Tour', lastTour.slug],
  [`type=Tour&tourId=${lastTour.id}`, 'Tour', lastTour.slug],
  [`type=Boat%20Hire&tourId=${firstTour.slug}`, 'Boat Hire', null],
  [`type=Tour&tourId=${'x'.repeat(5000)}`, 'Tour', ''],
  ['type=%E0%A4%A', '', null],
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
  for (const [from, part, button, type] of [
    ['/', 'main', labels.bookNow, 'Tour'],
    ['/', 'main', home.price.button, 'Tour'],
    ['/about', 'main', about.button, 'General Enquiry'],
    ['/faq', 'main', faq.closing.button, 'General Enquiry'],
    ['/faq', 'banner', /^Book/, ''],
    ['/boat-hire', 'main', boatHire.hero.button, 'Boat Hire'],
    ['/boat-hire', 'main', boatHire.button, 'Boat Hire'],
    [lastTourPath, 'main', tourPageWords.closing.button(lastTour.name), 'Tour'],
  ] as const) {
    await test.step(`${button}, on ${from}`, async () => {
      await page.goto(from);
      await page.getByRole(part).getByRole('link', { name: button, exact: true }).click();
      await expect(page).toHaveURL('/contact');
      await expect(sendButton(page)).toBeEnabled();
      await expect(page.getByLabel('Enquiry Type')).toHaveValue(type);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await resetForm(page);
    });
  }
});
