import { firstTourPath } from '../content';
import { expect, test } from '../fixtures';
import { DESKTOP } from './screens';

test.describe('with colours forced', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the link of the current page is marked', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    for (const [path, marked] of [
      ['/faq', 'a[href="/faq"]'],
      [firstTourPath, 'button[data-current="true"]'],
    ] as const) {
      await page.goto(path);
      const link = page.getByRole('banner').locator(marked);
      const line = await link.first().evaluate((element) => {
        const { borderBottomWidth, borderBottomColor, scale } = getComputedStyle(element, '::after');
        return { borderBottomWidth, borderBottomColor, shown: scale !== '0 1' };
      });
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(line).toEqual({
        borderBottomWidth: '4px',
        borderBottomColor: expect.not.stringMatching(ground),
        shown: true,
      });
    }
  });
});

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an answer of the FAQ opens at once', async ({ page }) => {
    await page.goto('/faq');
    const heights = await page
      .locator('main details')
      .first()
      .evaluate((entry) => {
        const [question, answer] = entry.children as HTMLCollectionOf<HTMLElement>;
        question?.click();
        return { entry: entry.clientHeight, question: question?.offsetHeight, answer: answer?.offsetHeight };
      });
    expect(heights.answer).toBeGreaterThan(0);
    expect(heights.entry).toBe(Number(heights.question) + Number(heights.answer));
  });
});
