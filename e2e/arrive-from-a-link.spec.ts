import type { Page } from 'playwright/test';
import { about } from '../data/about';
import { boatHire } from '../data/boat-hire';
import { redirects } from '../data/functions/pages';
import { labels } from '../data/labels';
import { tourPageWords } from '../data/tour-page';
import { expectPage, firstTour, firstTourPath, lastTour } from './content';
import { expect, expectFields, field, openForm, sendButton, test } from './fixtures';

/** Resets the form, because the site keeps its values when the page is left. */
const resetForm = (page: Page) => page.evaluate(() => document.querySelector('form')?.reset());

const otherAddress = Object.keys(redirects).find((from) => redirects[from] === '/contact');

/**
 * An address, the enquiry type it selects, and the tour it selects (null where Tour Type is hidden). prefill.test.ts has more, and
 * find-a-tour.test.ts has the address of every button.
 */
const ADDRESSES = [
  [`/contact?type=Tour&tourId=${lastTour.slug}`, 'Tour', lastTour.slug],
  [`/contact?type=Tour&tourId=${lastTour.id}`, 'Tour', lastTour.slug],
  ['/contact?fbclid=abc#form', '', null],
  [`${otherAddress}/?type=Tour&tourId=${firstTour.slug}`, 'Tour', firstTour.slug],
] as const;

test('an address of the form preselects only a known type and tour, then becomes plain /contact', async ({
  page,
}) => {
  for (const [address, type, tour] of ADDRESSES) {
    await test.step(address.slice(0, 60), async () => {
      await openForm(page, address);
      await expect(page).toHaveURL('/contact');
      await expectFields(page, { 'Enquiry Type': type, 'Tour Type': tour ?? '' });
      await expect(field(page, 'Tour Type')).toBeVisible({ visible: tour !== null });
      await resetForm(page);
    });
  }
});

test("a button leads to the form with its type chosen, 'Book This Tour' with its tour, and Back returns in one step", async ({
  page,
}) => {
  for (const [from, part, button, type, tour = ''] of [
    [firstTourPath, 'main', tourPageWords.book, 'Tour', firstTour.slug],
    ['/', 'main', labels.bookNow, 'Tour'],
    ['/about', 'main', about.button, 'General Enquiry'],
    ['/faq', 'banner', /^Book/, ''],
    ['/boat-hire', 'main', boatHire.hero.button, 'Boat Hire'],
  ] as const) {
    await test.step(`${button}, on ${from}`, async () => {
      await page.goto(from);
      await page.getByRole(part).getByRole('link', { name: button, exact: true }).click();
      await expect(page).toHaveURL('/contact');
      await expect(sendButton(page)).toBeEnabled();
      await expectFields(page, { 'Enquiry Type': type, 'Tour Type': tour });
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await resetForm(page);
      await page.goBack();
      await expectPage(page, from);
    });
  }
});
