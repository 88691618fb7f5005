import type { Page } from 'playwright/test';
import { about } from '../data/about';
import { boatHire } from '../data/boat-hire';
import { faq } from '../data/faq';
import { redirects } from '../data/functions/pages';
import { home } from '../data/home';
import { labels } from '../data/labels';
import { tourPageWords } from '../data/tour-page';
import { expectPage, firstTour, firstTourPath, lastTour, lastTourPath } from './content';
import { expect, expectFields, field, openForm, sendButton, test } from './fixtures';

/** Resets the form, because the site keeps its values when the page is left. */
const resetForm = (page: Page) => page.evaluate(() => document.querySelector('form')?.reset());

const otherAddresses = Object.keys(redirects).filter((from) => redirects[from] === '/contact');

/** An address, the enquiry type it selects, and the tour it selects (null where Tour Type is hidden). prefill.test.ts has more. */
const ADDRESSES = [
  [`/contact?type=Tour&tourId=${lastTour.slug}`, 'Tour', lastTour.slug],
  [`/contact?type=Tour&tourId=${lastTour.id}`, 'Tour', lastTour.slug],
  [`/contact?type=Boat%20Hire&tourId=${firstTour.slug}`, 'Boat Hire', null],
  [`/contact?type=Tour&tourId=${'x'.repeat(5000)}`, 'Tour', ''],
  ['/contact?type=%E0%A4%A', '', null],
  ['/contact?fbclid=abc#form', '', null],
  ...otherAddresses.map(
    (from) => [`${from}/?type=Tour&tourId=${firstTour.slug}`, 'Tour', firstTour.slug] as const,
  ),
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

test("each button leads to the form with its type chosen, 'Book This Tour' with its tour, and Back returns in one step", async ({
  page,
}) => {
  for (const [from, part, button, type, tour = ''] of [
    [firstTourPath, 'main', tourPageWords.book, 'Tour', firstTour.slug],
    ['/', 'main', labels.bookNow, 'Tour'],
    ['/', 'main', home.price.button, 'Tour'],
    ['/about', 'main', about.button, 'General Enquiry'],
    ['/faq', 'main', faq.closing.button, 'General Enquiry'],
    ['/faq', 'banner', /^Book/, ''],
    ['/boat-hire', 'main', boatHire.hero.button, 'Boat Hire'],
    ['/boat-hire', 'main', boatHire.button, 'Boat Hire'],
    [lastTourPath, 'main', tourPageWords.closing.button(lastTour.name), 'Tour', lastTour.slug],
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
