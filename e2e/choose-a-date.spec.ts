import { enquiryErrors } from '../site/enquiry/errors';
import { expect, holdScripts, test } from './fixtures';
import * as form from './form';

// The visitor's day is neither the harbour's nor the one in UTC.
test.use({ timezoneId: 'Pacific/Honolulu' });

test('4.4 dates from today to one year ahead are sent, others and half a date refused', async ({
  page,
  emails,
}) => {
  await page.clock.setFixedTime('2027-03-08T23:55:00-10:00');
  const date = form.field(page, 'Preferred Date');
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await date.focus();
  release();
  await expect(date).toHaveAttribute('min', '2027-03-08');
  await expect(date).toHaveAttribute('max', '2028-03-08');
  await page.clock.setFixedTime('2027-03-09T00:05:00-10:00');
  await form.fillIn(page);
  await expect(date).toHaveAttribute('min', '2027-03-09');

  const outside = enquiryErrors.dateOutside(
    'Tuesday 9 March 2027',
    'Thursday 9 March 2028',
  );
  await date.fill('2027-03-08');
  await form.sendButton(page).click();
  await expect(form.errorSummary(page).getByRole('link')).toHaveText([outside]);
  await expect(date).toHaveAccessibleDescription(outside);
  await expect(date).toHaveValue('2027-03-08');
  await date.fill('');
  await expect(form.errorSummary(page)).toHaveCount(0);
  await date.focus();
  await page.keyboard.type('03');
  await form.sendButton(page).click();
  await expect(date).toHaveAccessibleDescription(enquiryErrors.halfDate);
  await form.expectFields(page, form.ENQUIRY);
  expect(emails).toHaveLength(0);

  for (const [day, inWords] of [
    ['2027-03-09', 'Tuesday 9 March 2027'],
    ['2028-03-09', 'Thursday 9 March 2028'],
  ] as const) {
    await form.send(page, { 'Preferred Date': day });
    await form.expectSuccess(page);
    expect(emails.at(-1)?.preferred_date).toBe(inWords);
  }
});
