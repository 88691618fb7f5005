import type { Page } from 'playwright/test';
import { enquiryErrors } from '../data/contact';
import { expect, expectSuccess, fillIn, holdScripts, openForm, sendButton, test } from './fixtures';

const date = (page: Page) => page.getByLabel('Preferred Date');

for (const [zone, moment, first, last] of [
  ['Australia/Brisbane', '2027-03-10T05:00:00+10:00', '2027-03-10', '2028-03-10'],
  ['Pacific/Honolulu', '2027-03-10T05:00:00Z', '2027-03-09', '2028-03-09'],
  ['Pacific/Kiritimati', '2027-03-10T12:00:00Z', '2027-03-11', '2028-03-11'],
  ['America/New_York', '2027-03-14T23:30:00-04:00', '2027-03-14', '2028-03-14'],
  ['Australia/Brisbane', '2027-12-31T23:59:00+10:00', '2027-12-31', '2028-12-31'],
  ['Australia/Brisbane', '2028-02-29T09:00:00+10:00', '2028-02-29', '2029-02-28'],
  // This day is more than 400 days after the build.
  ['Australia/Brisbane', '2029-05-20T09:00:00+10:00', '2029-05-20', '2030-05-20'],
] as const) {
  test.describe(`${zone}, ${moment}`, () => {
    test.use({ timezoneId: zone });

    test('dates from today to one year ahead can be chosen, and the chosen day is sent', async ({
      page,
      emailCalls,
    }) => {
      await page.clock.setFixedTime(moment);
      await openForm(page);
      await date(page).focus();
      await expect(date(page)).toHaveAttribute('min', first);
      await expect(date(page)).toHaveAttribute('max', last);
      for (const day of [first, last]) {
        await fillIn(page);
        await date(page).fill(day);
        await sendButton(page).click();
        await expectSuccess(page);
        const words = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-AU', {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        });
        expect(emailCalls.at(-1)?.template_params.preferred_date).toBe(words.replace(',', ''));
      }
      expect(emailCalls).toHaveLength(2);
    });
  });
}

test('a date field that was pressed before the scripts loaded gets its range, and the form keeps it up to date', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-03-10T23:55:00+10:00');
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await date(page).focus();
  release();
  await expect(date(page)).toHaveAttribute('min', '2027-03-10');
  await expect(date(page)).toHaveAttribute('max', '2028-03-10');
  await page.clock.setFixedTime('2027-03-11T00:05:00+10:00');
  await fillIn(page);
  await expect(date(page)).toHaveAttribute('min', '2027-03-11');
});

test('a day outside that range is refused at the field, and the form keeps what was typed', async ({
  page,
  emailCalls,
}) => {
  await page.clock.setFixedTime('2027-03-10T09:00:00+10:00');
  await openForm(page);
  await fillIn(page);
  const words = enquiryErrors.dateOutside('Wednesday 10 March 2027', 'Friday 10 March 2028');
  const summary = page.locator('form').getByRole('alert');
  for (const day of [
    '2027-03-09',
    '2028-03-11',
    '0001-04-03',
    '9999-04-03',
    '120270-04-03',
    '202704-03-01',
  ]) {
    await test.step(day, async () => {
      await date(page).fill(day);
      await sendButton(page).click();
      await expect(summary.getByRole('link')).toHaveText([words]);
      await expect(date(page)).toHaveAccessibleDescription(words);
      await expect(date(page)).toHaveValue(day);
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
      await date(page).fill('2027-04-03');
      await expect(summary).toHaveCount(0);
    });
  }
  expect(emailCalls).toHaveLength(0);
  await sendButton(page).click();
  await expectSuccess(page);
});

test('half a date is refused at the field', async ({ page, emailCalls }) => {
  await openForm(page);
  await fillIn(page);
  await date(page).focus();
  await page.keyboard.type('03');
  await sendButton(page).click();
  await expect(date(page)).toHaveAccessibleDescription(enquiryErrors.halfDate);
  expect(emailCalls).toHaveLength(0);
});
