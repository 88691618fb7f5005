import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { sunsetTexts } from '../site/content/client-texts';
import { tours } from '../site/content/tours';
import { enquiryHelp } from '../site/enquiry/help';
import { tourAddress } from '../site/facts/tour-address';
import { fill } from '../site/words/fill';
import { out } from './built-pages';
import {
  atRest,
  expect,
  holdBack,
  holdScripts,
  openReady,
  test,
} from './fixtures';
import * as form from './form';

// The calculation is in components/shared/sunset/sunset-time.test.ts.
const sunsetTours = tours.filter(({ sunsetTimes }) => sunsetTimes);
const chunks = join(out, '_next/static/chunks');

const TIME = String.raw`\d+:\d\d pm`;
const setsAt = new RegExp(`^${sunsetTexts.setsAt} ${TIME}$`);
const heading = (page: Page) =>
  page.getByRole('heading', {
    name: new RegExp(`^(${sunsetTexts.setsAt}|${sunsetTexts.setsBetween}) `),
  });
const strip = (page: Page) => page.locator('section', { has: heading(page) });
const date = (page: Page) => page.getByLabel(sunsetTexts.yourDate);

// The visitor is in California.
test.use({ timezoneId: 'America/Los_Angeles' });

for (const tour of sunsetTours)
  test.describe(tour.name, () => {
    const path = tourAddress(tour.slug);

    test('3.3 a visitor reads the sunset on the own calendar, then on the chosen day, and nothing shifts', async ({
      page,
    }) => {
      const calculation = readdirSync(chunks).find((name) =>
        readFileSync(join(chunks, name), 'utf8').includes('goldenHour'),
      );
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      // On the island it is 16 January already.
      await page.clock.setFixedTime(new Date('2027-01-15T20:00:00-08:00'));
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const release = await holdBack(page, `**/${calculation}*`);
        await openReady(page, path);
        await atRest(page);
        expect(scripts.join()).not.toContain(calculation);
        await heading(page).scrollIntoViewIfNeeded();
        const before = await strip(page).boundingBox();
        release();
        await expect(heading(page)).toHaveText(setsAt);
        expect((await strip(page).boundingBox())?.height).toBe(before?.height);
        scripts.splice(0);
      }
      await expect(date(page)).toHaveValue('2027-01-15');
      // Without a day it is today again.
      for (const [day, words] of [
        ['2027-01-15', 'Friday 15 January 2027'],
        ['2026-12-21', 'Monday 21 December 2026'],
        ['', 'Friday 15 January 2027'],
      ] as const) {
        if (day !== '2027-01-15') await date(page).fill(day);
        await expect(strip(page).getByText(words)).toBeVisible();
        await expect(heading(page)).toHaveText(setsAt);
      }

      // A day chosen before hydration is kept.
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await date(page).fill('2026-12-21');
      release();
      await expect(
        strip(page).getByText('Monday 21 December 2026'),
      ).toBeVisible();
      await expect(heading(page)).toHaveText(setsAt);
      await expect(date(page)).toHaveValue('2026-12-21');
    });

    test('3.3 the form says when the sun sets on the chosen day, also after a reload', async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date('2026-11-21T09:00:00+10:00'));
      await form.open(page, `/contact?type=Tour&tourId=${tour.slug}`);
      await form.field(page, 'Preferred Date').fill('2026-12-21');
      const hint = page.getByText(
        new RegExp(fill(enquiryHelp.sunset, { time: TIME })),
      );
      await expect(hint).toBeVisible();
      const inSummer = (await hint.textContent()) ?? '';
      await page.reload();
      await expect(hint).toHaveText(inSummer);
      await form.field(page, 'Preferred Date').fill('2027-06-21');
      await expect(hint).not.toHaveText(inSummer);
      await form.field(page, 'Enquiry Type').selectOption('Boat Hire');
      await expect(hint).toHaveCount(0);
    });
  });
