import type { Page } from 'playwright/test';
import { boatHire, tourPage } from '../site/content';
import { redirects } from '../site/pages';
import { expectPage, firstTour, firstTourPath, lastTour } from './content';
import { expect, test } from './fixtures';
import * as form from './form';

/** Resets the form, because the site keeps its values when the page is left. */
const resetForm = (page: Page) => page.evaluate(() => document.querySelector('form')?.reset());

const otherAddress = Object.keys(redirects).find((from) => redirects[from] === '/contact');

// prefill.test.ts has more addresses, and find-a-tour.test.ts has the address of every button.
test('4.2 an address of the form preselects only a known type and tour', async ({ page }) => {
  for (const [address, type, tour = ''] of [
    [`/contact?type=Tour&tourId=${lastTour.id}`, 'Tour', lastTour.slug],
    ['/contact?fbclid=abc#form', ''],
    [`${otherAddress}/?type=Tour&tourId=${firstTour.slug}`, 'Tour', firstTour.slug],
  ] as const) {
    await form.open(page, address);
    await expect(page).toHaveURL('/contact');
    await form.expectFields(page, { 'Enquiry Type': type, 'Tour Type': tour });
    await expect(form.field(page, 'Tour Type')).toBeVisible({ visible: type === 'Tour' });
    await resetForm(page);
  }
});

test('3.2, 4.2 a button leads to the form with its type and its tour, and Back returns', async ({ page }) => {
  for (const [from, part, button, type, tour = ''] of [
    [firstTourPath, 'main', tourPage.book, 'Tour', firstTour.slug],
    ['/boat-hire', 'main', boatHire.hero.button, 'Boat Hire'],
    ['/faq', 'banner', /^Book/, ''],
  ] as const) {
    await test.step(`${button}, on ${from}`, async () => {
      await page.goto(from);
      await page.getByRole(part).getByRole('link', { name: button, exact: true }).click();
      await expect(page).toHaveURL('/contact');
      await expect(form.sendButton(page)).toBeEnabled();
      await form.expectFields(page, { 'Enquiry Type': type, 'Tour Type': tour });
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await resetForm(page);
      await page.goBack();
      await expectPage(page, from);
    });
  }
});
