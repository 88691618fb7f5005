import { pages, trailTo } from '../data/pages';
import { expect, test } from './fixtures';

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('the space below the breadcrumbs is the same on every page', async ({ page }) => {
      const gaps = new Map<string, number>();
      for (const { path } of pages.filter(({ path }) => path !== '/')) {
        await page.goto(path);
        const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
        await expect(trail.getByRole('listitem')).toHaveText(trailTo(path).map(({ name }) => name));
        gaps.set(
          path,
          await trail.evaluate((nav) => {
            const next = nav.nextElementSibling?.getBoundingClientRect();
            return Math.round((next?.top ?? Number.NaN) - nav.getBoundingClientRect().bottom);
          }),
        );
      }
      expect(new Set(gaps.values()).size, JSON.stringify([...gaps])).toBe(1);
    });
  });
}
