import { contact } from '../site/content/texts';
import { tours } from '../site/content/tours';
import { formTexts } from '../site/enquiry/fields';
import { contactEmail } from '../site/facts/contact';
import { emailBody } from '../tools/services/email';
import {
  BOT_CHECK_SECOND_STAGE,
  botCheckSecondStage,
} from '../tools/services/recaptcha';
import { testSettings } from '../tools/testing/test-settings';
import { expectPage, firstTour, follow, lastTour } from './content';
import {
  analyticsEvents,
  EMAIL_SERVICE,
  expect,
  expectEvent,
  isRed,
  test,
} from './fixtures';
import * as form from './form';
import { script } from './third-parties';

// The real bot check shows a frame and makes a request. The policy must let both
// through.
const FRAME = 'https://www.google.com/recaptcha/api2/anchor?k=6L';
const REQUEST = 'https://www.google.com/recaptcha/api2/clr';
const botCheck = `${botCheckSecondStage().replace('hidden', `src="${FRAME}"`)}; fetch('${REQUEST}')`;

test('4.5, 4.6, 4.10, 7.4 an enquiry is sent once, and success is green', async ({
  page,
  emails,
}) => {
  await page.route(FRAME, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'I am the frame' }),
  );
  await page.route(REQUEST, (route) => route.fulfill(script('')));
  await page.route(BOT_CHECK_SECOND_STAGE, (route) =>
    route.fulfill(script(botCheck)),
  );
  await page.clock.install({ time: '2027-01-10T10:00:00+10:00' });
  // A success has the status 200, whatever its body.
  await page.route(EMAIL_SERVICE, (route) =>
    route.fulfill({ body: '<!doctype html>The hotel' }),
  );
  await form.open(page);
  await form.fillIn(page, {
    'Enquiry Type': 'Tour',
    'Tour Type': lastTour.slug,
  });
  await form.field(page, 'Preferred Date').fill('2027-04-03');
  const call = page.waitForRequest(EMAIL_SERVICE);
  await form.sendButton(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 3; press++) button.click();
    button.form?.requestSubmit();
  });
  await form.expectSuccess(page);
  await expect(page.locator(':focus')).toContainText(form.SENT);
  await expect(
    page.locator('form').getByText(contact.whatHappensNext),
  ).toBeVisible();
  expect(await isRed(form.status(page))).toBe(false);

  const token = emails[0]?.g_recaptcha_response;
  expect(token).toMatch(/^submit_contact_form:/);
  expect(emails).toHaveLength(1);
  expect((await call).postDataJSON()).toMatchObject(
    emailBody(testSettings, {
      to_email: contactEmail,
      from_name: 'Kim Nguyen',
      subject: 'Tour enquiry from Kim Nguyen',
      message: form.ENQUIRY.Message,
      enquiry_type: 'Tour',
      tour_type: lastTour.name,
      hasTourType: true,
      contact_details: '0400 000 000',
      preferred_date: 'Saturday 3 April 2027',
      hasPreferredDate: true,
      g_recaptcha_response: token ?? '',
      'g-recaptcha-response': token ?? '',
    }),
  );
  const submits = async () =>
    (await analyticsEvents(page)).filter(
      ({ name }) => name === 'enquiry_submit',
    );
  await expect.poll(submits).toHaveLength(1);

  // Typing ends the message, and so does leaving the page.
  // Each press gets its own token.
  await form.field(page, 'Name').fill('Kim again');
  await expect(form.status(page)).toHaveText('');
  await form.send(page);
  await form.expectSuccess(page);
  expect(emails).toHaveLength(2);
  expect(emails[1]?.g_recaptcha_response).not.toBe(token);
  await expect(form.badge(page)).toHaveCSS('position', 'fixed');
  await expect(
    page.frameLocator('iframe').getByText('I am the frame'),
  ).toBeAttached();
  await follow(page, '/faq');
  await expect(form.badge(page)).toHaveCount(0);
  await page.goBack();
  await expect(form.badge(page)).toHaveCount(1);
  await expect(form.status(page)).toHaveText('');
});

const HOSTILE = `<script>document.title='run'</script>"><img src=x onerror="document.title='run'">{{var}}\${1+1}`;

test('4.1, 4.5, 5.3 the form has its fields, sends plain text, and is counted', async ({
  page,
  emails,
}) => {
  await form.open(page);
  for (const [label, attributes] of [
    ['Name', '[required][autocomplete="name"][enterkeyhint="next"]'],
    // For the keyboard of a phone.
    [
      'Contact Details',
      '[required][autocomplete][inputmode="email"][autocapitalize="off"][autocorrect="off"][spellcheck="false"]',
    ],
    ['Enquiry Type', '[required]'],
    ['Preferred Date', ':not([required])'],
    ['Message', '[required][rows="6"]'],
  ] as const)
    await expect(
      form.field(page, label).and(page.locator(attributes)),
    ).toBeVisible();
  const type = form.field(page, 'Enquiry Type');
  await expect(type.locator('option')).toHaveText([
    formTexts.chooseType,
    ...Object.values(formTexts.types),
  ]);
  await form.expectFields(page, { Message: formTexts.messageTemplate });

  const tour = form.field(page, 'Tour Type');
  await expect(tour).toBeHidden();
  await type.selectOption('Tour');
  await expect(tour).toHaveAttribute('required');
  await expect(tour.locator('option')).toHaveText([
    formTexts.chooseTour,
    ...tours.map(({ name }) => name),
  ]);
  await tour.selectOption(firstTour.slug);
  await type.selectOption('Boat Hire');
  await expect(tour).toBeHidden();
  await type.selectOption('Tour');
  await expect(tour).toHaveValue('');

  // Markup, template syntax and control characters stay plain text.
  const Message = `${HOSTILE}\n\n👩‍👩‍👧‍👦🐢 7️⃣ مرحبا بكم في الجزيرة Z̤͔a̴l̶g̷o Ame\u0301lie`;
  await form.send(page, {
    Name: `Kim\u0085Bcc: all@example.com\u0007 ${HOSTILE}`,
    Message,
  });
  await form.expectSuccess(page);
  await expectPage(page, '/contact');
  const name = `Kim Bcc: all@example.com ${HOSTILE}`;
  expect(emails[0]).toMatchObject({
    from_name: name,
    subject: `Boat Hire enquiry from ${name}`,
    message: Message,
    enquiry_type: 'Boat Hire',
    tour_type: '',
    hasTourType: false,
    preferred_date: '',
    hasPreferredDate: false,
  });
  for (const name of [
    'enquiry_type_choice',
    'enquiry_submit',
    'enquiry_success',
  ])
    await expectEvent(page, {
      name,
      event_category: 'enquiry',
      event_label: 'Boat Hire',
    });
});
