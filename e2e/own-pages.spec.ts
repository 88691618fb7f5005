import facts from '../tools/testing/filled-facts.json' with { type: 'json' };
import { expect, PREVIEW, sideways, test } from './fixtures';

// The preview has a page of the owner's own in its menu.
const { title } = facts.ownPages['gift-vouchers'];
test.use({ baseURL: PREVIEW });

test("1.3, 1.14 with a page of the owner's own the bar fits, from 1024 pixels on in one line", async ({
  page,
}) => {
  await page.goto('/gift-vouchers');
  const marked = page.getByRole('banner').locator('[aria-current]');
  await expect(marked).toHaveText(title);
  for (const width of [900, 1024, 1180, 1279, 1280, 1359, 1360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await sideways(page), `${width} wide`).toBe(0);
    if (width < 1024) continue;
    const { tops, gaps } = await page.evaluate(entriesOfBar);
    expect.soft(Math.min(...gaps), `${width} wide`).toBeGreaterThan(15);
    expect.soft(new Set(tops).size, `${width} wide`).toBe(1);
  }
});

/**
 * Where the words of each entry of the bar begin, and the gaps between them.
 * Runs in the page.
 */
function entriesOfBar() {
  const rects = [
    ...document.querySelectorAll('#menu > ul > li > :first-child, #menu > div'),
  ].map((entry) => {
    const range = document.createRange();
    range.selectNodeContents(entry);
    return range.getBoundingClientRect();
  });
  return {
    tops: rects.slice(0, -1).map(({ top }) => Math.round(top)),
    gaps: rects
      .slice(1)
      .map(({ left }, index) => left - (rects[index]?.right ?? 0)),
  };
}
