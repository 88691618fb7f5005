import type { Page } from 'playwright/test';
import { formTexts } from '../site/enquiry/fields';
import { enquiryOutcome } from '../site/enquiry/outcome';
import { textAddress } from '../site/facts/contact';
import { footerLink } from './content';
import { blockStorage, expect, test } from './fixtures';
import * as form from './form';

test('4.6, 4.14, 4.18 while it is sent the rest of the page is inert, and leaving asks', async ({
  page,
  emails,
}) => {
  const answer = await form.sendAndHold(page, emails);
  await expect(form.sendButton(page)).toHaveText(formTexts.sending);
  await expect(form.sendButton(page)).toBeDisabled();
  await expect(page.getByText(formTexts.stay)).toBeVisible();
  await expect(form.field(page, 'Message')).not.toBeEditable();
  await expect(form.field(page, 'Enquiry Type')).toBeDisabled();
  const rest = [
    footerLink(page, '/faq'),
    page.getByRole('banner').getByRole('link').first(),
    page.getByRole('main').getByRole('link').first(),
  ];
  for (const link of rest) {
    await link.focus();
    await expect(link).not.toBeFocused();
  }

  const questions = stayAtQuestions(page);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['beforeunload']);
  answer();
  await form.expectSuccess(page);
  await footerLink(page, '/faq').click();
  await expect(page).toHaveURL('/faq');
  expect(questions).toHaveLength(1);
  expect(emails).toHaveLength(1);
});

test('4.14 left all the same, the form says once that the result is unknown, with the words and the other ways', async ({
  page,
  emails,
}) => {
  await form.sendAndHold(page, emails);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/contact');
  await expect(form.status(page)).toHaveText(enquiryOutcome.unknown);
  await expect(form.status(page)).toBeFocused();
  await form.expectFields(page, form.ENQUIRY);
  const email = page.getByRole('link', { name: enquiryOutcome.byEmail });
  expect(
    decodeURIComponent((await email.getAttribute('href')) ?? ''),
  ).toContain(form.ENQUIRY.Name);
  await page.reload();
  await expect(form.sendButton(page)).toBeEnabled();
  await expect(form.status(page)).toHaveText('');
  await form.expectFields(page, form.ENQUIRY);
});

test('4.18 words that cannot be kept: leaving asks, a link to write does not', async ({
  page,
  emails,
}) => {
  await blockStorage(page);
  await page.clock.install();
  const answer = await form.sendAndHold(page, emails, 500);
  answer();
  await form.expectFailure(page);
  const questions = stayAtQuestions(page);
  for (const name of [
    enquiryOutcome.byEmail,
    ...(textAddress ? [enquiryOutcome.byText] : []),
  ]) {
    await page.getByRole('link', { name }).click();
    await page.keyboard.press('Enter');
    await page.clock.fastForward(600);
  }
  await form.expectFields(page, form.ENQUIRY);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['beforeunload']);
});

/** Answers each question of the browser with 'stay'. @returns their kinds */
function stayAtQuestions(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.dismiss();
  });
  return questions;
}
