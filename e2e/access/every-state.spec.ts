import type { Page } from 'playwright/test';
import { reviewWords } from '../../data/client-texts';
import { contact, enquiryErrors } from '../../data/contact';
import { enquiryOutcome } from '../../data/enquiry-outcome';
import { textAddress } from '../../data/functions/contact-addresses';
import { findPage } from '../../data/functions/pages';
import { tours } from '../../data/functions/tours-on';
import { home } from '../../data/home';
import { labels } from '../../data/labels';
import { reviewPlaces } from '../../data/site';
import { firstTour, firstTourPath, menuBookNow } from '../content';
import {
  EMAIL_SERVICE,
  emailAnswer,
  expect,
  FAILED,
  fillIn,
  openForm,
  openReady,
  SENT,
  sendButton,
  status,
  test,
} from '../fixtures';
import { findings } from './findings';
import { DESKTOP, PHONE } from './screens';

// States of a page after its first one. Reduced motion: no check runs in the middle of an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects this part of the accessibility tree and no findings. */
async function look(page: Page, snapshot: string, screens?: readonly (typeof PHONE)[]) {
  await expect.soft(page.locator('body')).toMatchAriaSnapshot(snapshot);
  expect.soft(await findings(page, screens), snapshot).toEqual([]);
}

const listOfTours = `
  - banner:
    - navigation "Main":
      - list:
        - listitem:
          - button "Tours" [expanded]
          - list:
${tours.map(({ name }) => `            - listitem:\n              - link /^${name}/`).join('\n')}`;

test('the phone menu and its tours', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openReady(page, '/faq');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: menuBookNow })).toBeVisible();
  const menu = `
    - banner:
      - button "Menu" [expanded]
      - navigation "Main":
        - list:
          - listitem:
            - link ${JSON.stringify(findPage('/about').name)}
          - listitem:
            - button "Tours"
        - link /^Call/
        - link ${JSON.stringify(menuBookNow)}`;
  await look(page, menu, [PHONE]);
  await page.getByRole('banner').getByRole('button', { name: 'Tours' }).click();
  await expect(page.getByRole('banner').locator(`a[href="${firstTourPath}"]`)).toBeVisible();
  await look(page, listOfTours, [PHONE]);
});

test('the list of tours, and the open answers of the FAQ', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openReady(page, '/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Tours' }).press('Enter');
  await expect(page.getByRole('banner').locator(`a[href="${firstTourPath}"]`)).toBeVisible();
  await look(page, listOfTours, [DESKTOP]);
  await page.keyboard.press('Escape');
  for (const question of await page.locator('main summary').all()) await question.click();
  const answers = `
    - main:
      - group:
        - heading [level=2]
        - paragraph`;
  await look(page, answers);
});

test('reviews that cannot be loaded', async ({ page, allowedMessages }) => {
  allowedMessages.push(/Failed to load resource/);
  await page.route('**/reviews.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  const alert = `
    - main:
      - heading ${JSON.stringify(home.reviews.heading)} [level=2]
      - alert: ${JSON.stringify(reviewWords.notLoaded(500))}
      ${reviewPlaces.google && `- link "${home.reviews.google} ${labels.newTab}"`}`;
  await look(page, alert);
});

test('the form, filled in by its address, then in error', async ({ page }) => {
  await openForm(page, `/contact?type=Tour&tourId=${firstTour.slug}`);
  await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
  const filledIn = `
    - main:
      - combobox "Enquiry Type":
        - option "Tour" [selected]
      - combobox "Tour Type":
        - option ${JSON.stringify(firstTour.name)} [selected]`;
  await look(page, filledIn);
  await page.getByLabel('Enquiry Type').selectOption('');
  await page.getByLabel('Preferred Date').fill('2020-01-01');
  await page.getByLabel('Message').fill('');
  await sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  const errors = await page.getByRole('main').getByRole('alert').getByRole('link').count();
  const inError = `
    - main:
      - alert "${enquiryErrors.toFix(errors)}":
        - heading "${enquiryErrors.toFix(errors)}" [level=2]
        - list:
${'          - listitem:\n            - link\n'.repeat(errors)}
      - paragraph
      - textbox "Name" [invalid]
      - paragraph
      - textbox "Message" [invalid]`;
  await look(page, inError);
});

test('the form while it sends, after it failed, and sent', async ({ page, allowedMessages }) => {
  allowedMessages.push(/Failed to load resource/);
  const sent: ((answered: boolean) => Promise<void>)[] = [];
  await page.route(EMAIL_SERVICE, (route) => {
    sent.push((answered) => (answered ? route.fulfill(emailAnswer(200, 'OK')) : route.abort()));
  });
  await openForm(page);
  await fillIn(page);
  const sending = `
    - main:
      - button "Sending..." [disabled]
      - status: Sending your enquiry`;
  // Send once for each screen, because the form waits 30 seconds only.
  await page.setViewportSize(PHONE);
  await sendButton(page).click();
  await expect.poll(() => sent.length).toBe(1);
  await look(page, sending, [PHONE]);
  await sent[0]?.(false);
  await expect(status(page)).toHaveText(FAILED);
  const failed = `
    - main:
      - button "Send Enquiry"
      - paragraph: ${FAILED}
      - link /${enquiryOutcome.byEmail}/${textAddress ? `\n      - link /${enquiryOutcome.byText}/` : ''}
      - link /${contact.fallbackContacts.call}/`;
  await look(page, failed);
  await page.setViewportSize(DESKTOP);
  await sendButton(page).click();
  await expect.poll(() => sent.length).toBe(2);
  await look(page, sending, [DESKTOP]);
  await sent[1]?.(true);
  await expect(status(page)).toHaveText(SENT);
  await look(
    page,
    `
    - main:
      - button "Send Enquiry"
      - paragraph: ${SENT}`,
  );
});
