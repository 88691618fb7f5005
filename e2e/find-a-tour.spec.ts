import { tourPath } from '../data/functions/pages';
import { tours } from '../data/functions/tours-on';
import { home } from '../data/home';
import { labels } from '../data/labels';
import { lastTourPath, tourList } from './content';
import { expect, test } from './fixtures';

// What the pages say and where their links lead is in find-a-tour.test.ts.

test("'View Tours' scrolls to the tours", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: labels.viewTours }).click();
  await expect(page.getByRole('heading', { name: home.tours.heading })).toBeInViewport();
});

test('each tour prints on one sheet', async ({ page }) => {
  for (const { slug } of tours) {
    await page.goto(tourPath(slug));
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets, slug).toHaveLength(1);
  }
});

test('sections of a tour alternate picture and text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tour = tourList.reduce((most, each) => (each.sections.length > most.sections.length ? each : most));
  await page.goto(tourPath(tour.slug));
  const sides: string[] = [];
  for (const { title, image } of tour.sections) {
    const heading = await page.getByRole('heading', { name: title }).boundingBox();
    const picture = await page.getByRole('img', { name: image.alt }).boundingBox();
    sides.push((picture?.x ?? 0) < (heading?.x ?? 0) ? 'left' : 'right');
  }
  for (const [index, side] of sides.entries()) if (index > 0) expect(side).not.toBe(sides[index - 1]);
});

test('hours such as 2-8 stay on one line', async ({ page }) => {
  for (const path of ['/', '/faq', lastTourPath]) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const answer of document.querySelectorAll('details')) answer.open = true;
    });
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(brokenRanges), `${path}, ${width} wide`).toEqual([]);
    }
  }
});

/** The ranges such as '2-8' that a line break splits, with the text before them. Runs in the page. */
function brokenRanges(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    for (const { 0: hours, index } of text.matchAll(/\d+-\d+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + hours.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width).map(({ top }) => top);
      if (new Set(tops).size > 1) broken.push(text.slice(Math.max(0, index - 20), index + hours.length));
    }
  }
  return broken;
}
