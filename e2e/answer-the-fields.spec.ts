import type { Page } from 'playwright/test';
import { contact as contactPage, enquiryErrors as errors } from '../data/contact';
import { enquiryForm } from '../data/enquiry-form';
import { expectPage } from './content';
import { expect, expectSuccess, FAILED, fillIn, openForm, sendButton, test } from './fixtures';

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const contact = (page: Page) => page.getByLabel('Contact Details');
const summary = (page: Page) => page.locator('form').getByRole('alert');

test('sending an empty form focuses a summary that links to each field', async ({ page, emailCalls }) => {
  await openForm(page);
  await page.getByLabel('Message').fill('');
  await page.getByLabel('Enquiry Type').selectOption('Tour');
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('heading')).toHaveText(
    errors.toFix(await summary(page).getByRole('link').count()),
  );
  for (const [link, field] of [
    [errors.name, 'Name'],
    [errors.contactDetails, 'Contact Details'],
    [errors.tourType, 'Tour Type'],
    [errors.message, 'Message'],
  ] as const) {
    await summary(page).getByRole('link', { name: link }).click();
    const control = page.getByLabel(field, { exact: true });
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(`${link}$`));
  }
  await expect(page).toHaveURL('/contact');
  expect(emailCalls).toHaveLength(0);
});

test('the keyboard of a phone has an @ for the contact details, and changes nothing that is typed', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const [attribute, value] of Object.entries({
    inputmode: 'email',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
  }))
    await expect(contact(page)).toHaveAttribute(attribute, value);
});

test('Enquiry Type is required', async ({ page, emailCalls }) => {
  await openForm(page);
  await fillIn(page);
  await page.getByLabel('Enquiry Type').selectOption('');
  await sendButton(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([errors.enquiryType]);
  expect(emailCalls).toHaveLength(0);
});

test('correcting a field removes its message, correcting the last one removes the summary', async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page, { name: '' });
  await contact(page).fill('');
  await page.getByLabel('Enquiry Type').selectOption('');
  await sendButton(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    errors.name,
    errors.contactDetails,
    errors.enquiryType,
  ]);
  await contact(page).fill('0400 000 000');
  await expect(contact(page)).not.toHaveAttribute('aria-invalid');
  await expect(summary(page).getByRole('link')).toHaveCount(2);
  await name(page).fill('K');
  await page.getByLabel('Enquiry Type').selectOption('Boat Hire');
  await expect(summary(page)).toHaveCount(0);
});

test('leaving a field shows a message only when something was typed', async ({ page }) => {
  await openForm(page);
  await name(page).focus();
  await contact(page).focus();
  await expect(name(page)).not.toHaveAttribute('aria-invalid');
  await contact(page).fill('   ');
  await name(page).focus();
  await expect(contact(page)).toHaveAccessibleDescription(new RegExp(`${errors.contactDetails}$`));
  await expect(summary(page)).toHaveCount(0);
  await contact(page).fill('kim@example.com');
  await expect(contact(page)).not.toHaveAttribute('aria-invalid');
});

test('a click on Send right after a wrong answer is not lost', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.getByLabel('Message').fill('   ');
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
});

test('spaces, also zero-width ones, do not count as a name or contact details', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  await fillIn(page);
  for (const blank of ['   ', '\u00a0\u00a0', '\u200b\u200b', '\u2060\u200f']) {
    await test.step(JSON.stringify(blank), async () => {
      await name(page).fill(blank);
      await contact(page).fill(blank);
      await sendButton(page).click();
      await expect(summary(page).getByRole('link')).toHaveText([errors.name, errors.contactDetails]);
      await name(page).fill('Kim');
      await contact(page).fill('0400 000 000');
      await expect(summary(page)).toHaveCount(0);
    });
  }
  expect(emailCalls).toHaveLength(0);
});

