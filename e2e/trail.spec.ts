import { labels } from '../site/labels';
import { pages, trailTo } from '../site/pages';
import { firstTourPath } from './content';
import { expect, test } from './fixtures';

// The layout needs no script, and pages load sooner without.
test.use({ javaScriptEnabled: false });

test('the space below the breadcrumbs is the same on every page', async ({ page }) => {
  const gaps: Record<number, Record<string, number>> = { 390: {}, 1440: {} };
  // The pages of the tours share their layout.
  const others = pages.map(({ path }) => path).filter((path) => path !== '/' && !path.startsWith('/tours/'));
  for (const path of [...others, firstTourPath]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const trail = page.getByRole('navigation', { name: labels.breadcrumbs });
    await expect(trail.getByRole('listitem')).toHaveText(trailTo(path).map(({ name }) => name));
    for (const [width, found] of Object.entries(gaps)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      found[path] = await trail.evaluate((nav) => {
        const next = nav.nextElementSibling?.getBoundingClientRect();
        return Math.round((next?.top ?? Number.NaN) - nav.getBoundingClientRect().bottom);
      });
    }
  }
  for (const found of Object.values(gaps))
    expect(new Set(Object.values(found)).size, JSON.stringify(found)).toBe(1);
});
