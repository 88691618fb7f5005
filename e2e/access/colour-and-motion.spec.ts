import { barWords } from '../../site/navigation';
import { firstTourPath, toursButton } from '../content';
import { DESKTOP, expect, test } from '../fixtures';

test('the current page, and on a tour page Tours, is marked, also with colours forced', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const links = page.getByRole('navigation', { name: barWords.links });
  const faq = links.locator('a[href="/faq"]');
  for (const [path, marked, other] of [
    ['/faq', faq, toursButton(page)],
    [firstTourPath, toursButton(page), faq],
  ] as const) {
    await page.goto(path);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(await marked.evaluate(lineBelow)).toEqual({
        width: '4px',
        colour: expect.not.stringMatching(ground),
        shown: true,
      });
      expect(await other.evaluate(lineBelow)).toMatchObject({ shown: false });
    }
  }
});

/** The line below a link of the bar. Runs in the page. */
function lineBelow(link: Element) {
  const { borderBottomWidth, borderBottomColor, scale } = getComputedStyle(link, '::after');
  return { width: borderBottomWidth, colour: borderBottomColor, shown: scale !== '0 1' };
}

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
