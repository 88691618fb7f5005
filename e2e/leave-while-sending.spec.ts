import type { Page } from 'playwright/test';
import { faq, tourPage } from '../site/content/texts';
import { enquiryOutcome } from '../site/enquiry/outcome';
import { textAddress } from '../site/facts/contact';
import {
  BOT_CHECK_SECOND_STAGE,
  botCheckSecondStage,
} from '../tools/services/recaptcha';
import { walk } from './access/walk-focus';
import {
  expectPage,
  firstTour,
  firstTourPath,
  follow,
  footerLink,
} from './content';
import { blockStorage, expect, holdBack, saveData, test } from './fixtures';
import * as form from './form';
import { script } from './third-parties';

const notice = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: enquiryOutcome.close }) });

test('4.6, 4.14 a link before the token arrives leads on; the form is locked', async ({
  page,
  emails,
}) => {
  const late =
    '({ action }) => new Promise((give) => { window.giveToken = () => give(action + ":late"); })';
  await page.route(BOT_CHECK_SECOND_STAGE, (route) =>
    route.fulfill(script(botCheckSecondStage(late))),
  );
  await form.open(page);
  await form.send(page);
  // (The page's policy refuses `waitForFunction` with a string.)
  await expect
    .poll(() => page.evaluate(() => 'giveToken' in window))
    .toBe(true);
  // Some extensions send events for locked fields too.
  await form.field(page, 'Name').dispatchEvent('input');
  await follow(page, '/faq');
  await page.goBack();
  await expect(form.sendButton(page)).toHaveText('Sending...');
  await expect(form.sendButton(page)).toBeDisabled();
  await expect(form.field(page, 'Message')).not.toBeEditable();
  await expect(form.field(page, 'Enquiry Type')).toBeDisabled();
  await form.expectFields(page, form.ENQUIRY);
  await page.goForward();
  await expectPage(page, '/faq');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText('protected by reCAPTCHA')).toBeHidden();
  await page.evaluate('window.giveToken()');
  await expect(notice(page)).toContainText(form.SENT);
  await expect(page.getByText('protected by reCAPTCHA')).toBeHidden();
  await page.goBack();
  await expect(notice(page)).toHaveCount(0);
  await form.expectSuccess(page);
  expect(emails.map((call) => call.g_recaptcha_response)).toEqual([
    'submit_contact_form:late',
  ]);
});

test('4.14 a failure is announced on the next page, also with storage blocked', async ({
  page,
  emails,
}) => {
  await blockStorage(page);
  const answer = await form.sendAndHold(page, emails, 500);
  await follow(page, '/faq');
  answer();
  await expect(notice(page)).toContainText(form.FAILED);
  for (const way of [
    enquiryOutcome.byEmail,
    ...(textAddress ? [enquiryOutcome.byText] : []),
  ]) {
    const address = await notice(page)
      .getByRole('link', { name: way })
      .getAttribute('href');
    expect(decodeURIComponent(address ?? '')).toContain(form.ENQUIRY.Name);
  }
  await notice(page).getByRole('link', { name: enquiryOutcome.back }).click();
  await expect(page).toHaveURL('/contact');
  await form.expectFailure(page);
  await expect(notice(page)).toHaveCount(0);
});

test('4.14 the notice covers nothing that has the focus', async ({
  page,
  emails,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const answer = await form.sendAndHold(page, emails, 500);
  await follow(page, '/faq');
  // A link at the lower edge of the screen has the focus when the notice comes.
  const link = page
    .getByRole('main')
    .getByRole('link', { name: faq.closing.button });
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    element.focus();
  });
  answer();
  await expect(notice(page)).toContainText(form.FAILED);
  const [{ y = 0 } = {}, { y: bottom = 0, height = 0 } = {}] =
    await Promise.all(
      [notice(page), link].map(
        async (each) => (await each.boundingBox()) ?? undefined,
      ),
    );
  expect(Math.floor(bottom + height)).toBeLessThanOrEqual(y);
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const { problems, stops } = await walk(page, key);
    expect(problems).toEqual([]);
    expect(stops).toBeGreaterThan(10);
  }
});

