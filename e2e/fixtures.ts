import { test as base, expect, type Page, type Route } from 'playwright/test';
import { contact } from '../data/contact';
import { textAddress } from '../data/contact-addresses';
import { enquiryForm } from '../data/enquiry-form';
import { enquiryOutcome } from '../data/enquiry-outcome';
import { previewTestSettings } from '../tools/testing/test-settings';
import { botCheckFirstStage, botCheckSecondStage } from './bot-check-stand-in';

export { expect };

/** The third parties that the site calls. A test of a failure routes one of them again, which wins over the answers below. */
export const EMAIL_SERVICE = 'https://api.emailjs.com/api/v1.0/email/send';
export const BOT_CHECK = 'https://www.google.com/recaptcha/api.js*';
export const BOT_CHECK_SECOND_STAGE = 'https://www.gstatic.com/recaptcha/releases/**';
export const ANALYTICS = 'https://www.googletagmanager.com/**';
export const CONTAINER = `${previewTestSettings.NEXT_PUBLIC_IMAGE_BASE_URL}/**`;

/** A pattern and not a function: what does not fit it never leaves the browser's side. */
export const ELSEWHERE = /^https?:\/\/(?!localhost[:/])/;

export const SENT = enquiryOutcome.sent;
export const FAILED = enquiryOutcome.failed;

/** The body of one call to the e-mail service. */
export type EmailCall = { template_params: Record<string, string | boolean> } & Record<string, string>;
export type AnalyticsEvent = { name: string } & Record<string, string>;

type Fixtures = {
  /** Every call made to the e-mail service, answered or not, in its order. */
  emailCalls: EmailCall[];
  /** What the browser's console may say in this test. A test of a failure names the message that it must find there. */
  noise: RegExp[];
};

/**
 * A browser whose only third parties are the stand-ins below: the bot check, the e-mail service, the analytics and the
 * container answer as the real ones do. Any other request fails the test. So does a warning or error in the console.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  noise: async ({}, use) => use([]),

  emailCalls: async ({ context }, use) => {
    const calls: EmailCall[] = [];
    context.on('request', (request) => {
      if (request.url() === EMAIL_SERVICE && request.method() === 'POST') calls.push(request.postDataJSON());
    });
    await use(calls);
  },

  context: async ({ context, noise }, use) => {
    const strangers: string[] = [];
    await context.route(ELSEWHERE, (route) => {
      strangers.push(route.request().url());
      return route.abort();
    });
    await context.route(EMAIL_SERVICE, (route) => route.fulfill({ body: 'OK', headers: OPEN_TO_ALL }));
    await context.route(BOT_CHECK, (route) => route.fulfill(script(botCheckFirstStage)));
    await context.route(BOT_CHECK_SECOND_STAGE, (route) => route.fulfill(script(botCheckSecondStage())));
    await context.route(ANALYTICS, (route) => route.fulfill(script('')));
    // Like the real one, the container refuses a request without the exact query.
    await context.route(CONTAINER, (route) => {
      const { pathname, search } = new URL(route.request().url());
      const known = search === `?${previewTestSettings.NEXT_PUBLIC_IMAGE_QUERY}`;
      return route.fulfill(known ? { path: `public${pathname}` } : { status: 403 });
    });

    const said: string[] = [];
    context.on('console', (message) => {
      const told = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error' || message.type() === 'warning') said.push(told);
    });
    context.on('weberror', (event) => {
      const error = String(event.error());
      if (error !== LEFT_BY_THE_CLOCK) said.push(`uncaught: ${error}`);
    });
    await use(context);
    expect(said.filter((text) => !noise.some((allowed) => allowed.test(text)))).toEqual([]);
    expect(strangers.filter((url) => !noise.some((allowed) => allowed.test(url)))).toEqual([]);
  },
});

/** An error of Playwright's own clock when the browser is emptied for the next test. */
export const LEFT_BY_THE_CLOCK = "TypeError: Cannot read properties of undefined (reading 'controller')";

const OPEN_TO_ALL = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

/** An answer that is a script from another site. */
export function script(body: string) {
  return { contentType: 'text/javascript', body, headers: OPEN_TO_ALL };
}

/** An answer of the e-mail service. */
export function emailAnswer(status: number, body = '') {
  return { status, body, headers: OPEN_TO_ALL };
}

