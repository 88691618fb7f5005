import type { Page } from 'playwright/test';
import { enquiryFields, formTexts } from '../site/enquiry-fields';
import { enquiryHelp } from '../site/enquiry-help';
import { enquiryOutcome } from '../site/enquiry-outcome';
import { sampleEnquiry } from '../site/sample-enquiry';
import { EMAIL_SERVICE, type EmailCall, expect, expectEvent, holdBack } from './fixtures';

// The form of the contact page.

/** These two sentences are fixed (docs/behaviour.md, 4.6 and 4.7). */
export const SENT = 'Message sent successfully!';
export const FAILED = 'Failed to send message. Please try again.';

/** Opens the contact page and waits until its form works. */
export async function open(page: Page, address = '/contact') {
  await page.goto(address);
  await expect(sendButton(page)).toBeEnabled();
}

export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send/ });
/** The result of sending: the last part of the form that can be focused by script only. */
export const status = (page: Page) => page.locator('form [tabindex="-1"]').last();
/** A field of the form. (The label of an optional field says that too.) */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`));
/** The errors of the form, above it. */
export const errorSummary = (page: Page) => page.locator('form').getByRole('alert');

/** A complete, valid enquiry, by the labels of its fields. */
export const ENQUIRY = Object.fromEntries(
  enquiryFields.flatMap(({ name, label }) => (sampleEnquiry[name] ? [[label, sampleEnquiry[name]]] : [])),
) as Record<'Name' | 'Contact Details' | 'Enquiry Type' | 'Message', string>;

/** Fills in the sample enquiry, or one that differs from it. */
export async function fillIn(page: Page, { name = ENQUIRY.Name, message = ENQUIRY.Message } = {}) {
  for (const [label, value] of Object.entries({ ...ENQUIRY, Name: name, Message: message })) {
    const control = field(page, label);
    // A person focuses the field first, then replaces its text.
    await control.focus();
    if (label === 'Enquiry Type') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Expects these values in the fields of the form, by their labels. */
export async function expectFields(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value);
}

/** Fills in an enquiry and presses Send. */
export async function send(page: Page, words?: Parameters<typeof fillIn>[1]) {
  await fillIn(page, words);
  await sendButton(page).click();
}

/**
 * Sends an enquiry from the contact page and holds the response of the e-mail service.
 * @param code the status of the response
 * @returns a function that releases the response
 */
export async function sendAndHold(page: Page, emails: readonly EmailCall[], code = 200) {
  await page.route(EMAIL_SERVICE, (route) => route.fulfill({ status: code }));
  const release = await holdBack(page, EMAIL_SERVICE);
  await open(page);
  await send(page);
  await expect.poll(() => emails.length).toBe(1);
  return release;
}

/**
 * Expects that sending failed: the form says so, keeps every word, can be sent again and offers other ways to ask. Analytics
 * records the failure.
 * @param label what analytics records of it; null where analytics cannot record yet, for example offline
 */
export async function expectFailure(page: Page, label: unknown = expect.any(String)) {
  await expect(status(page)).toHaveText(FAILED);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toHaveText('Send Enquiry');
  await expectFields(page, ENQUIRY);
  for (const way of [enquiryOutcome.byEmail, enquiryHelp.fallbackContacts.call])
    await expect(page.getByRole('link', { name: way })).toBeVisible();
  if (label)
    await expectEvent(page, { name: 'enquiry_error', event_category: 'enquiry', event_label: label });
}

/** Expects that the enquiry was sent: the form says so and holds its template again. */
export async function expectSuccess(page: Page) {
  await expect(status(page)).toHaveText(SENT);
  await expectFields(page, { Name: '', Message: formTexts.messageTemplate });
  await expect(sendButton(page)).toBeEnabled();
}
