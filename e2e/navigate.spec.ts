import type { Locator, Page } from 'playwright/test';
import { faq } from '../site/content';
import { labels } from '../site/labels';
import { tourPath } from '../site/pages';
import { tours } from '../site/tours';
import {
  barLink,
  expectPage,
  footerLink,
  lastTour,
  lastTourPath,
  menuBookNow,
  menuButton,
  tourLinks,
  toursButton,
} from './content';
import { DESKTOP, expect, holdScripts, openReady, PHONE, ready, stopTime, test } from './fixtures';

const bar = (page: Page) => page.getByRole('banner');

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the bar leads to every page, and only the link of the current page is marked', async ({ page }) => {
    await page.goto('/');
    for (const path of ['/about', '/boat-hire', '/faq', '/contact', '/']) {
      await barLink(page, path).last().click();
      await expect(page).toHaveURL(path);
      await expectPage(page, path);
      const marked = bar(page).locator('[aria-current]');
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('aria-current', 'page');
      await expect(marked).toHaveAttribute('href', path);
    }
  });

  test('hovering over Tours opens the list of tours, leaving closes it', async ({ page }) => {
    await openReady(page, '/');
    await expect(tourLinks(page).first()).toBeHidden();
    await toursButton(page).hover();
    await expect(tourLinks(page)).toHaveCount(tours.length);
    for (const [index, { name, slug }] of tours.entries()) {
      await expect(tourLinks(page).nth(index)).toContainText(name);
      await expect(tourLinks(page).nth(index)).toHaveAttribute('href', tourPath(slug));
      await expect(tourLinks(page).nth(index)).toBeVisible();
    }
    await page.mouse.move(700, 800);
    await expect(tourLinks(page).first()).toBeHidden();

    // Escape closes the list under the mouse, wherever the focus is.
    await toursButton(page).hover();
    await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(tourLinks(page).first()).toBeHidden();
    await page.mouse.move(700, 800);

    // A tour chosen in the list opens, and the list closes.
    await toursButton(page).hover();
    await tourLinks(page).last().click();
    await expect(page).toHaveURL(lastTourPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lastTour.name);
    await expect(tourLinks(page).first()).toBeHidden();
  });
});

