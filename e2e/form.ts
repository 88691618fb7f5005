import type { Page } from 'playwright/test';
import { enquiryFields, formTexts } from '../site/enquiry/fields';
import { enquiryHelp } from '../site/enquiry/help';
import { enquiryOutcome } from '../site/enquiry/outcome';
import { sampleEnquiry } from '../tools/testing/sample-enquiry';
import { EMAIL_SERVICE, expect, expectEvent, holdBack } from './fixtures';

export const { sent: SENT, failed: FAILED } = enquiryOutcome;

export async function open(page: Page, address = '/contact') {
  await page.goto(address);
  await expect(sendButton(page)).toBeEnabled();
}

export const sendButton = (page: Page) => page.locator('form [type=submit]');
/** The result: the last part of the form that only a script can focus. */
export const status = (page: Page) =>
  page.locator('form [tabindex="-1"]').last();
/** A field of the form. (The label of an optional field says that too.) */
export const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}`));
export const errorSummary = (page: Page) =>
  page.locator('form').getByRole('alert');

export const badge = (page: Page) => page.getByText('protected by reCAPTCHA');

/** A complete, valid enquiry, by the labels of its fields. */
export const ENQUIRY = Object.fromEntries(
  enquiryFields.flatMap(({ name, label }) =>
    sampleEnquiry[name] ? [[label, sampleEnquiry[name]]] : [],
  ),
) as Record<'Name' | 'Contact Details' | 'Enquiry Type' | 'Message', string>;

export async function fillIn(page: Page, values: Record<string, string> = {}) {
  const all: Record<string, string> = { ...ENQUIRY, ...values };
  for (const { label, control } of enquiryFields) {
    const value = all[label];
    if (value === undefined) continue;
    // A person focuses the field first, then replaces its text.
    await field(page, label).focus();
    if (control === 'choice') await field(page, label).selectOption(value);
    else await field(page, label).fill(value);
  }
}

export async function expectFields(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await expect(field(page, label)).toHaveValue(value);
}

export async function send(page: Page, values?: Record<string, string>) {
  await fillIn(page, values);
  await sendButton(page).click();
}

/** @returns what releases the answer of the e-mail service */
export async function sendAndHold(
  page: Page,
  emails: readonly unknown[],
  code = 200,
) {
  await page.route(EMAIL_SERVICE, (route) => route.fulfill({ status: code }));
  const release = await holdBack(page, EMAIL_SERVICE);
  await open(page);
  await send(page);
  await expect.poll(() => emails.length).toBe(1);
  return release;
}

/** @param label what analytics records; null where it cannot */
export async function expectFailure(
  page: Page,
  label: unknown = expect.any(String),
) {
  await expect(status(page)).toHaveText(FAILED);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toHaveText(formTexts.send);
  await expectFields(page, ENQUIRY);
  for (const way of [enquiryOutcome.byEmail, enquiryHelp.fallbackContacts.call])
    await expect(page.getByRole('link', { name: way })).toBeVisible();
  if (label)
    await expectEvent(page, {
      name: 'enquiry_error',
      event_category: 'enquiry',
      event_label: label,
    });
}

export async function expectSuccess(page: Page) {
  await expect(status(page)).toHaveText(SENT);
  await expectFields(page, { Name: '', Message: formTexts.messageTemplate });
  await expect(sendButton(page)).toBeEnabled();
}
