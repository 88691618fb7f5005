import type { Page } from 'playwright/test';
import { enquiryErrors } from '../site/enquiry/errors';
import { expect, holdScripts, test } from './fixtures';
import * as form from './form';

const date = (page: Page) => form.field(page, 'Preferred Date');

test.describe('far from the harbour', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test('4.4 dates from today to one year ahead can be chosen and are sent', async ({
    page,
    emails,
  }) => {
    // The visitor's own day is not the day in UTC.
    await page.clock.setFixedTime('2027-03-10T05:00:00Z');
    await form.open(page);
    for (const [day, inWords] of [
      ['2027-03-09', 'Tuesday 9 March 2027'],
      ['2028-03-09', 'Thursday 9 March 2028'],
    ] as const) {
      await form.send(page, { 'Preferred Date': day });
      await form.expectSuccess(page);
      expect(emails.at(-1)?.preferred_date).toBe(inWords);
    }
  });
});

test('4.4 a date field that was pressed before the scripts loaded gets its range', async ({
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
  await form.fillIn(page);
  await expect(date(page)).toHaveAttribute('min', '2027-03-11');
});

test('4.4 a day outside that range and half a date are refused at the field', async ({
  page,
  emails,
}) => {
  await page.clock.setFixedTime('2027-03-10T09:00:00+10:00');
  await form.open(page);
  const outside = enquiryErrors.dateOutside(
    'Wednesday 10 March 2027',
    'Friday 10 March 2028',
  );
  await form.send(page, { 'Preferred Date': '2027-03-09' });
  await expect(form.errorSummary(page).getByRole('link')).toHaveText([outside]);
  await expect(date(page)).toHaveAccessibleDescription(outside);
  await expect(date(page)).toHaveValue('2027-03-09');
  await date(page).fill('');
  await expect(form.errorSummary(page)).toHaveCount(0);
  await date(page).focus();
  await page.keyboard.type('03');
  await form.sendButton(page).click();
  await expect(date(page)).toHaveAccessibleDescription(enquiryErrors.halfDate);
  await expect(form.field(page, 'Name')).toHaveValue('Kim Nguyen');
  expect(emails).toHaveLength(0);
});
