import { tourLabels } from '../data/schema/tours';
import { notFoundTexts } from '../site/content/error-screens';
import { labels } from '../site/content/labels';
import { pages } from '../site/content/pages';
import { home, tourPage } from '../site/content/texts';
import { tours } from '../site/content/tours';
import { tourAddress } from '../site/facts/tour-address';
import { firstTourPath } from './content';
import {
  DESKTOP,
  expect,
  loadPictures,
  openReady,
  PHONE,
  sideways,
  test,
} from './fixtures';

// What the pages say and where their links lead is in find-a-tour.test.ts.

test("2.4 'View Tours' scrolls to the tours, also from a lost page", async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 404/);
  for (const [path, name] of [
    ['/', labels.viewTours],
    ['/nowhere', notFoundTexts.tours],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(
      page.getByRole('heading', { name: home.tours.heading }),
    ).toBeInViewport();
  }
});

test("3.9 'Compare all tours' opens the table, on a phone as cards", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openReady(page, firstTourPath);
  await page.addInitScript(drawSlowly);
  await page.getByRole('link', { name: tourPage.compare }).click();
  const table = page.getByRole('table', { name: home.compare.title });
  await expect(
    table.getByRole('rowheader', { name: tours[0].name }),
  ).toBeInViewport();
  // The label of a fact is in the cell, or in the head of the table.
  for (const [screen, role] of [
    [PHONE, 'cell'],
    [DESKTOP, 'columnheader'],
  ] as const) {
    await page.setViewportSize(screen);
    await expect(
      table.getByRole(role, { name: tourLabels.duration }).first(),
    ).toBeVisible();
    expect(await sideways(page)).toBe(0);
  }
});

/** As a busy computer draws: then the table may open only after the load. */
function drawSlowly() {
  addEventListener('DOMContentLoaded', function frame() {
    for (const end = performance.now() + 150; performance.now() < end; );
    if (document.readyState !== 'complete') requestAnimationFrame(frame);
  });
}

test('3.1 sections of a tour alternate picture and text', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const tour = tours.reduce((most, each) =>
    each.sections.length > most.sections.length ? each : most,
  );
  await page.goto(tourAddress(tour.slug));
  const sides: boolean[] = [];
  for (const { title, picture } of tour.sections) {
    const heading = await page
      .getByRole('heading', { name: title })
      .boundingBox();
    const box = await page
      .getByRole('img', { name: picture.alt })
      .boundingBox();
    sides.push(Number(box?.x) < Number(heading?.x));
  }
  expect(sides).toEqual(
    sides.map((_, index) => (index % 2 ? !sides[0] : sides[0])),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('3.5 no page loads a picture that is much wider than it is shown', async ({
    page,
  }) => {
    for (const { path } of pages) {
      await page.goto(path);
      expect.soft(await loadPictures(page), path).toBe(0);
      expect.soft(await page.evaluate(tooWide), path).toEqual([]);
    }
  });
});

/** Runs in the page. Only the smallest file of a picture may be too wide. */
function tooWide() {
  return [...document.images]
    .filter((image) => image.checkVisibility())
    .filter(({ currentSrc, clientWidth }) => {
      const [, width] = /-(\d+)\.avif/.exec(currentSrc) ?? [];
      return (
        Number(width) > Math.max(480, clientWidth * devicePixelRatio * 1.1)
      );
    })
    .map(({ currentSrc }) => currentSrc);
}
