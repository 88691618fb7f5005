import { pages } from '../../data/functions/pages';
import { footerLink } from '../content';
import { expect, test } from '../fixtures';
import { cutWords } from './cut-words';
import { findings } from './findings';
import { DESKTOP, PHONE } from './screens';
import { FRAME, MAIN } from './structure';
import { walk } from './walk-focus';

// Reduced motion: no check runs in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every page, and the two texts of the 404 page. */
const PATHS = [...pages.map(({ path }) => path), '/no-such-page', '/tours/no-such-tour'];

// One visit for all checks of a page, because loading takes longer than checking.
for (const path of PATHS) {
  test(`${path} is there for everyone`, async ({ page, allowedMessages }) => {
    allowedMessages.push(/status of 404/);
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    const browser = await page.context().newCDPSession(page);

    await test.step('the accessibility tree has every part', async () => {
      await expect.soft(page.locator('body')).toMatchAriaSnapshot(FRAME);
      await expect.soft(page.getByRole('main')).toMatchAriaSnapshot(MAIN[path] ?? '');
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });

    await test.step('axe, HTML_CodeSniffer and the own checks find nothing', async () => {
      expect.soft(await findings(page)).toEqual([]);
    });

    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);

      await test.step('every focused element is in view, uncovered and outlined', async () => {
        await page.evaluate(() => {
          scrollTo(0, 0);
          document.body.tabIndex = -1;
          document.body.focus();
          document.body.removeAttribute('tabindex');
        });
        const down = await walk(page, 'Tab');
        await page.getByRole('contentinfo').getByRole('link').last().focus();
        const up = await walk(page, 'Shift+Tab');
        expect.soft([...down.problems, ...up.problems], `${viewport.width} wide`).toEqual([]);
        expect.soft(down.stops).toBeGreaterThan(15);
        expect.soft(up.stops).toBeGreaterThan(15);
      });

      await test.step('text with wide spacing is not cut off (WCAG 2.2, 1.4.12)', async () => {
        await page.evaluate(spaceOut);
        expect.soft(await page.evaluate(cutWords), `${viewport.width} wide`).toEqual([]);
        await page.evaluate(() => {
          document.adoptedStyleSheets = [];
        });
      });

      await test.step('text of twice the size is not cut off (WCAG 2.2, 1.4.4)', async () => {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
        expect.soft(await page.evaluate(textSize)).toBeGreaterThanOrEqual(32);
        expect.soft(await page.evaluate(cutWords), `${viewport.width} wide`).toEqual([]);
        await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
        expect.soft(await page.evaluate(textSize)).toBeLessThan(20);
      });
    }

    // 1280 x 1024 with 400 % zoom is 320 x 256 (WCAG 2.2, 1.4.10).
    for (const height of [640, 256]) {
      await test.step(`at 320 x ${height} it does not scroll sideways or cut its words`, async () => {
        await page.setViewportSize({ width: 320, height });
        expect.soft(await page.evaluate(cutWords), `320 x ${height}`).toEqual([]);
      });
    }

    await test.step('nothing moves with reduced motion', async () => {
      await page.setViewportSize(DESKTOP);
      await page.evaluate(() => scrollTo(0, 600));
      expect.soft(await page.evaluate(running), 'scrolled').toBe(0);
      await footerLink(page, '/faq').hover();
      expect.soft(await page.evaluate(running), 'with the mouse on a link').toBe(0);
    });
  });
}

const running = () => document.getAnimations().length;
const textSize = () => Number.parseFloat(getComputedStyle(document.body).fontSize);

/** Sets the text spacing of WCAG 1.4.12, in a stylesheet that the page's policy allows. Runs in the page. */
function spaceOut() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}
