import {
  firstTourPath,
  footerLink,
  kindsOfPages,
  pagesWithFacts,
} from '../content';
import {
  DESKTOP,
  expect,
  loadPictures,
  openReady,
  PHONE,
  PREVIEW,
  sideways,
  test,
} from '../fixtures';
import { findings } from './findings';
import { lostWithLargerText } from './larger-text';
import { walk } from './walk-focus';

// Reduced motion: no check runs in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ allowedMessages }) => {
  allowedMessages.push(/status of 404/);
});

/** Every page, of the tours one of each kind, and the two texts of the 404 page. */
const paths = [
  ...new Set([...kindsOfPages, ...pagesWithFacts]),
  '/no-such-page',
  '/tours/no-such-tour',
];

// One visit for all checks of a page, because loading takes longer than
// checking.
for (const path of paths) {
  const hasFacts = pagesWithFacts.includes(path);
  test(`6.1, 6.9 ${path} is there for everyone, also with larger text`, async ({
    page,
  }) => {
    await page.goto(hasFacts ? PREVIEW + path : path);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect.soft(await findings(page)).toEqual([]);

    // Nothing moves with reduced motion.
    await page.evaluate(() => scrollTo(0, 600));
    await footerLink(page, '/faq').hover();
    await page
      .locator('main')
      .evaluate((main) => main.querySelector('summary')?.click());
    expect
      .soft(await page.evaluate(() => document.getAnimations().length))
      .toBe(0);

    // 1280 x 1024 with 400 % zoom is 320 x 256 (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await sideways(page)).toBe(0);
    expect.soft(await lostWithLargerText(page)).toEqual([]);
  });
}

test('2.2, 6.1 every page fits without its pictures, and is there for everyone without facts', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/\/pictures\//);
  await page.route(/\/pictures\//, (route) => route.abort());
  for (const path of [...kindsOfPages, '/nowhere']) {
    await page.goto(path);
    for (const screen of [DESKTOP, PHONE]) {
      await page.setViewportSize(screen);
      await loadPictures(page);
      expect.soft([path, await sideways(page)]).toEqual([path, 0]);
    }
    // The others are as above.
    if (pagesWithFacts.includes(path))
      expect.soft(await findings(page, [PHONE]), path).toEqual([]);
  }
});

// The pages share their parts, so one of each kind is enough.
for (const path of [firstTourPath, '/faq']) {
  test(`6.2 every focused element of ${path} is in view, uncovered and outlined`, async ({
    page,
  }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      // The ring comes with the style files, after the first paint.
      await openReady(page, path);
      const down = await walk(page, 'Tab');
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      const up = await walk(page, 'Shift+Tab');
      expect
        .soft([...down.problems, ...up.problems], `${viewport.width} wide`)
        .toEqual([]);
      expect.soft(Math.min(down.stops, up.stops)).toBeGreaterThan(15);
    }
  });
}
