import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { home, tourPage } from '../site/content/texts';
import { enquiryHelp } from '../site/enquiry/help';
import { dateInWords } from '../site/words/calendar-day';
import { fill } from '../site/words/fill';
import { previewPages } from '../tools/preview/outbox';
import { serveFolder } from '../tools/shared/serve';
import { filledDays } from '../tools/testing/filled-facts';
import { previewOut } from './built-pages';
import { firstTour } from './content';
import { expect, PHONE, test } from './fixtures';
import * as form from './form';

let preview: Awaited<ReturnType<typeof serveFolder>>;
let outbox: string;
test.beforeAll(async () => {
  outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
  preview = await serveFolder(previewOut, 0, previewPages(outbox));
});
test.afterAll(async () => {
  await preview.close();
  rmSync(outbox, { recursive: true });
});

// Which days are full is in components/enquiry/date-hints.test.tsx.
test('4.17, 7.7 on a preview a full day is booked, and read', async ({
  page,
  emails,
  allowedMessages,
}) => {
  // The frame of the e-mail refuses every script, also that of the test's
  // clock.
  allowedMessages.push(/Blocked script execution in 'about:srcdoc'/);
  const [{ day, lastDay }] = filledDays;
  const { slug, name } = firstTour;
  await page.clock.setFixedTime(`${day}T09:00:00+10:00`);
  await page.setViewportSize(PHONE);
  await page.goto(preview.url);
  await expect(page.getByText('This is a preview')).toBeVisible();
  const lines = await page.getByLabel('Preview').evaluate((bar) => {
    // About as wide as the widest typeface of a phone.
    bar.style.letterSpacing = '0.08em';
    return (
      bar.clientHeight / Number.parseFloat(getComputedStyle(bar).lineHeight)
    );
  });
  expect(lines, 'lines of the bar').toBeLessThan(3);
  await page
    .getByRole('link', {
      name: `${home.tours.more} ${fill(home.tours.about, { name })}`,
    })
    .click();
  await page.getByRole('link', { name: tourPage.book }).click();
  await expect(form.sendButton(page)).toBeEnabled();
  await form.fillIn(page, {
    'Enquiry Type': 'Tour',
    'Tour Type': slug,
    'Preferred Date': lastDay,
  });
  const fullDay = dateInWords(lastDay, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const hint = fill(enquiryHelp.fullDay.tour, { tour: name, day: fullDay });
  await expect(
    page.getByRole('status').filter({ hasText: hint }),
  ).toBeVisible();
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  expect(emails).toEqual([]);

  await page.goto(`${preview.url}/outbox`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'Tour enquiry from Kim Nguyen',
  );
  const email = page.frameLocator('iframe');
  for (const words of [
    'Is there room on Saturday?',
    '0400 000 000',
    dateInWords(lastDay),
  ])
    await expect(email.getByText(words).first()).toBeVisible();
});