test('contact details that are neither telephone nor e-mail get a warning but are accepted', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  await fillIn(page);
  for (const [typed, doubtful] of [
    ['kim', true],
    ['kim@example.com', false],
    ['kim@home', true],
    ['+61 400 000 000', false],
    ['ask at the bakery, 4778 5000', false],
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

test('line breaks and control characters in the name leave the subject one clean line', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  await fillIn(page);
  // The browser removes line breaks from a text field, but not these characters.
  await name(page).evaluate((field: HTMLInputElement) => {
    field.value = 'Kim\u0085Bcc: all@example.com\u0000\u2028\u0007 \u001b[0m';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls[0]?.template_params).toMatchObject({
    subject: 'Boat Hire enquiry from Kim Bcc: all@example.com [0m',
    from_name: 'Kim Bcc: all@example.com [0m',
  });
});

const HOSTILE = `<script>document.title='run'</script>"><img src=x onerror="document.title='run'">{{var}}\${1+1}`;

test('markup and template syntax stay plain text in the form and in the e-mail', async ({
  page,
  emailCalls,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 500/);
  await page.route(
    'https://api.emailjs.com/**',
    (route) => route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
    { times: 1 },
  );
  await openForm(page);
  await fillIn(page, { name: HOSTILE, message: HOSTILE });
  await contact(page).fill(HOSTILE);
  await sendButton(page).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls[1]?.template_params).toMatchObject({
    from_name: HOSTILE,
    contact_details: HOSTILE,
    message: HOSTILE,
    subject: `Boat Hire enquiry from ${HOSTILE}`,
  });
  await expectPage(page, '/contact');
});

test('every kind of character arrives as it was typed', async ({ page, emailCalls }) => {
  await openForm(page);
  for (const [kind, words] of [
    ['emoji', '👩‍👩‍👧‍👦🐢 7️⃣'],
    ['right-to-left', 'مرحبا بكم في الجزيرة'],
    ['combining marks', 'Z̤͔a̴l̶g̷o Ame\u0301lie'],
    ['line breaks', 'one\ntwo\n\nthree'],
    ['10,000 lines', 'x\n'.repeat(9_999)],
  ] as const) {
    await test.step(kind, async () => {
      await fillIn(page);
      // Set the whole text at once: the browser needs half a minute to type 10,000 lines.
      await page.getByLabel('Message').evaluate((field: HTMLTextAreaElement, words) => {
        field.value = words;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, words);
      await sendButton(page).click();
      await expectSuccess(page);
      expect(emailCalls.at(-1)?.template_params.message).toBe(words);
    });
  }
});

test('a message of 100 kB is refused with its limit before sending, and kept', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  await fillIn(page, { message: 'words '.repeat(16_667).slice(0, 100_000) });
  await sendButton(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([errors.messageTooLong('100,000', '40,000')]);
  expect(emailCalls).toHaveLength(0);
  expect((await page.getByLabel('Message').inputValue()).length).toBe(100_000);
});

test('a very long name is refused with its limit', async ({ page, emailCalls }) => {
  await openForm(page);
  await fillIn(page, { name: 'x'.repeat(60_000) });
  await sendButton(page).click();
  await expect(summary(page)).toBeVisible();
  expect(emailCalls).toHaveLength(0);
});

test('the fields tell the browser and the keyboard what they are for', async ({ page }) => {
  await openForm(page);
  await expect(name(page)).toHaveAttribute('autocomplete', 'name');
  await expect(name(page)).toHaveAttribute('enterkeyhint', 'next');
  await expect(contact(page)).toHaveAttribute('autocomplete', /email|tel/);
  await expect(contact(page)).toHaveAttribute('inputmode', 'email');
  const main = page.getByRole('main');
  await expect(main.getByText(contactPage.privacy.text)).toBeVisible();
  await expect(main.getByRole('link', { name: contactPage.privacy.link })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test('the form sends when an extension added controls of the same names', async ({ page, emailCalls }) => {
  await openForm(page);
  await page.evaluate(() => {
    for (const name of ['name', 'preferredDate', 'enquiryType', 'message']) {
      const second = document.createElement('input');
      second.name = name;
      document.querySelector('form')?.prepend(second);
    }
  });
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls[0]?.template_params).toMatchObject({
    from_name: 'Kim Nguyen',
    enquiry_type: 'Boat Hire',
  });
});

test('39,000 quotation marks are refused before sending, not after it', async ({ page, emailCalls }) => {
  await openForm(page);
  await fillIn(page, { message: '"'.repeat(39_000) });
  await sendButton(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([errors.messageTooLong('39,000', '20,000')]);
  expect(emailCalls).toHaveLength(0);
});
