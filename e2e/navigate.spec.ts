import type { Locator, Page } from 'playwright/test';
import { about } from '../data/about';
import { faq } from '../data/faq';
import { findPage, tourPath } from '../data/functions/pages';
import { tours } from '../data/functions/tours-on';
import { barLink, expectPage, firstTour, firstTourPath, footerLink, menuBookNow } from './content';
import { expect, holdBack, holdScripts, openReady, ready, saveData, stopTime, test } from './fixtures';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** The last tour of the menu. */
const { name: lastName, slug: lastSlug } = tours.at(-1) ?? firstTour;
const inMenu = { name: lastName, path: tourPath(lastSlug) };

const bar = (page: Page) => page.getByRole('banner');
const hamburger = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });
const toursButton = (page: Page) => bar(page).getByRole('button', { name: 'Tours' });
const tourLinks = (page: Page) => bar(page).locator('a[href^="/tours/"]');

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the bar leads to every page', async ({ page }) => {
    await page.goto('/');
    for (const path of ['/about', '/boat-hire', '/faq', '/contact', '/']) {
      await barLink(page, path).last().click();
      await expect(page).toHaveURL(path);
      await expectPage(page, path);
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

    // A tour chosen in the list opens, and the list closes.
    await toursButton(page).hover();
    await tourLinks(page).last().click();
    await expect(page).toHaveURL(inMenu.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inMenu.name);
    await expect(tourLinks(page).first()).toBeHidden();
  });

  test('Escape closes the list under the mouse, wherever the focus is', async ({ page }) => {
    await openReady(page, '/faq');
    await toursButton(page).hover();
    await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(tourLinks(page).first()).toBeHidden();
    await page.mouse.move(700, 800);
    await toursButton(page).hover();
    await expect(tourLinks(page).first()).toBeVisible();
  });
});

