import { barPages, barWords, footerWords } from '../../site/navigation';
import { findPage, type PagePath, pages } from '../../site/pages';
import { site } from '../../site/site';
import { firstTourPath, footerLink } from '../content';
import { DESKTOP, expect, PHONE, sideways, test } from '../fixtures';
import { findings } from './findings';
import { lostWithLargerText } from './larger-text';
import { walk } from './walk-focus';

// Reduced motion: no check runs in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ allowedMessages }) => void allowedMessages.push(/status of 404/));

/** Every page, and the two texts of the 404 page. */
const PATHS = [...pages.map(({ path }) => path), '/no-such-page', '/tours/no-such-tour'];

// One visit for all checks of a page, because loading takes longer than checking.
for (const path of PATHS) {
  test(`${path} is there for everyone`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);

    await test.step('the accessibility tree has every part', async () => {
      await expect.soft(page.locator('body')).toMatchAriaSnapshot(FRAME);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    await test.step('axe, HTML_CodeSniffer and the own checks find nothing', async () => {
      expect.soft(await findings(page)).toEqual([]);
    });

    await test.step('nothing moves with reduced motion', async () => {
      await page.evaluate(() => scrollTo(0, 600));
      expect.soft(await page.evaluate(running), 'scrolled').toBe(0);
      await footerLink(page, '/faq').hover();
      expect.soft(await page.evaluate(running), 'with the mouse on a link').toBe(0);
      await page.locator('main').evaluate((main) => main.querySelector('summary')?.click());
      expect.soft(await page.evaluate(running), 'with an answer that opens').toBe(0);
    });

    await test.step('no text is lost with wide spacing or larger text', async () => {
      expect.soft(await lostWithLargerText(page)).toEqual([]);
    });

    // 1280 x 1024 with 400 % zoom is 320 x 256 (WCAG 2.2, 1.4.10).
    await test.step('it does not scroll sideways at 320 x 256', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await sideways(page)).toBe(0);
    });
  });
}

// The pages share their parts, so one of each kind is enough.
for (const path of [firstTourPath, '/faq']) {
  test(`every focused element of ${path} is in view, uncovered and outlined`, async ({ page }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const down = await walk(page, 'Tab');
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      const up = await walk(page, 'Shift+Tab');
      expect.soft([...down.problems, ...up.problems], `${viewport.width} wide`).toEqual([]);
      expect.soft(Math.min(down.stops, up.stops)).toBeGreaterThan(15);
    }
  });
}

const barItem = (path: PagePath) =>
  `        - listitem:\n          - link ${JSON.stringify(findPage(path).name)}`;

/** The parts of the accessibility tree that every page has. */
const FRAME = `
  - navigation "${barWords.skipLinks}":
    - link "${barWords.skip}"
  - banner:
    - link "${site.name}"
    - navigation "${barWords.links}":
      - list:
${barPages.beforeTours.map(barItem).join('\n')}
        - listitem:
          - button "${barWords.tours}"
${barPages.afterTours.map(barItem).join('\n')}
      - link "${barWords.book}"
  - main
  - contentinfo:
    - heading "${footerWords.reach}" [level=2]
    - navigation "${footerWords.tours}"
    - navigation "${footerWords.explore}"
`;

const running = () => document.getAnimations().length;
