import { contact } from '../data/contact';
import { enquiryForm, enquiryTypes } from '../data/enquiry-form';
import { tours } from '../data/functions/tours-on';
import { contactEmail, contactPhone } from '../data/settings';
import { expectPage, firstTour, footerLink, lastTour } from './content';
import {
  analyticsEvents,
  EMAIL_SERVICE,
  emailAnswer,
  expect,
  expectEvent,
  expectSuccess,
  FAILED,
  fillIn,
  holdAnswer,
  openForm,
  SENT,
  sendButton,
  status,
  TEMPLATE,
  test,
} from './fixtures';

test('a complete enquiry is sent with all fields of the e-mail', async ({ page, emailCalls }) => {
  await page.clock.setFixedTime('2027-01-10T10:00:00+10:00');
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).fill('Kim Nguyen');
  await page.getByLabel('Contact Details').fill('kim@example.com');
  await page.getByLabel('Enquiry Type').selectOption('Tour');
  await page.getByLabel('Tour Type').selectOption(lastTour.slug);
  await page.getByLabel('Preferred Date').fill('2027-04-03');
  await page.getByLabel('Message').fill('Number of People: 4\nEnquiry: A birthday');
  await sendButton(page).click();
  await expectSuccess(page);

  const token = emailCalls[0]?.template_params.g_recaptcha_response;
  expect(token).toMatch(/^submit_contact_form:/);
  expect(emailCalls).toEqual([
    {
      lib_version: '4.4.1',
      user_id: 'testPublicKey_123',
      service_id: 'service_test123',
      template_id: 'template_test123',
      template_params: {
        to_email: contactEmail,
        from_name: 'Kim Nguyen',
        subject: 'Tour enquiry from Kim Nguyen',
        message: 'Number of People: 4\nEnquiry: A birthday',
        enquiry_type: 'Tour',
        tour_type: lastTour.name,
        hasTourType: true,
        contact_details: 'kim@example.com',
        preferred_date: 'Saturday 3 April 2027',
        hasPreferredDate: true,
        g_recaptcha_response: token,
        'g-recaptcha-response': token,
      },
    },
  ]);
});

test('an enquiry without tour and date leaves both empty', async ({ page, emailCalls }) => {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls[0]?.template_params).toMatchObject({
    enquiry_type: 'Boat Hire',
    tour_type: '',
    hasTourType: false,
    preferred_date: '',
    hasPreferredDate: false,
  });
});

test('the form has its fields, labels and texts', async ({ page }) => {
  await openForm(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('required');
  await expect(page.getByLabel('Contact Details')).toHaveAttribute('required');
  const type = page.getByLabel('Enquiry Type');
  await expect(type).toHaveAttribute('required');
  await expect(type.locator('option')).toHaveText([enquiryForm.chooseType, ...enquiryTypes]);
  await expect(page.getByLabel('Preferred Date')).not.toHaveAttribute('required');
  const message = page.getByLabel('Message');
  await expect(message).toHaveAttribute('required');
  await expect(message).toHaveAttribute('rows', '6');
  await expect(message).toHaveValue(TEMPLATE);
  const main = page.getByRole('main');
  await expect(main.getByText(contact.warning)).toBeVisible();
  await expect(main.getByRole('link', { name: contactEmail })).toBeVisible();
  await expect(main.getByRole('link', { name: contactPhone })).toBeVisible();
});

test('Tour Type is shown only for a tour, and another type clears it', async ({ page, emailCalls }) => {
  await openForm(page);
  await expect(page.getByLabel('Tour Type')).toBeHidden();
  const type = page.getByLabel('Enquiry Type');
  await type.selectOption('Tour');
  const tour = page.getByLabel('Tour Type');
  await expect(tour).toHaveAttribute('required');
  await expect(tour.locator('option')).toHaveText([enquiryForm.chooseTour, ...tours.map(({ name }) => name)]);
  await tour.selectOption(firstTour.slug);
  await type.selectOption('Boat Hire');
  await expect(tour).toBeHidden();
  await type.selectOption('Tour');
  await expect(tour).toHaveValue('');

  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
  expect(emailCalls[0]?.template_params).toMatchObject({ tour_type: '', hasTourType: false });
});

test('during sending the button says so and the fields are locked but readable', async ({ page }) => {
  let answer = () => {};
  await page.route(EMAIL_SERVICE, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill(emailAnswer(200, 'OK'));
  });
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending...');
  await expect(sendButton(page)).toBeDisabled();
  await expect(page.getByLabel('Name', { exact: true })).not.toBeEditable();
  await expect(page.getByLabel('Message')).not.toBeEditable();
  await expect(page.getByLabel('Enquiry Type')).toBeDisabled();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
  answer();
  await expectSuccess(page);
});