for (const width of [1024, 1440, 1920]) {
  test(`${width} wide, the list of tours stays open while the mouse moves to it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await stopTime(page);
    await openReady(page, '/faq');
    const button = await boxOf(toursButton(page));
    const down = centreOf(button);
    const side = { ...down, x: button.x + button.width - 4 };
    for (const pressed of [false, true]) {
      for (const speed of [200, 2000]) {
        for (const [way, from] of [
          ['straight down', down],
          ['slanting to the last poster', side],
        ] as const) {
          await test.step(`${way} at ${speed} pixels a second, pressed: ${pressed}`, async () => {
            await page.mouse.move(from.x, from.y);
            if (pressed) await page.mouse.click(from.x, from.y);
            await expect(tourLinks(page).last()).toBeVisible();
            const to =
              from === down ? { ...down, y: down.y + 150 } : centreOf(await boxOf(tourLinks(page).last()));
            await moveMouse(page, from, to, speed);
            await page.clock.runFor(2000);
            await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'true');
            await expect(tourLinks(page).last()).toBeVisible();
            await page.mouse.move(700, 800);
            await page.clock.runFor(2000);
            await expect(tourLinks(page).last()).toBeHidden();
          });
        }
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the hamburger toggles a panel with every link, Book Now among them', async ({ page }) => {
    await page.goto('/');
    await expect(barLink(page, '/about')).toBeHidden();
    await hamburger(page).tap();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
    for (const path of ['/', '/about', '/boat-hire', '/faq'])
      await expect(barLink(page, path).last()).toBeVisible();
    await expect(bar(page).getByRole('link', { name: menuBookNow })).toHaveAttribute('href', '/contact');
    await hamburger(page).tap();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(barLink(page, '/about')).toBeHidden();

    // Tours expands to the list of tours and folds again.
    await hamburger(page).tap();
    await expect(tourLinks(page).first()).toBeHidden();
    await toursButton(page).tap();
    for (const index of tours.keys()) await expect(tourLinks(page).nth(index)).toBeVisible();
    await toursButton(page).tap();
    await expect(tourLinks(page).first()).toBeHidden();
  });

  test('a menu opened before hydration stays open after it', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await hamburger(page).tap();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
    await toursButton(page).tap();
    await expect(tourLinks(page).first()).toBeVisible();
    release();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(toursButton(page)).toHaveAttribute('aria-expanded', 'true');
    await toursButton(page).tap();
    await expect(tourLinks(page).first()).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(barLink(page, '/about')).toBeHidden();
  });

  test('the menu leads to a page before hydration', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await hamburger(page).tap();
    await barLink(page, '/faq').tap();
    await expectPage(page, '/faq');
    await hamburger(page).tap();
    await hamburger(page).tap();
    await expect(barLink(page, '/faq')).toBeHidden();
  });

  test('every route change closes the menu, Back and Forward too', async ({ page }) => {
    await page.goto('/');
    await hamburger(page).tap();
    await barLink(page, '/faq').tap();
    await expectPage(page, '/faq');
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    await hamburger(page).tap();
    await toursButton(page).tap();
    await tourLinks(page).last().tap();
    await expectPage(page, inMenu.path);
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    await hamburger(page).tap();
    await expect(tourLinks(page).first()).toBeHidden();
    await page.goBack();
    await expectPage(page, '/faq');
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    await page.goForward();
    await expectPage(page, inMenu.path);
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a menu opened just as the next page arrives stays open', async ({ page }) => {
    await openReady(page, '/about');
    await page.evaluate((title) => {
      new MutationObserver((_, observer) => {
        if (document.title !== title) return;
        observer.disconnect();
        document.querySelector<HTMLElement>('[aria-controls=menu]')?.click();
      }).observe(document.head, { childList: true, characterData: true, subtree: true });
    }, findPage('/faq').title);
    await hamburger(page).tap();
    await barLink(page, '/faq').tap();
    await expectPage(page, '/faq');
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('turning a tablet with the menu open unlocks the page and closes the menu', async ({ page }) => {
    const upright = { width: 820, height: 1180 };
    const sideways = { width: 1180, height: 820 };
    for (const early of [false, true]) {
      await test.step(`opened before hydration: ${early}`, async () => {
        await page.setViewportSize(upright);
        const release = early ? await holdScripts(page) : () => {};
        await page.goto('/faq', { waitUntil: 'commit' });
        if (!early) await ready(page);
        await hamburger(page).tap();
        await expect(barLink(page, '/about')).toBeVisible();
        await page.setViewportSize(sideways);
        release();
        await ready(page);
        for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
          await expect(part).toBeVisible();
          await expect(part).not.toHaveAttribute('inert');
        }
        await page.getByRole('main').getByRole('link', { name: faq.closing.button }).tap();
        await expect(page).toHaveURL('/contact');
        await page.setViewportSize(upright);
        await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(page.getByRole('main')).not.toHaveAttribute('inert');
      });
    }
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`${viewport.width} wide, a link of a page that is scrolled by a few pixels opens the next page at its top`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openReady(page, '/contact');
    await page.evaluate(() => scrollTo({ top: 15, behavior: 'instant' }));
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
    await expectPage(page, '/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test('a page that was not prefetched arrives with its title', async ({ page }) => {
  await saveData(page);
  await openReady(page, '/faq');
  const answer = await holdBack(page, /\/about\.txt/);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const now = `${document.querySelector('h1')?.textContent}: ${document.title}`;
      if (now !== seen.at(-1)) seen.push(now);
    };
    note();
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const asked = page.waitForRequest(/\/about\.txt/);
  await footerLink(page, '/about').click();
  await asked;
  answer();
  await expectPage(page, '/about');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    `${faq.hero.title}: ${findPage('/faq').title}`,
    `${about.hero.title}: ${findPage('/about').title}`,
  ]);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`${viewport.width} wide, Back returns to the place at once, and a link opens its page at the top`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openReady(page, '/');
    await footerLink(page, '/faq').scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(500);
    await footerLink(page, '/faq').click();
    await expectPage(page, '/faq');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
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
}

test('a link opened in a new tab leaves this page where it is', async ({ page, context }) => {
  await openReady(page, '/faq');
  const opened = context.waitForEvent('page');
  await footerLink(page, '/about').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/about');
  await (await opened).close();
  await expect(page).toHaveURL('/faq');
});

test('only the link of the current page is marked as current', async ({ page }) => {
  for (const path of ['/', '/about', '/boat-hire', '/faq', '/contact']) {
    await page.goto(path);
    const marked = bar(page).locator('[aria-current]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('aria-current', 'page');
    await expect(marked).toHaveAttribute('href', path);
  }
});

test('on a tour page Tours is marked and looks marked', async ({ page }) => {
  await page.goto(firstTourPath);
  await expect(toursButton(page)).toHaveAttribute('data-current', 'true');
  const look = () =>
    toursButton(page).evaluate((button) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(button, part);
        return [...style].map((name) => style.getPropertyValue(name)).join();
      }),
    );
  const marked = await look();
  await page.goto('/faq');
  await expect(toursButton(page)).toBeVisible();
  expect(await look()).not.toEqual(marked);
});

type Point = { x: number; y: number };
type Box = Point & { width: number; height: number };

const boxOf = async (part: Locator) => (await part.boundingBox()) as Box;
const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

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
