import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { getTimes } from 'suncalc';
import { sunsetWords } from '../site/client-texts';
import { enquiryHelp } from '../site/enquiry-help';
import { fill } from '../site/fill';
import { harbour } from '../site/harbour';
import { tourPath } from '../site/pages';
import { out } from './built-pages';
import { firstTour, tourList } from './content';
import { atRest, expect, holdScripts, openReady, test } from './fixtures';
import * as form from './form';

// The calculation is in components/shared/sunset/sunset-time.test.ts.
const sunsetTour = tourList.find((each) => each.sunsetTimes);
test.skip(!sunsetTour, 'No tour in data/tours has sunset times.');
const tour = sunsetTour ?? firstTour;
const path = tourPath(tour.slug);

/** The sunset at the harbour in local time. */
function sunset(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`).getTime() - (harbour.longitude / 360) * 86_400_000;
  const time = getTimes(new Date(noon), harbour.latitude, harbour.longitude).sunset ?? new Date(Number.NaN);
  const minute = new Date(Math.round(time.getTime() / 60_000) * 60_000);
  const { timeZone } = harbour;
  return minute.toLocaleTimeString('en-AU', { timeZone, timeStyle: 'short' }).replace(/\s/, ' ');
}

const heading = (page: Page) =>
  page.getByRole('heading', { name: new RegExp(`^(${sunsetWords.setsAt}|${sunsetWords.setsBetween}) `) });
const strip = (page: Page) => page.locator('section', { has: heading(page) });
const days = (page: Page) => strip(page).getByRole('listitem');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page gives the range of the year and hides the date field', async ({ page }) => {
    await page.goto(path);
    await expect(heading(page)).toContainText(sunsetWords.setsBetween);
    await expect(days(page).first()).toHaveText(/^\w+ \d+:\d\d to \d+:\d\d pm$/);
    await expect(page.getByLabel(sunsetWords.yourDate)).toBeHidden();
  });
});

test.describe('a visitor in California', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('reads the sunset of the place on the own calendar, then on the chosen day', async ({ page }) => {
    // On the island it is 16 January already.
    await page.clock.setFixedTime(new Date('2027-01-15T20:00:00-08:00'));
    await page.goto(path);
    await heading(page).scrollIntoViewIfNeeded();
    await expect(page.getByText('Friday 15 January 2027')).toBeVisible();
    await expect(page.getByLabel(sunsetWords.yourDate)).toHaveValue('2027-01-15');
    await expect(heading(page)).toHaveText(`${sunsetWords.setsAt} ${sunset('2027-01-15')}`);
    await expect(days(page).first()).toHaveText(`Sat 16 Jan ${sunset('2027-01-16')}`);
    await page.getByLabel(sunsetWords.yourDate).fill('2026-12-21');
    await expect(heading(page)).toHaveText(`${sunsetWords.setsAt} ${sunset('2026-12-21')}`);
    await expect(page.getByText('Monday 21 December 2026')).toBeVisible();
    // Without a day it is today again.
    await page.getByLabel(sunsetWords.yourDate).fill('');
    await expect(days(page).first()).toHaveText(`Sat 16 Jan ${sunset('2027-01-16')}`);
  });
});

test('a day chosen before hydration is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByLabel(sunsetWords.yourDate).fill('2027-01-15');
  release();
  await expect(heading(page)).toHaveText(`${sunsetWords.setsAt} ${sunset('2027-01-15')}`);
  await expect(page.getByLabel(sunsetWords.yourDate)).toHaveValue('2027-01-15');
});

test('a day can be chosen after a link to the page', async ({ page }) => {
  await openReady(page, '/');
  await page.locator('main').getByRole('link', { name: tour.name }).first().click();
  await expect(page).toHaveURL(path);
  await heading(page).scrollIntoViewIfNeeded();
  const day = page.getByLabel(sunsetWords.yourDate);
  await expect(day).toHaveAttribute('type', 'date');
  await expect(day).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await day.fill('2027-01-15');
  await expect(heading(page)).toHaveText(`${sunsetWords.setsAt} ${sunset('2027-01-15')}`);
});

test('the page does not shift when the time arrives, at any width', async ({ page }) => {
  await page.addInitScript(() => {
    const observe = IntersectionObserver.prototype.observe;
    // Delay the observer of the sunset, so that both states can be measured. The observer of the body starts the scripts.
    IntersectionObserver.prototype.observe = function (target) {
      if (target === document.body) observe.call(this, target);
      else addEventListener('arrive', () => observe.call(this, target), { once: true });
    };
  });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, path);
    await expect(heading(page)).toHaveText(/between/);
    const before = await strip(page).boundingBox();
    await page.evaluate(() => dispatchEvent(new Event('arrive')));
    await heading(page).scrollIntoViewIfNeeded();
    await expect(heading(page)).toHaveText(new RegExp(`^${sunsetWords.setsAt} `));
    const after = await strip(page).boundingBox();
    expect(after?.height, String(width)).toBe(before?.height);
  }
});

test('the calculation loads only when the visitor scrolls near it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && readFileSync(join(out, pathname), 'utf8').includes('goldenHour'))
      scripts.push(pathname);
  });
  await page.goto(path);
  await atRest(page);
  expect(scripts).toEqual([]);
  await heading(page).scrollIntoViewIfNeeded();
  await expect(heading(page)).toHaveText(new RegExp(`^${sunsetWords.setsAt} `));
  await expect.poll(() => scripts.length).toBe(1);
});

test('the form says when the sun sets on the chosen day, also after a reload', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00+10:00'));
  await form.open(page, `/contact?type=Tour&tourId=${tour.slug}`);
  await page.getByLabel('Preferred Date').fill('2026-12-21');
  const hint = page.getByText(fill(enquiryHelp.sunset, { time: sunset('2026-12-21') }));
  await expect(hint).toBeVisible();
  await page.reload();
  await expect(hint).toBeVisible();
  await page.getByLabel('Preferred Date').fill('2026-12-22');
  await expect(page.getByText(fill(enquiryHelp.sunset, { time: sunset('2026-12-22') }))).toBeVisible();
  await page.getByLabel('Enquiry Type').selectOption('Boat Hire');
  await expect(page.getByText(fill(enquiryHelp.sunset, { time: sunset('2026-12-22') }))).toHaveCount(0);
});
