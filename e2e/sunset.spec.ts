import type { Page } from 'playwright/test';
import { atRest, expect, openForm, openReady, test } from './fixtures';

const strip = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: /^Sun sets/ }) });
const heading = (page: Page) => page.getByRole('heading', { name: /^Sun sets/ });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page gives the range of the year, and no field that would do nothing', async ({ page }) => {
    await page.goto('/tours/sunset');
    await expect(heading(page)).toHaveText('Sun sets between 5:42 pm and 6:57 pm');
    await expect(page.getByLabel('Your date')).toBeHidden();
  });
});

for (const timezoneId of [
  'Australia/Brisbane',
  'Europe/London',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
]) {
  test.describe(`a visitor whose clock is that of ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('reads the island’s sunset of the day they choose', async ({ page }) => {
      await page.goto('/tours/sunset');
      await heading(page).scrollIntoViewIfNeeded();
      await expect(heading(page)).toHaveText(/^Sun sets at /);
      await page.getByLabel('Your date').fill('2026-12-21');
      await expect(heading(page)).toHaveText('Sun sets at 6:49 pm');
      await expect(page.getByText('Monday 21 December 2026')).toBeVisible();
      await expect(strip(page).getByRole('listitem').first()).toContainText('Tue 22 Dec');
    });
  });
}

test('it is today’s at first, on the visitor’s own calendar', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-01-15T09:00:00+10:00'));
  await page.goto('/tours/sunset');
  await heading(page).scrollIntoViewIfNeeded();
  await expect(heading(page)).toHaveText('Sun sets at 6:57 pm');
  await expect(page.getByText('Friday 15 January 2027')).toBeVisible();
  await expect(page.getByLabel('Your date')).toHaveValue('2027-01-15');
});

test('nothing moves when the time arrives, however wide the page', async ({ page }) => {
  await page.addInitScript(() => {
    const observe = IntersectionObserver.prototype.observe;
    // Held back, so that both states can be measured; not where the page waits for its first frame.
    IntersectionObserver.prototype.observe = function (target) {
      if (target === document.body) observe.call(this, target);
      else addEventListener('arrive', () => observe.call(this, target), { once: true });
    };
  });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, '/tours/sunset');
    await expect(heading(page)).toHaveText(/between/);
    const before = await strip(page).boundingBox();
    await page.evaluate(() => dispatchEvent(new Event('arrive')));
    await heading(page).scrollIntoViewIfNeeded();
    await expect(heading(page)).toHaveText(/^Sun sets at /);
    const after = await strip(page).boundingBox();
    expect(after?.height, String(width)).toBe(before?.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the reckoning is fetched only when the reader comes near it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text()).includes('goldenHour'))
      scripts.push(response.url());
  });
  await page.goto('/tours/sunset');
  await atRest(page);
  expect(scripts).toEqual([]);
  await heading(page).scrollIntoViewIfNeeded();
  await expect(heading(page)).toHaveText(/^Sun sets at /);
  // Its text is read after it has come.
  await expect.poll(() => scripts.length).toBe(1);
});

test('the form says when the sun sets on the chosen day, for the sunset tour alone', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00+10:00'));
  await openForm(page, '/contact?type=Tour&tourId=sunset');
  await page.getByLabel('Preferred Date').fill('2026-12-05');
  const hint = page.getByText(/^The sun sets at/);
  await expect(hint).toHaveText('The sun sets at 6:40 pm that day.');
  await page.getByLabel('Tour Type').selectOption('Fishing');
  await expect(hint).toHaveCount(0);
  await page.getByLabel('Tour Type').selectOption('Sunset');
  await expect(hint).toBeVisible();
  await page.reload();
  await expect(hint).toHaveText('The sun sets at 6:40 pm that day.');
});