for (const width of [1024, 1440]) {
  test(`${width} wide, the list of tours stays open while the mouse moves to it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await stopTime(page);
    await openReady(page, '/faq');
    const button = await boxOf(toursButton(page));
    const from = { x: button.x + button.width - 4, y: button.y + button.height / 2 };
    for (const [speed, pressed] of [
      [200, true],
      [2000, false],
    ] as const) {
      await test.step(`at ${speed} pixels a second, pressed: ${pressed}`, async () => {
        await page.mouse.move(from.x, from.y);
        if (pressed) await page.mouse.click(from.x, from.y);
        await expect(tourLinks(page).last()).toBeVisible();
        const poster = await boxOf(tourLinks(page).last());
        const to = { x: poster.x + poster.width / 2, y: poster.y + poster.height / 2 };
        await moveMouse(page, from, to, speed);
        await page.clock.runFor(2000);
        await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'true');
        await expect(tourLinks(page).last()).toBeVisible();
        await page.mouse.move(700, 800);
        await page.clock.runFor(2000);
        await expect(tourLinks(page).last()).toBeHidden();
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the hamburger toggles a panel with every link, Book Now among them', async ({ page }) => {
    await openReady(page, '/');
    await expect(barLink(page, '/about')).toBeHidden();
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    for (const path of ['/', '/about', '/boat-hire', '/faq'])
      await expect(barLink(page, path).last()).toBeVisible();
    await expect(bar(page).getByRole('link', { name: menuBookNow })).toHaveAttribute('href', '/contact');

    // Tours expands to the list of tours and folds again.
    await expect(tourLinks(page).first()).toBeHidden();
    await toursButton(page).tap();
    for (const index of tours.keys()) await expect(tourLinks(page).nth(index)).toBeVisible();
    await toursButton(page).tap();
    await expect(tourLinks(page).first()).toBeHidden();

    // The closed panel folds the list too.
    await toursButton(page).tap();
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(barLink(page, '/about')).toBeHidden();
    await menuButton(page).tap();
    await expect(barLink(page, '/about')).toBeVisible();
    await expect(tourLinks(page).first()).toBeHidden();
  });

  test('a menu opened before hydration stays open after it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await menuButton(page).tap();
    await barLink(page, '/faq').tap();
    await expectPage(page, '/faq');
    await menuButton(page).tap();
    await menuButton(page).tap();
    await expect(barLink(page, '/about')).toBeHidden();
    await menuButton(page).tap();
    await toursButton(page).tap();
    await expect(tourLinks(page).first()).toBeVisible();
    await expect(page.locator('main')).toBeHidden();
    release();
    await ready(page);
    await expect(page.locator('main')).toBeHidden();
    await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'true');
    await toursButton(page).tap();
    await expect(tourLinks(page).first()).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(barLink(page, '/about')).toBeHidden();
    await expect(page.locator('main')).toBeVisible();
  });

  test('every route change closes the menu, Back and Forward too', async ({ page }) => {
    await openReady(page, '/');
    await menuButton(page).tap();
    await barLink(page, '/faq').tap();
    await expectPage(page, '/faq');
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).tap();
    await toursButton(page).tap();
    await tourLinks(page).last().tap();
    await expectPage(page, lastTourPath);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    for (const [go, path] of [
      [() => page.goBack(), '/faq'],
      [() => page.goForward(), lastTourPath],
    ] as const) {
      await menuButton(page).tap();
      await expect(tourLinks(page).first()).toBeHidden();
      await go();
      await expectPage(page, path);
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  for (const when of ['before', 'after'])
    test(`a menu opened ${when} hydration closes when a tablet is turned`, async ({ page }) => {
      const upright = { width: 820, height: 1180 };
      await page.setViewportSize(upright);
      const release = when === 'before' ? await holdScripts(page) : undefined;
      await page.goto('/faq', { waitUntil: 'commit' });
      if (!release) await ready(page);
      await menuButton(page).tap();
      await expect(barLink(page, '/about')).toBeVisible();
      await expect(page.getByRole('main')).toBeHidden();
      await page.setViewportSize({ width: 1180, height: 820 });
      release?.();
      await ready(page);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: faq.closing.button }).tap();
      await expect(page).toHaveURL('/contact');
      await page.setViewportSize(upright);
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('main')).toBeVisible();
    });
});

test('Back returns to the place at once, and a link opens its page at the top', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const atTop = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await openReady(page, '/contact');
  // The router does not scroll when the top of the next page is in view already.
  await page.evaluate(() => scrollTo({ top: 15, behavior: 'instant' }));
  await page.getByRole('navigation', { name: labels.breadcrumbs }).getByRole('link').first().click();
  await expectPage(page, '/');
  await atTop();
  await footerLink(page, '/faq').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  await atTop();
  await expect(page.getByRole('main')).toBeFocused();
  // The place in each frame in which the page of before is shown.
  await page.evaluate(
    (heading) => {
      const places: number[] = [];
      Object.assign(window, { places });
      const note = () => {
        if (document.querySelector('h1')?.textContent !== heading) places.push(scrollY);
        if (places.length < 10) requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    },
    await page.getByRole('heading', { level: 1 }).textContent(),
  );
  await page.goBack();
  await expectPage(page, '/');
  const places = () => page.evaluate(() => (window as unknown as { places: number[] }).places);
  await expect.poll(async () => (await places()).length).toBe(10);
  expect(await places()).toEqual(Array(10).fill(left));
});

test('a link opened in a new tab leaves this page where it is', async ({ page, context }) => {
  await openReady(page, '/faq');
  const opened = context.waitForEvent('page');
  await footerLink(page, '/about').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/about');
  await expect(page).toHaveURL('/faq');
});

type Point = { x: number; y: number };
type Box = Point & { width: number; height: number };

const boxOf = async (part: Locator) => (await part.boundingBox()) as Box;

/** Moves the mouse in small steps, as a hand does. The page's clock moves with it, so the speed does not depend on the load. */
async function moveMouse(page: Page, from: Point, to: Point, pixelsPerSecond: number) {
  const frame = 16;
  const steps = Math.ceil((Math.hypot(to.x - from.x, to.y - from.y) / pixelsPerSecond) * (1000 / frame));
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.clock.runFor(frame);
  }
}
