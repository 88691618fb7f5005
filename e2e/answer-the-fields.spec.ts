import { enquiryErrors as errors } from '../site/enquiry/errors';
import { enquiryFields, formTexts } from '../site/enquiry/fields';
import { expect, PHONE, test } from './fixtures';
import * as form from './form';

test('4.3 sending an empty form focuses a summary that links to each field', async ({
  page,
  emails,
}) => {
  await form.open(page);
  await form.field(page, 'Message').fill('');
  await form.sendButton(page).click();
  const summary = form.errorSummary(page);
  const links = summary.getByRole('link');
  await expect(summary).toBeFocused();
  const required = enquiryFields.filter(({ optional }) => !optional);
  const wrong = required.filter(({ onlyFor }) => !onlyFor);
  await expect(summary.getByRole('heading')).toHaveText(
    errors.toFix(wrong.length),
  );
  await expect(links).toHaveText(wrong.map(({ error }) => String(error)));
  for (const [index, { error, label }] of wrong.entries()) {
    await links.nth(index).click();
    await expect(form.field(page, label)).toBeFocused();
    await expect(form.field(page, label)).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(form.field(page, label)).toHaveAccessibleDescription(
      new RegExp(`${error}$`),
    );
  }
  await expect(page).toHaveURL('/contact');

  const type = form.field(page, 'Enquiry Type');
  await type.selectOption('Tour');
  await expect(type).not.toHaveAttribute('aria-invalid');
  await expect(links).toHaveCount(wrong.length - 1);
  await form.sendButton(page).click();
  const others = required.filter(({ name }) => name !== 'enquiryType');
  await expect(links).toHaveText(others.map(({ error }) => String(error)));
  await form.fillIn(page);
  await expect(summary).toHaveCount(0);
  expect(emails).toHaveLength(0);

  // Leaving a field shows a message only after typing, be it spaces.
  await form.field(page, 'Name').fill('');
  await page.reload();
  await expect(form.sendButton(page)).toBeEnabled();
  const contact = form.field(page, 'Contact Details');
  await form.field(page, 'Name').focus();
  await contact.fill('   ');
  await form.field(page, 'Name').focus();
  await expect(contact).toHaveAccessibleDescription(
    new RegExp(`${errors.contactDetails}$`),
  );
  await expect(form.field(page, 'Name')).not.toHaveAttribute('aria-invalid');
  await expect(form.errorSummary(page)).toHaveCount(0);

  await form.fillIn(page);
  for (const [typed, hint] of [
    ['kim@example.com', formTexts.contactHint],
    ['12345', formTexts.contactDoubt],
  ] as const) {
    await contact.fill(typed);
    await contact.blur();
    await expect(contact).not.toHaveAttribute('aria-invalid');
    await expect(contact).toHaveAccessibleDescription(hint);
  }
  await form.sendButton(page).click();
  await form.expectSuccess(page);
  expect(emails[0]?.contact_details).toBe('12345');
});

test('4.3 nothing moves between the press on Send and its release', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const [label, keys, takesFocus] of [
    ['Message', '   ', true],
    ['Message', '   '],
    ['Preferred Date', '03'],
    ['Contact Details', 'kim'],
  ] as const) {
    await form.open(page);
    // As in Safari on a Mac: a pressed button takes the focus from a field, and
    // does not get it.
    if (!takesFocus)
      await form.sendButton(page).evaluate((button) =>
        button.addEventListener('mousedown', (event) => {
          event.preventDefault();
          (document.activeElement as HTMLElement).blur();
        }),
      );
    await form.fillIn(page, { Name: '', [label]: '' });
    await form.field(page, label).focus();
    await page.keyboard.type(keys);
    await form.sendButton(page).scrollIntoViewIfNeeded();
    const box = await form.sendButton(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    // A message would appear in the next frame.
    await page.evaluate(
      () =>
        new Promise((drawn) =>
          requestAnimationFrame(() => requestAnimationFrame(drawn)),
        ),
    );
    expect(await form.sendButton(page).boundingBox()).toEqual(box);
    await page.mouse.up();
    await expect(form.errorSummary(page)).toBeFocused();
  }
});
