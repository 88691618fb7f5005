import { contact } from '../data/contact';
import { enquiryForm, enquiryTypes } from '../data/enquiry-form';
import { tours } from '../data/functions/tours-on';
import { contactEmail, contactPhone } from '../data/settings';
import { expectPage, firstTour, footerLink, lastTour } from './content';
import {
  analyticsEvents,
  expect,
  expectEvent,
  expectSuccess,
  fillIn,
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

test('the form has its fields, labels and texts, and tells the keyboard what they are for', async ({
  page,
}) => {
  await openForm(page);
  for (const [label, attributes] of Object.entries({
    Name: { required: '', autocomplete: 'name', enterkeyhint: 'next' },
    'Contact Details': {
      required: '',
      autocomplete: /email|tel/,
      inputmode: 'email',
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    },
    'Enquiry Type': { required: '' },
    Message: { required: '', rows: '6' },
  }))
    for (const [attribute, value] of Object.entries(attributes))
      await expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveAttribute(
        attribute,
        value,
      );
  await expect(page.getByLabel('Enquiry Type').locator('option')).toHaveText([
    enquiryForm.chooseType,
    ...enquiryTypes,
  ]);
  await expect(page.getByLabel('Preferred Date')).not.toHaveAttribute('required');
  await expect(page.getByLabel('Message')).toHaveValue(TEMPLATE);
  const main = page.getByRole('main');
  for (const text of [contact.warning, contact.privacy.text])
    await expect(main.getByText(text)).toBeVisible();
  for (const name of [contactEmail, contactPhone, contact.privacy.link])
    await expect(main.getByRole('link', { name })).toBeVisible();
});

test('Tour Type is shown only for a tour, and another type clears it; without tour and date both are empty; the events of an enquiry are recorded', async ({
  page,
  emailCalls,
}) => {
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
  expect(emailCalls[0]?.template_params).toMatchObject({
    enquiry_type: 'Boat Hire',
    tour_type: '',
    hasTourType: false,
    preferred_date: '',
    hasPreferredDate: false,
  });
  for (const name of ['enquiry_type_choice', 'enquiry_submit', 'enquiry_success'])
    await expectEvent(page, { name, event_category: 'enquiry', event_label: 'Boat Hire' });
});

test('after success a green message with the focus says what happens next, until the next word or page', async ({
  page,
  emailCalls,
}) => {
  await openForm(page);
  for (const leave of [
    () => page.getByLabel('Name', { exact: true }).fill('Kim again'),
    async () => {
      await footerLink(page, '/faq').click();
      await expectPage(page, '/faq');
      await page.goBack();
      await expect(sendButton(page)).toBeEnabled();
    },
  ]) {
    await fillIn(page);
    await sendButton(page).click();
    await expectSuccess(page);
    await expect(page.locator(':focus')).toContainText(SENT);
    await expect(page.locator('form').getByText(contact.whatHappensNext)).toBeVisible();
    const ink = await status(page).evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0] = ink.match(/\d+/g)?.map(Number) ?? [];
    expect(green).toBeGreaterThan(red);
    // A second press just after the success.
    await sendButton(page).click();
    await expect(status(page)).toHaveText(SENT);
    await leave();
    await expect(status(page)).toHaveText('');
  }
  expect(emailCalls).toHaveLength(2);
});

test('three presses in one tick send one request', async ({ page, emailCalls }) => {
  await openForm(page);
  for (const [count, press] of (['requestSubmit', 'click'] as const).entries()) {
    await fillIn(page);
    await page.evaluate((press) => {
      const form = document.querySelector('form');
      const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
      for (let time = 0; time < 3; time++) press === 'click' ? button?.click() : form?.requestSubmit();
    }, press);
    await expectSuccess(page);
    expect(emailCalls).toHaveLength(count + 1);
    const sent = async () => (await analyticsEvents(page)).filter(({ name }) => name === 'enquiry_submit');
    await expect.poll(sent).toHaveLength(count + 1);
  }
});
