import type { Page } from 'playwright/test';
import { enquiryErrors as errors } from '../data/contact';
import { enquiryForm } from '../data/enquiry-form';
import { expectPage } from './content';
import { expect, expectSuccess, fillIn, openForm, sendButton, test } from './fixtures';

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const contact = (page: Page) => page.getByLabel('Contact Details');
const summary = (page: Page) => page.locator('form').getByRole('alert');

test('sending an empty form focuses a summary that links to each field, until each is corrected', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  await page.getByLabel('Message').fill('');
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
  const wrong = [
    [errors.name, 'Name'],
    [errors.contactDetails, 'Contact Details'],
    [errors.enquiryType, 'Enquiry Type'],
    [errors.message, 'Message'],
  ] as const;
  await expect(summary(page).getByRole('heading')).toHaveText(errors.toFix(wrong.length));
  await expect(summary(page).getByRole('link')).toHaveText(wrong.map(([error]) => error));
  for (const [link, field] of wrong) {
    await summary(page).getByRole('link', { name: link }).click();
    const control = page.getByLabel(field, { exact: true });
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(`${link}$`));
  }
  await expect(page).toHaveURL('/contact');

  await page.getByLabel('Enquiry Type').selectOption('Tour');
  await expect(page.getByLabel('Enquiry Type')).not.toHaveAttribute('aria-invalid');
  await expect(summary(page).getByRole('link')).toHaveCount(3);
  await sendButton(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    errors.name,
    errors.contactDetails,
    errors.tourType,
    errors.message,
  ]);
  await fillIn(page);
  await expect(summary(page)).toHaveCount(0);
  expect(emailCalls).toHaveLength(0);
});

test('leaving a field shows a message only when something was typed, be it spaces', async ({ page }) => {
  await openForm(page);
  await name(page).focus();
  await contact(page).focus();
  await expect(contact(page)).toBeFocused();
  await contact(page).fill('   ');
  await name(page).focus();
  await expect(contact(page)).toHaveAccessibleDescription(new RegExp(`${errors.contactDetails}$`));
  await expect(name(page)).not.toHaveAttribute('aria-invalid');
  await expect(summary(page)).toHaveCount(0);
  await contact(page).fill('kim@example.com');
  await expect(contact(page)).not.toHaveAttribute('aria-invalid');
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
    await openForm(page);
    for (const spoil of [
      () => page.getByLabel('Message').fill('   '),
      async () => {
        await page.getByLabel('Preferred Date').focus();
        await page.keyboard.type('03');
      },
      () => contact(page).fill('kim'),
    ]) {
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
      await expect(summary(page)).toBeFocused();
      await page.reload();
      await expect(sendButton(page)).toBeEnabled();
      await page.evaluate(() => document.querySelector('form')?.reset());
    }
  });
}

test('contact details that are neither telephone nor e-mail get a warning but are accepted', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  await fillIn(page);
  for (const [typed, doubtful] of [
    ['kim@example.com', false],
    ['12345', true],
  ] as const) {
    await contact(page).fill(typed);
    await contact(page).blur();
    await expect(contact(page)).toHaveAccessibleDescription(
      doubtful ? enquiryForm.contactDoubt : enquiryForm.contactHint,
    );
  }
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls[0]?.template_params.contact_details).toBe('12345');
});

const HOSTILE = `<script>document.title='run'</script>"><img src=x onerror="document.title='run'">{{var}}\${1+1}`;

test('markup, template syntax and control characters stay plain text in the form and in the e-mail, and a message arrives as it was typed', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  await fillIn(page, { name: `Kim\u0085Bcc: all@example.com\u0007 ${HOSTILE}` });
  await contact(page).fill(HOSTILE);
  const message = `${HOSTILE}👩‍👩‍👧‍👦🐢 7️⃣ مرحبا بكم في الجزيرة Z̤͔a̴l̶g̷o Ame\u0301lie\n\n${'x\n'.repeat(9_000)}`;
  // Set the whole text at once: the browser needs half a minute to type 9,000 lines.
  await page.getByLabel('Message').evaluate((field: HTMLTextAreaElement, words) => {
    field.value = words;
    field.dispatchEvent(new Event('input', { bubbles: true }));
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
