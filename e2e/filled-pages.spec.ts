import { tours } from '../site/content/tours';
import { tourAddress } from '../site/facts/tour-address';
import { findings } from './access/findings';
import { lostWithLargerText } from './access/larger-text';
import { pagesWithFacts } from './content';
import { DESKTOP, expect, PHONE, PREVIEW, sideways, test } from './fixtures';
import { loadLate } from './layout-shifts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of pagesWithFacts)
  test(`1.14, 6.9 with every fact ${path} is there for everyone, fits and stands still`, async ({
    page,
  }) => {
    const expectStill = await loadLate(page);
    for (const screen of [PHONE, DESKTOP]) {
      await page.setViewportSize(screen);
      await page.goto(PREVIEW + path);
      await expectStill(`${path} at ${screen.width}`);
      expect.soft(await sideways(page), `${screen.width} wide`).toBe(0);
    }
    expect.soft(await findings(page)).toEqual([]);
    expect.soft(await lostWithLargerText(page)).toEqual([]);
  });

test('3.20 each tour prints on one sheet, with every fact on two at most', async ({
  page,
}) => {
  for (const [build, most] of [
    ['', 1],
    [PREVIEW, 2],
  ] as const)
    for (const { slug } of tours) {
      await page.goto(build + tourAddress(slug));
      const sheets = (await page.pdf({ format: 'A4' }))
        .toString('latin1')
        .match(/\/Type\s*\/Page\b/g);
      expect(sheets?.length, build + slug).toBeLessThanOrEqual(most);
    }
});
