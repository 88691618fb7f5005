import { pages, tourPath } from '../site/pages';
import { tours } from '../site/tours';
import { lastTour, menuBookNow, menuButton, toursButton } from './content';
import { DESKTOP, expect, loadPictures, openReady, PHONE, sideways, test } from './fixtures';
import * as form from './form';

/*
 * A walk through the site in each browser engine, which playwright.config.ts says how to start. It saves screenshots to look at.
 */

const [tour] = tours;

// Console messages differ between engines, so all are allowed. An uncaught error fails the test in every engine.
test.beforeEach(({ allowedMessages }) => void allowedMessages.push(/^(?!uncaught)/));

test('every page fits a phone and a desktop, with its pictures', async ({ page, browserName }) => {
  test.slow();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const path of [...pages.map((each) => each.path), '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await loadPictures(page);
      expect(await sideways(page), path).toBe(0);
      const name = path.replaceAll('/', '-').slice(1) || 'home';
      await page.screenshot({ path: `.cache/browsers/${browserName}/${name}-${viewport.width}.png` });
    }
  }
});

test('1.4 the list of tours opens under the mouse and leads to a tour', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openReady(page, '/faq');
  await toursButton(page).hover();
  const link = page.getByRole('banner').locator(`a[href="${tourPath(lastTour.slug)}"]`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lastTour.name);
  await expect(link).toBeHidden();
});

test('the phone menu leads to a tour, whose enquiry is refused while it is incomplete, then sent', async ({
  page,
  emails,
}) => {
  await page.setViewportSize(PHONE);
  await openReady(page, '/faq');
  const banner = page.getByRole('banner');
  const menu = menuButton(page);
  await menu.click();
  await expect(banner.getByRole('link', { name: menuBookNow })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  await toursButton(page).click();
  await banner.locator(`a[href="${tourPath(tour.slug)}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.name);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.locator(`main a[href*="tourId=${tour.slug}"]`).first().click();
  await expect(page.getByLabel('Tour Type')).toHaveValue(tour.slug);
  await expect(page).toHaveURL('/contact');
  await form.sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await form.send(page);
  await form.expectSuccess(page);
  expect(emails).toMatchObject([{ template_params: { from_name: form.ENQUIRY.Name } }]);
});