/**
 * Holds back every request to an address.
 * @param answer how the request is answered when it is let go; by default as without this
 * @returns a function that lets the requests go
 */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  answer = (route: Route): Promise<void> => route.fallback(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await answer(route);
  });
  return release;
}

/** Every script file of the site. */
export const SITE_SCRIPTS = /\/_next\/static\/.*\.js/;

export const holdScripts = (page: Page) => holdBack(page, SITE_SCRIPTS);

/** Holds back the answer of the e-mail service. */
export const holdAnswer = (page: Page, code = 200) =>
  holdBack(page, EMAIL_SERVICE, (route) => route.fulfill(emailAnswer(code)));

/** Stops the page's clock from its first moment. Only the test moves it on. */
export async function stopTime(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

/** Storage as it is where cookies are blocked: it throws when it is named. */
export function blockStorage(page: Page) {
  return page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}

/** Sets whether the visitor asks to save data. If so, nothing is prefetched. */
export function saveData(page: Page, asked = true) {
  return page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: value } });
  }, asked);
}

/** Opens a page and waits for hydration: from then on a link changes the page without loading a document. */
export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}

/** The page's scripts run. */
export const ready = (page: Page) => page.locator('next-route-announcer').waitFor({ state: 'attached' });

/** The page's scripts run and have made all their own requests. (`networkidle` may come before they do.) */
export async function atRest(page: Page) {
  await ready(page);
  const another = () => page.waitForEvent('request', { timeout: 500 }).then(Boolean, () => false);
  while (await another());
}

/** Opens the contact page and waits until its form works. */
export async function openForm(page: Page, address = '/contact') {
  await page.goto(address);
  await expect(sendButton(page)).toBeEnabled();
}

export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send/ });
/** How the sending went: the last part of the form that takes the focus without being a field. */
export const status = (page: Page) => page.locator('form [tabindex="-1"]').last();
/** What the message starts with. */
export const TEMPLATE = enquiryForm.messageTemplate;

const MESSAGE = 'Number of People: 4\nEnquiry: Is there room on Saturday?';

/** Fills in a whole and right enquiry. */
export async function fillIn(page: Page, { name = 'Kim Nguyen', message = MESSAGE } = {}) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Contact Details').fill('0400 000 000');
  await page.getByLabel('Enquiry Type').selectOption('Boat Hire');
  // As a person does: focus the field first, then select what is in it.
  await page.getByLabel('Message').focus();
  await page.getByLabel('Message').fill(message);
}

/**
 * The sending has failed: the form says so in red, keeps every word, is ready for another press and offers other ways, and the
 * failure is recorded.
 * @param recorded whether the record can exist by now: offline it waits
 */
export async function expectFailure(page: Page, { recorded = true } = {}) {
  await expect(status(page)).toHaveText(FAILED);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toHaveText('Send Enquiry');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
  await expect(page.getByLabel('Contact Details')).toHaveValue('0400 000 000');
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('Boat Hire');
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE);
  for (const way of [enquiryOutcome.byEmail, contact.otherWays.call])
    await expect(page.getByRole('link', { name: way })).toBeVisible();
  await expect(page.getByRole('link', { name: enquiryOutcome.byText })).toHaveCount(textAddress ? 1 : 0);
  const address = await page.getByRole('link', { name: enquiryOutcome.byEmail }).getAttribute('href');
  expect(decodeURIComponent(address ?? '')).toContain(MESSAGE);
  if (recorded) await expectErrorRecorded(page);
}

/** The failure of an enquiry is among the analytics events. */
export async function expectErrorRecorded(page: Page) {
  await expectEvent(page, expect.objectContaining({ name: 'enquiry_error', event_category: 'enquiry' }));
}

/** Waits until the event is recorded; the analytics library may still be loading. */
export async function expectEvent(page: Page, event: object) {
  await expect.poll(() => analyticsEvents(page)).toContainEqual(event);
}

/** The enquiry has been sent: the form says so in green and is back at its template. */
export async function expectSuccess(page: Page) {
  await expect(status(page)).toHaveText(SENT);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue(TEMPLATE);
  await expect(sendButton(page)).toBeEnabled();
}

/** The analytics events of this page load so far, as they stand in the data layer. */
export async function analyticsEvents(page: Page): Promise<AnalyticsEvent[]> {
  const layer = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  );
  return layer
    .filter(([command]) => command === 'event')
    .map(([, name, parameters]) => ({ name: String(name), ...(parameters as Record<string, string>) }));
}
