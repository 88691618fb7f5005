import type { Page } from 'playwright/test';
import { enquiryErrors as errors } from '../data/contact';
import { enquiryForm } from '../data/enquiry-form';
import { expectPage } from './content';
import { errorSummary, expect, expectSuccess, field, fillIn, openForm, sendButton, test } from './fixtures';

test('sending an empty form focuses a summary that links to each field, until each is corrected', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  await field(page, 'Message').fill('');
  await sendButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  const wrong = [
    [errors.name, 'Name'],
    [errors.contactDetails, 'Contact Details'],
    [errors.enquiryType, 'Enquiry Type'],
    [errors.message, 'Message'],
  ] as const;
  await expect(errorSummary(page).getByRole('heading')).toHaveText(errors.toFix(wrong.length));
  await expect(errorSummary(page).getByRole('link')).toHaveText(wrong.map(([error]) => error));
  for (const [link, label] of wrong) {
    await errorSummary(page).getByRole('link', { name: link }).click();
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${link}$`));
  }
  await expect(page).toHaveURL('/contact');

  await field(page, 'Enquiry Type').selectOption('Tour');
  await expect(field(page, 'Enquiry Type')).not.toHaveAttribute('aria-invalid');
  await expect(errorSummary(page).getByRole('link')).toHaveCount(3);
  await sendButton(page).click();
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    errors.name,
    errors.contactDetails,
    errors.tourType,
    errors.message,
  ]);
  await fillIn(page);
  await expect(errorSummary(page)).toHaveCount(0);
  expect(emailCalls).toHaveLength(0);
});

test('leaving a field shows a message only when something was typed, be it spaces; doubtful contact details are accepted', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  const contact = field(page, 'Contact Details');
  await field(page, 'Name').focus();
  await contact.focus();
  await expect(contact).toBeFocused();
  await contact.fill('   ');
  await field(page, 'Name').focus();
  await expect(contact).toHaveAccessibleDescription(new RegExp(`${errors.contactDetails}$`));
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid');
  await expect(errorSummary(page)).toHaveCount(0);

  await fillIn(page);
  for (const [typed, hint] of [
    ['kim@example.com', enquiryForm.contactHint],
    ['12345', enquiryForm.contactDoubt],
  ] as const) {
    await contact.fill(typed);
    await contact.blur();
    await expect(contact).not.toHaveAttribute('aria-invalid');
    await expect(contact).toHaveAccessibleDescription(hint);
  }
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls[0]?.template_params.contact_details).toBe('12345');
});

/** Imitates Safari on a Mac: a pressed button takes the focus from a field, and does not get it. */
const buttonsWithoutFocus = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('mousedown', (event) => {
      if (!(event.target as Element).closest('button')) return;
      event.preventDefault();
      (document.activeElement as HTMLElement).blur();
    }),
  );

for (const [where, prepare] of [
  ['', () => {}],
  [', also where a button takes no focus', buttonsWithoutFocus],
] as const) {
  test(`nothing moves between the press on Send and its release${where}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await prepare(page);
    for (const spoil of [
      () => field(page, 'Message').fill('   '),
      async () => {
        await field(page, 'Preferred Date').focus();
        await page.keyboard.type('03');
      },
      () => field(page, 'Contact Details').fill('kim'),
    ]) {
      await openForm(page);
      await page.evaluate(() => document.querySelector('form')?.reset());
      await fillIn(page, { name: '' });
      await spoil();
      await sendButton(page).scrollIntoViewIfNeeded();
      const box = await sendButton(page).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
      await page.mouse.down();
      // Give a message the time to appear.
      await page.waitForTimeout(100);
      expect(await sendButton(page).boundingBox()).toEqual(box);
      await page.mouse.up();
      await expect(errorSummary(page)).toBeFocused();
    }
  });
}

const HOSTILE = `<script>document.title='run'</script>"><img src=x onerror="document.title='run'">{{var}}\${1+1}`;

test('markup, template syntax and control characters stay plain text in the form and in the e-mail, and a message arrives as it was typed', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  await fillIn(page, { name: `Kim\u0085Bcc: all@example.com\u0007 ${HOSTILE}` });
  await field(page, 'Contact Details').fill(HOSTILE);
  const message = `${HOSTILE}👩‍👩‍👧‍👦🐢 7️⃣ مرحبا بكم في الجزيرة Z̤͔a̴l̶g̷o Ame\u0301lie\n\n${'x\n'.repeat(9_000)}`;
  // Set the whole text at once: the browser needs half a minute to type 9,000 lines.
  await field(page, 'Message').evaluate((area: HTMLTextAreaElement, words) => {
    area.value = words;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, message);
  await sendButton(page).click();
  await expectSuccess(page);
  const oneLine = `Kim Bcc: all@example.com ${HOSTILE}`;
  expect(emailCalls[0]?.template_params).toMatchObject({
    from_name: oneLine,
    contact_details: HOSTILE,
    message,
    subject: `Boat Hire enquiry from ${oneLine}`,
  });
  await expectPage(page, '/contact');
});
