import { barWords } from '../../site/navigation';
import { firstTour, firstTourPath, menuBookNow, menuButton, tourLinks, toursButton } from '../content';
import { DESKTOP, EMAIL_SERVICE, emailAnswer, expect, openReady, PHONE, test } from '../fixtures';
import * as form from '../form';
import { findings } from './findings';

// States of a page after its first one. Reduced motion: no check runs in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the phone menu and its tours', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openReady(page, '/faq');
  await menuButton(page).click();
  await expect(page.getByRole('link', { name: menuBookNow })).toBeVisible();
  expect.soft(await findings(page, [PHONE]), 'the menu').toEqual([]);
  await toursButton(page).click();
  await expect(tourLinks(page).first()).toBeVisible();
  expect.soft(await findings(page, [PHONE]), 'its tours').toEqual([]);
});

test('the list of tours, and the open answers of the FAQ', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openReady(page, '/faq');
  await toursButton(page).press('Enter');
  await expect(tourLinks(page).first()).toBeVisible();
  expect.soft(await findings(page, [DESKTOP]), 'the list').toEqual([]);
  await page.keyboard.press('Escape');
  for (const question of await page.locator('main summary').all()) await question.click();
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
  expect.soft(await findings(page), 'the answers').toEqual([]);
});

test('reviews that cannot be loaded', async ({ page, allowedMessages }) => {
  allowedMessages.push(/Failed to load resource/);
  await page.route('**/reviews.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect.soft(await findings(page)).toEqual([]);
});

test('the form, filled in by its address, then in error', async ({ page }) => {
  await form.open(page, `/contact?type=Tour&tourId=${firstTour.slug}`);
  await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
  expect.soft(await findings(page), 'filled in').toEqual([]);
  await page.getByLabel('Enquiry Type').selectOption('');
  await page.getByLabel('Preferred Date').fill('2020-01-01');
  await page.getByLabel('Message').fill('');
  await form.sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  expect.soft(await findings(page), 'in error').toEqual([]);
});

test('the form while it sends, after it failed, and sent', async ({ page }) => {
  const sent: ((answered: boolean) => Promise<void>)[] = [];
  await page.route(EMAIL_SERVICE, (route) => {
    sent.push((answered) => (answered ? route.fulfill(emailAnswer(200, 'OK')) : route.abort()));
  });
  await form.open(page);
  await form.fillIn(page);
  // Send once for each screen, because the form waits 30 seconds only.
  for (const [index, screen, result] of [
    [0, PHONE, form.FAILED],
    [1, DESKTOP, form.SENT],
  ] as const) {
    await page.setViewportSize(screen);
    await form.sendButton(page).click();
    await expect.poll(() => sent.length).toBe(index + 1);
    await expect(form.sendButton(page)).toBeDisabled();
    expect.soft(await findings(page, [screen]), 'sending').toEqual([]);
    await sent[index]?.(result === form.SENT);
    await expect(form.status(page)).toHaveText(result);
    expect.soft(await findings(page), result).toEqual([]);
  }
});

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
