import type { Page } from 'playwright/test';
import { barPages, barTexts } from '../../site/content/navigation';
import { home, tourPage } from '../../site/content/texts';
import { tours } from '../../site/content/tours';
import { phoneAddress } from '../../site/facts/contact';
import { fill } from '../../site/words/fill';
import {
  barLink,
  expectPage,
  lastTour,
  lastTourPath,
  menuBookNow,
  menuButton,
  tourLinks,
  toursButton,
} from '../content';
import { DESKTOP, expect, openReady, PHONE, test } from '../fixtures';
import * as form from '../form';
import { walk } from './walk-focus';

// Reduced motion: smooth scrolling would still run during a measurement.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('6.2 the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/faq');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('1.4 the list of tours opens with Enter and Space, and closes with Escape', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openReady(page, '/faq');
  for (const key of ['Enter', 'Space']) {
    await toursButton(page).focus();
    await page.keyboard.press(key);
    await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(tourLinks(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(tourLinks(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toursButton(page)).toBeFocused();
    await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(tourLinks(page).first()).toBeHidden();
  }
  await toursButton(page).press('Enter');
  const { problems } = await walk(
    page,
    'Tab',
    (await tourLinks(page).count()) + 1,
  );
  expect(problems).toEqual([]);
  await expect(barLink(page, '/boat-hire')).toBeFocused();
  await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(tourLinks(page).first()).toBeHidden();
});

test('1.4, 6.2 the phone menu keeps the focus among its links, until Escape', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openReady(page, '/');
  await menuButton(page).press('Enter');
  await expect(page.getByRole('link', { name: menuBookNow })).toBeVisible();
  // After the last link the focus may only go to the browser's own controls.
  // Then the active element is the body.
  const seen = new Set<string | undefined>();
  for (let press = 0; press < 24; press++) {
    await page.keyboard.press(press < 12 ? 'Tab' : 'Shift+Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const name =
        element?.getAttribute('href') ?? element?.textContent?.trim();
      return element?.closest('header') ? name : element?.tagName;
    });
    seen.add(focused);
  }
  const links = [
    ...barPages.beforeTours,
    ...barPages.afterTours,
    phoneAddress,
    '/contact',
  ];
  expect(seen).toEqual(
    new Set(['/', ...links, barTexts.menu, barTexts.tours, 'BODY']),
  );

  await toursButton(page).press('Space');
  await expect(tourLinks(page).first()).toBeVisible();
  // On a short screen the list is longer than the panel, and the buttons at its
  // foot stay in view.
  for (const height of [PHONE.height, 480]) {
    await page.setViewportSize({ ...PHONE, height });
    await toursButton(page).focus();
    const { problems, stops } = await walk(page, 'Tab');
    expect(problems).toEqual([]);
    expect(stops).toBeGreaterThan(tours.length + 3);
  }
  await tourLinks(page).last().focus();
  await page.keyboard.press('Escape');
  await expect(toursButton(page)).toBeFocused();
  await expect(tourLinks(page).first()).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  for (const part of ['main', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toBeVisible();
});

test('6.2 the focus goes through the footer as its parts are seen', async ({
  page,
}) => {
  await page.goto('/faq');
  for (const screen of [PHONE, DESKTOP]) {
    await page.setViewportSize(screen);
    const places: number[] = [];
    await page.getByRole('main').getByRole('link').last().focus();
    for (const _ of await page
      .getByRole('contentinfo')
      .getByRole('link')
      .all()) {
      await page.keyboard.press('Tab');
      places.push(await page.evaluate(placeOfPart));
    }
    expect(places, `${screen.width} wide`).toEqual(
      places.toSorted((one, other) => one - other),
    );
  }
});

/** From above, then from the left, as one number. Runs in the page. */
function placeOfPart() {
  const part = document.activeElement?.closest('footer > *');
  if (!part) throw new Error('The focus is outside of the footer.');
  const { top, left } = part.getBoundingClientRect();
  return Math.round(top + scrollY) * 10_000 + Math.round(left);
}

test('6.2 from the home page to a sent enquiry without a mouse', async ({
  page,
  emails,
}) => {
  await page.setViewportSize(PHONE);
  await openReady(page, '/');
  await tabTo(
    page,
    `${home.tours.more} ${fill(home.tours.about, { name: lastTour.name })}`,
  );
  await page.keyboard.press('Enter');
  await expectPage(page, lastTourPath);
  await tabTo(page, tourPage.book);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Tour Type')).toHaveValue(lastTour.slug);
  await expect(form.sendButton(page)).toBeEnabled();
  await tabTo(page, 'name');
  await page.keyboard.type('Kim Nguyen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0400 000 000');
  await tabTo(page, 'message');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Is there room on Saturday?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.status(page)).toHaveText(form.SENT);
  await expect(form.status(page)).toBeFocused();
  expect(emails).toHaveLength(1);
  expect(emails[0]).toMatchObject({
    from_name: 'Kim Nguyen',
    tour_type: lastTour.name,
  });
});

/** @param target the first words of an element, or its id */
async function tabTo(page: Page, target: string) {
  const focused = () =>
    page.evaluate(() => [
      document.activeElement?.textContent,
      document.activeElement?.id,
    ]);
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    const [text, id] = await focused();
    if (text?.trim().startsWith(target) || id === target) return;
  }
  throw new Error('Tab does not lead there.');
}