for (const [name, answer, colour] of [
  ['the success message is green', 200, 'green'],
  ['the failure message is red', 500, 'red'],
] as const) {
  test(name, async ({ page, allowedMessages }) => {
    allowedMessages.push(/status of 500/);
    await page.route(EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(answer)));
    await openForm(page);
    await fillIn(page);
    await sendButton(page).click();
    await expect(status(page)).toHaveText(colour === 'green' ? SENT : FAILED);
    const ink = await status(page).evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0] = ink.match(/\d+/g)?.map(Number) ?? [];
    expect(red > green ? 'red' : 'green').toBe(colour);
  });
}

test('after success the visitor reads what happens next, until the next word is typed', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
  const box = page.locator('form');
  await expect(box.getByText(contact.whatHappensNext)).toBeVisible();
  await expect(page.getByLabel('Tour Type')).toBeHidden();
  await page.getByLabel('Name', { exact: true }).fill('Kim again');
  await expect(status(page)).toHaveText('');
});

test('the success message is gone after leaving and returning', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
  await footerLink(page, '/faq').click();
  await expectPage(page, '/faq');
  await page.goBack();
  await expect(sendButton(page)).toBeEnabled();
  await expect(status(page)).toHaveText('');
});

for (const press of ['requestSubmit', 'click'] as const) {
  test(`three presses in one tick (${press}) send one request`, async ({ page, emailCalls }) => {
    await openForm(page);
    await fillIn(page);
    await page.evaluate((press) => {
      const form = document.querySelector('form');
      const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
      for (let time = 0; time < 3; time++) press === 'click' ? button?.click() : form?.requestSubmit();
    }, press);
    await expectSuccess(page);
    expect(emailCalls).toHaveLength(1);
    const sent = async () => (await analyticsEvents(page)).filter(({ name }) => name === 'enquiry_submit');
    await expect.poll(sent).toHaveLength(1);
  });
}

test('Enter and then a click send one request', async ({ page, emailCalls }) => {
  const answer = await holdAnswer(page);
  await openForm(page);
  await fillIn(page);
  await page.getByLabel('Contact Details').press('Enter', { noWaitAfter: true });
  // Click before the response, even if the button is disabled.
  await sendButton(page).click({ force: true });
  await expect.poll(() => emailCalls.length).toBeGreaterThan(0);
  await expect(sendButton(page)).toHaveText('Sending...');
  answer();
  await expectSuccess(page);
  expect(emailCalls).toHaveLength(1);
});

test('the whole form works by keyboard alone', async ({ page, emailCalls }) => {
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Kim Nguyen');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0400 000 000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tour');
  await page.keyboard.press('Tab');
  await page.keyboard.type(lastTour.name);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Preferred Date')).toBeFocused();
  await page.getByLabel('Message').focus();
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSuccess(page);
  expect(emailCalls[0]?.template_params).toMatchObject({
    tour_type: lastTour.name,
    contact_details: '0400 000 000',
  });
  // The disabled button has lost the focus. It moves to the message, not to the top of the page.
  await expect(page.locator(':focus')).toContainText(SENT);
});

test('the events of an enquiry are recorded: type chosen, submitted, sent', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
  for (const name of ['enquiry_type_choice', 'enquiry_submit', 'enquiry_success']) {
    await expectEvent(page, { name, event_category: 'enquiry', event_label: 'Boat Hire' });
  }
});

test('a second click just after the success keeps the message', async ({ page, emailCalls }) => {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
  await sendButton(page).click();
  await expect(status(page)).toHaveText(SENT);
  await expect(page.locator('form').getByRole('alert')).toHaveCount(0);
  expect(emailCalls).toHaveLength(1);
});

test('a screen reader says the result once: the focused message is not in a live region', async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page);
  await sendButton(page).click();
  await expectSuccess(page);
  await expect(page.locator(':focus')).toContainText(SENT);
  const live = page.locator('[aria-live], [role="status"], [role="alert"], [role="log"], output');
  await expect(live.filter({ hasText: SENT })).toHaveCount(0);
  await expect(live.filter({ has: page.locator(':focus') })).toHaveCount(0);
});
