import type { Locator, Page } from 'playwright/test';
import { barPages } from '../site/content/navigation';
import { tours } from '../site/content/tours';
import {
  barLink,
  expectHeading,
  expectPage,
  footerLink,
  lastTour,
  lastTourPath,
  menuBookNow,
  menuButton,
  tourLinks,
  toursButton,
} from './content';
import {
  DESKTOP,
  expect,
  holdScripts,
  openReady,
  PHONE,
  ready,
  stopTime,
  test,
} from './fixtures';

const bar = (page: Page) => page.getByRole('banner');

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('1.3 the bar leads to every page, and marks its link', async ({
    page,
  }) => {
    await page.goto('/');
    const [home = '/', ...others] = [
      ...barPages.beforeTours,
      ...barPages.afterTours,
    ];
    for (const path of [...others, '/contact', home]) {
      await barLink(page, path).last().click();
      await expect(page).toHaveURL(path);
      await expectPage(page, path);
      const marked = bar(page).locator('[aria-current]');
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('href', path);
    }
  });

  test('1.4 hovering over Tours opens the list, leaving it closes it', async ({
    page,
  }) => {
    await stopTime(page);
    await openReady(page, '/faq');
    const leave = () => page.mouse.move(700, 800);
    for (const [width, press] of [
      [1024, 'click'],
      [1440, 'hover'],
    ] as const) {
      await page.setViewportSize({ ...DESKTOP, width });
      await toursButton(page)[press]();
      await expect(tourLinks(page)).toHaveText(
        tours.map(({ name }) => new RegExp(name)),
      );
      await moveSlowly(page, toursButton(page), tourLinks(page).last());
      await page.clock.runFor(2000);
      await expect(tourLinks(page).last()).toBeVisible();
      await leave();
      await page.clock.runFor(2000);
      await expect(tourLinks(page).last()).toBeHidden();
    }

    // Escape closes the list under the mouse, wherever the focus is.
    await toursButton(page).hover();
    await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(tourLinks(page).first()).toBeHidden();
    await leave();

    // A tour chosen in the list opens, and the list closes.
    await toursButton(page).hover();
    await tourLinks(page).last().click();
    await expect(page).toHaveURL(lastTourPath);
    await expectHeading(page, lastTour.name);
    await expect(tourLinks(page).first()).toBeHidden();
  });
});

/** As a slow hand moves: three seconds of the page's clock. */
async function moveSlowly(page: Page, ...ends: readonly Locator[]) {
  const [from, to] = await Promise.all(ends.map((end) => end.boundingBox()));
  if (!from || !to) throw new Error('A part of the way is not shown.');
  for (let part = 0; part <= 1; part += 0.04) {
    await page.mouse.move(
      (1 - part) * (from.x + from.width - 4) + part * (to.x + to.width / 2),
      (1 - part) * (from.y + from.height / 2) + part * (to.y + to.height / 2),
    );
    await page.clock.runFor(120);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('1.3, 1.6 the hamburger toggles a panel of links, which each new page closes', async ({
    page,
  }) => {
    await openReady(page, '/');
    await menuButton(page).tap();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    for (const path of ['/', '/about', '/boat-hire', '/faq'])
      await expect(barLink(page, path).last()).toBeVisible();
    await expect(
      bar(page).getByRole('link', { name: menuBookNow }),
    ).toHaveAttribute('href', '/contact');

    // Tours expands to the list of tours and folds again, also when the panel
    // closes.
    for (const close of [toursButton, menuButton]) {
      await expect(tourLinks(page).first()).toBeHidden();
      await toursButton(page).tap();
      for (const index of tours.keys())
        await expect(tourLinks(page).nth(index)).toBeVisible();
      await close(page).tap();
    }
    const toTour = async () => {
      await toursButton(page).tap();
      await tourLinks(page).last().tap();
    };
    for (const [go, path] of [
      [() => barLink(page, '/faq').tap(), '/faq'],
      [toTour, lastTourPath],
      [() => page.goBack(), '/faq'],
      [() => page.goForward(), lastTourPath],
    ] as const) {
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(barLink(page, '/about')).toBeHidden();
      await menuButton(page).tap();
      await expect(barLink(page, '/about')).toBeVisible();
      await expect(tourLinks(page).first()).toBeHidden();
      await go();
      await expectPage(page, path);
    }
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('1.4 a menu opened before hydration stays open after it', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await menuButton(page).tap();
    await barLink(page, '/faq').tap();
    await expectPage(page, '/faq');
    await menuButton(page).tap();
    await toursButton(page).tap();
    await expect(tourLinks(page).first()).toBeVisible();
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

  test('1.4 a menu opened before hydration closes when a tablet is turned', async ({
    page,
  }) => {
    const upright = { width: 820, height: 1180 };
    await page.setViewportSize(upright);
    const release = await holdScripts(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await menuButton(page).tap();
    await expect(page.getByRole('main')).toBeHidden();
    await page.setViewportSize({ width: 1180, height: 820 });
    release();
    await ready(page);
    for (const part of ['main', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toBeVisible();
    await page.setViewportSize(upright);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('main')).toBeVisible();
  });
});

test('1.6 a link opens its page at the top, and Back shows the page as it was left', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openReady(page, '/');
  await footerLink(page, '/faq').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectPage(page, '/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('1.6 a page is fetched once its link is pointed at', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const fetched: string[] = [];
  page.context().on('request', (request) => fetched.push(request.url()));
  await openReady(page, '/');
  await barLink(page, '/faq').first().hover();
  await expect
    .poll(() => fetched.filter((url) => url.endsWith('/faq')).length)
    .toBe(1);
});
