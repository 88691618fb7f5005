import { sunsetTexts } from '../site/content/client-texts';
import { barPages } from '../site/content/navigation';
import { contact, home } from '../site/content/texts';
import { tours } from '../site/content/tours';
import { formTexts } from '../site/enquiry/fields';
import { enquiryHelp } from '../site/enquiry/help';
import { tourAddress } from '../site/facts/tour-address';
import { barLink, menuBookNow, tourLinks, toursButton } from './content';
import { expect, PHONE, test } from './fixtures';

// find-a-tour.test.ts checks that the HTML of every page is complete.
test.use({ javaScriptEnabled: false });

// The answers of the FAQ are the same part of a page.
test('3.2, 3.9 the tours side by side open without scripts, by a press or by an address', async ({
  page,
}) => {
  const tour = page
    .getByRole('table')
    .getByText(tours[0].name, { exact: true });
  await page.goto('/');
  await expect(tour).toBeHidden();
  await page.getByRole('heading', { name: home.compare.title }).click();
  await expect(tour).toBeVisible();
  await page.goto('/faq');
  await page.goto('/#compare');
  await expect(tour).toBeVisible();
});

for (const { slug, name } of tours.filter(({ sunsetTimes }) => sunsetTimes))
  test(`3.3, 6.3 ${name} gives the range of the year, and no date field`, async ({
    page,
  }) => {
    await page.goto(tourAddress(slug));
    await expect(
      page.getByRole('heading', { name: sunsetTexts.setsBetween }),
    ).toHaveText(/ \d+:\d\d pm .+ \d+:\d\d pm$/);
    await expect(page.getByLabel(sunsetTexts.yourDate)).toBeHidden();
  });

test('4.13 the contact page says how to ask, and its form sends nothing', async ({
  page,
}) => {
  await page.goto('/contact');
  // Playwright's text locators skip the content of a noscript.
  await expect(page.locator('#main noscript p')).toBeVisible();
  // Without scripts the page has only the styles in its HTML.
  await expect(page.locator('#main noscript > div')).not.toHaveCSS(
    'padding-left',
    '0px',
  );
  expect(await page.locator('#main noscript').textContent()).toContain(
    contact.withoutScripts.text,
  );
  await expect(
    page.getByRole('button', { name: formTexts.send }),
  ).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill('Kim');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByText(enquiryHelp.notReady)).toBeHidden();
});

test('6.3 on a phone every page can be reached without scripts', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  for (const path of [...barPages.beforeTours, ...barPages.afterTours])
    await expect(barLink(page, path).first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: menuBookNow })
    .click();
  await expect(page).toHaveURL('/contact');
});

test('6.3 the list of tours opens under the mouse and with Tab without scripts', async ({
  page,
}) => {
  await page.goto('/');
  const link = tourLinks(page).first();
  await expect(link).toBeHidden();
  await toursButton(page).hover();
  await expect(link).toBeVisible();
  await page.mouse.move(0, 600);
  await expect(link).toBeHidden();
  await toursButton(page).focus();
  await expect(link).toBeVisible();
});
