import { barTexts } from '../../site/content/navigation';
import { contactPhone } from '../../site/facts/contact';
import {
  firstTour,
  firstTourPath,
  menuBookNow,
  menuButton,
  tourLinks,
  toursButton,
} from '../content';
import { DESKTOP, expect, openReady, PHONE, sideways, test } from '../fixtures';
import * as form from '../form';
import { findings } from './findings';

// Reduced motion: no check runs in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A desktop of 1280 x 1024 with 400 % zoom (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

test('6.1, 6.2 the phone menu with its tours, which can be chosen with 400 % zoom too', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openReady(page, '/faq');
  await menuButton(page).click();
  const bookNow = page.getByRole('link', { name: menuBookNow });
  await expect(bookNow).toBeVisible();
  await toursButton(page).click();
  await expect(tourLinks(page).first()).toBeVisible();
  expect.soft(await findings(page, [PHONE])).toEqual([]);
  await page.setViewportSize(ZOOMED);
  expect(await sideways(page)).toBe(0);
  await expect(bookNow).toBeInViewport();
  await tourLinks(page).last().click();
  await expect(page).toHaveURL(/\/tours\//);
});

test('6.1 the list of tours, and the open answers of the FAQ', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openReady(page, '/faq');
  await toursButton(page).press('Enter');
  await expect(tourLinks(page).first()).toBeVisible();
  expect.soft(await findings(page, [DESKTOP]), 'the list').toEqual([]);
  await page.keyboard.press('Escape');
  for (const question of await page.locator('main summary').all())
    await question.click();
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
  expect.soft(await findings(page), 'the answers').toEqual([]);
});

test('6.1, 6.2 the form in error, which fits with 400 % zoom', async ({
  page,
}) => {
  await form.open(page, `/contact?type=Tour&tourId=${firstTour.slug}`);
  await expect(page.getByLabel('Tour Type')).toBeVisible();
  await page.getByLabel('Preferred Date').fill('2020-01-01');
  await page.getByLabel('Message').fill('');
  await form.sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  expect.soft(await findings(page)).toEqual([]);
  await page.setViewportSize(ZOOMED);
  await form.sendButton(page).click();
  await expect(form.errorSummary(page)).toBeInViewport();
  expect(await sideways(page)).toBe(0);
});

for (const [screen, code, result] of [
  [PHONE, 500, form.FAILED],
  [DESKTOP, 200, form.SENT],
] as const)
  test(`6.1 the form while it sends, and when it says '${result}'`, async ({
    page,
    emails,
  }) => {
    await page.setViewportSize(screen);
    const answer = await form.sendAndHold(page, emails, code);
    await expect(form.sendButton(page)).toBeDisabled();
    // The main heading is inert with the rest of the page.
    const found = (await findings(page, [screen])).filter(
      (each) => !each.includes('level-one heading'),
    );
    expect.soft(found, 'sending').toEqual([]);
    answer();
    await expect(form.status(page)).toHaveText(result);
    expect.soft(await findings(page), result).toEqual([]);
  });

test('1.3, 6.2 the current page, or Tours, is marked, also with colours forced', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const links = page.getByRole('navigation', { name: barTexts.links });
  const faq = links.locator('a[href="/faq"]');
  for (const [path, marked, other] of [
    ['/faq', faq, toursButton(page)],
    [firstTourPath, toursButton(page), faq],
  ] as const) {
    await page.goto(path);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      const ground = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(await marked.evaluate(lineBelow)).toEqual({
        width: '4px',
        colour: expect.not.stringMatching(ground),
        shown: true,
      });
      expect(await other.evaluate(lineBelow)).toMatchObject({ shown: false });
    }
  }
});

test('6.2 with colours forced the number in the bar keeps off its frame, and the bar fits', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const width of [1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/faq');
    const frame = page
      .getByRole('navigation', { name: barTexts.links })
      .getByRole('link', { name: contactPhone });
    const [outer, number] = await Promise.all(
      [frame, frame.getByText(contactPhone)].map((each) => each.boundingBox()),
    );
    const right = (box: typeof outer) => Number(box?.x) + Number(box?.width);
    expect(right(outer) - right(number)).toBeGreaterThan(4);
    expect(await sideways(page)).toBe(0);
  }
});

/** The line that marks a link of the bar. Runs in the page. */
function lineBelow(link: Element) {
  const { borderBottomWidth, borderBottomColor, scale } = getComputedStyle(
    link,
    '::after',
  );
  return {
    width: borderBottomWidth,
    colour: borderBottomColor,
    shown: scale !== '0 1',
  };
}