test('4.14 leaving asks first, and a late result is told on the next page', async ({
  page,
  emails,
}) => {
  // Switch prefetch off.
  await saveData(page);
  await page.clock.install();
  const answer = await form.sendAndHold(page, emails);
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    await dialog.dismiss();
    questions.push(dialog.type());
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(form.sendButton(page)).toHaveText('Sending...');

  const arrive = await holdBack(page, /\/faq\.txt\?.*_rsc/);
  await page.clock.pauseAt(Date.now() + 10_000);
  await footerLink(page, '/faq').click();
  answer();
  await expect(form.status(page)).toHaveText(form.SENT);
  await page.clock.runFor(300);
  arrive();
  await expectPage(page, '/faq');
  await expect(notice(page)).toContainText(form.SENT);
  await notice(page)
    .getByRole('button', { name: enquiryOutcome.close })
    .click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/contact');
  await form.expectFields(page, { Name: '' });
  expect(questions).toHaveLength(1);
  expect(emails).toHaveLength(1);
});

test('4.14 a tour chosen during sending waits for the success', async ({
  page,
  emails,
}) => {
  const answer = await form.sendAndHold(page, emails, 500);
  await follow(page, firstTourPath);
  await page.getByRole('link', { name: tourPage.book }).click();
  await expect(form.sendButton(page)).toHaveText('Sending...');
  answer();
  await expect(form.status(page)).toContainText(form.FAILED);
  await form.expectFields(page, form.ENQUIRY);
  await page.unrouteAll();
  await form.sendButton(page).click();
  await expect.poll(() => emails.length).toBe(2);
  expect(emails[1]).toMatchObject({
    enquiry_type: 'Boat Hire',
    tour_type: '',
  });
  await form.expectSuccess(page);
  await form.expectFields(page, {
    'Enquiry Type': 'Tour',
    'Tour Type': firstTour.slug,
  });
});

test('4.14 a tour chosen during sending waits for a success elsewhere too', async ({
  page,
  emails,
}) => {
  const answer = await form.sendAndHold(page, emails);
  await follow(page, firstTourPath);
  await page.getByRole('link', { name: tourPage.book }).click();
  await expect(form.sendButton(page)).toHaveText('Sending...');
  await expect(page).toHaveURL('/contact');
  await follow(page, '/faq');
  answer();
  await expect(notice(page)).toContainText(form.SENT);
  await follow(page, '/contact');
  await form.expectFields(page, {
    Name: '',
    'Enquiry Type': 'Tour',
    'Tour Type': firstTour.slug,
  });
});

test('4.14 after a forced leave the next pages say that the result is unknown', async ({
  page,
  emails,
}) => {
  await form.sendAndHold(page, emails);
  // The visitor leaves by the address bar and accepts the browser's question.
  page.on('dialog', (dialog) => dialog.accept());
  for (const address of ['/contact', '/contact/', '/contact.html']) {
    await page.goto(address);
    await expect(form.status(page)).toHaveText(enquiryOutcome.uncertain);
    await expect(form.status(page)).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
  }
  // An error at a field does not end that.
  await form.field(page, 'Name').fill('');
  await form.sendButton(page).click();
  await expect(form.errorSummary(page)).toBeFocused();
  await form.field(page, 'Name').fill(form.ENQUIRY.Name);
  for (const leave of [
    () => follow(page, '/faq'),
    () => page.reload(),
    () => page.goto('/about'),
  ]) {
    await leave();
    await expect(notice(page)).toContainText(enquiryOutcome.uncertain);
  }
  await expect(notice(page)).toBeFocused();
  // On a screen of 1280 × 800 at 400 %.
  await page.setViewportSize({ width: 320, height: 200 });
  expect((await notice(page).boundingBox())?.height).toBeLessThanOrEqual(100);
  await notice(page)
    .getByText(enquiryOutcome.uncertain)
    .scrollIntoViewIfNeeded();
  await expect(
    notice(page).getByText(enquiryOutcome.uncertain),
  ).toBeInViewport();
  await notice(page)
    .getByRole('button', { name: enquiryOutcome.close })
    .click();
  await expect(notice(page)).toHaveCount(0);
  await form.open(page);
  await expect(notice(page)).toHaveCount(0);
  await expect(form.status(page)).toHaveText('');
  await form.expectFields(page, form.ENQUIRY);
});
