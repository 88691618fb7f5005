import { labels } from '../site/labels';
import { pages, trailTo } from '../site/pages';
import { DESKTOP, expect, PHONE, test } from './fixtures';

// The layout needs no script, and pages load sooner without.
test.use({ javaScriptEnabled: false });

test('the space below the breadcrumbs is the same on every page', async ({ page }) => {
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/');
  for (const screen of [PHONE, DESKTOP]) {
    await page.setViewportSize(screen);
    const gaps: number[] = [];
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const trail = page.getByRole('navigation', { name: labels.breadcrumbs });
      await expect(trail.getByRole('listitem')).toHaveText(trailTo(path).map(({ name }) => name));
      const gap = await trail.evaluate((nav) => {
        const next = nav.nextElementSibling?.getBoundingClientRect();
        return Math.round((next?.top ?? Number.NaN) - nav.getBoundingClientRect().bottom);
      });
      gaps.push(gap);
    }
    expect(gaps).toEqual(paths.map(() => gaps[0]));
  }
});
