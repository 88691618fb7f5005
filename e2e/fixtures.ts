import { test as base, expect, type Page, type Route } from 'playwright/test';
import { previewTestSettings } from '../tools/test-settings';
import { botCheckFirstStage, botCheckSecondStage } from './bot-check-stand-in';

export { expect };

/** Where the site calls out to; a fault test routes one of them anew, which wins over the answers below. */
export const EMAIL_SERVICE = 'https://api.emailjs.com/api/v1.0/email/send';
export const BOT_CHECK = 'https://www.google.com/recaptcha/api.js*';
export const BOT_CHECK_SECOND_STAGE = 'https://www.gstatic.com/recaptcha/releases/**';
export const ANALYTICS = 'https://www.googletagmanager.com/**';
export const CONTAINER = `${previewTestSettings.NEXT_PUBLIC_IMAGE_BASE_URL}/**`;

/** A pattern and not a function: what does not fit it never leaves the browser's side. */
export const ELSEWHERE = /^https?:\/\/(?!localhost[:/])/;

export const SENT = 'Message sent successfully!';
export const FAILED = 'Failed to send message. Please try again.';

/** The body of one call to the e-mail service. */
export type EmailCall = { template_params: Record<string, string | boolean> } & Record<string, string>;
export type AnalyticsEvent = { name: string } & Record<string, string>;

type Fixtures = {
  /** Every call made to the e-mail service, answered or not, in its order. */
  emailCalls: EmailCall[];
  /** What the browser's console may say in this test: a fault test names the message that its fault must leave there. */
  noise: RegExp[];
};

/**
 * A browser to which the outside world is only what stands here: the bot check, the e-mail service, the analytics and the
 * container answer as the real ones do, and whatever else is asked for fails the test. So does any warning or error in the console.
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
    // The container refuses whoever does not show the exact query, as the real one does.
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

/** What Playwright's own clock stumbles over when the browser is emptied for the next test. */
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
 * Holds back whatever is asked of an address.
 * @param answer what is done with it then; by default what would have been done at once
 * @returns the way to let it go
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

/** The page's clock stands still from its first moment; only the test moves it on. */
export async function stopTime(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

/** Storage as it is where cookies are blocked: to name it is to fail. */
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

/** The visitor asks to save data, or not: with it nothing is fetched ahead. */
export function saveData(page: Page, asked = true) {
  return page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: value } });
  }, asked);
}

/** Opens a page and waits until its scripts run: from then on a link leads on within the document. */
export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}

/** The page's scripts run. */
export const ready = (page: Page) => page.locator('next-route-announcer').waitFor({ state: 'attached' });

/** The page's scripts run, and all they ask for by themselves is asked for. (`networkidle` may come before they do.) */
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
/** What the message starts with (specification, section 5). */
export const TEMPLATE = 'Contact Number:\nNumber of People:\nEnquiry:';

const MESSAGE = 'Number of People: 4\nEnquiry: Is there room on Saturday?';

/** Fills in a whole and right enquiry. */
export async function fillIn(page: Page, { name = 'Kim Nguyen', message = MESSAGE } = {}) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Contact Details').fill('0400 000 000');
  await page.getByLabel('Enquiry Type').selectOption('Boat Hire');
  // As a person does: first into the field, then what stands in it is marked.
  await page.getByLabel('Message').focus();
  await page.getByLabel('Message').fill(message);
}

/**
 * FAIL of the fault matrix: said in red, every word kept, ready for another press, recorded, and other ways offered.
 * @param recorded whether the record can be there by now: offline it waits
 */
export async function expectFailure(page: Page, { recorded = true } = {}) {
  await expect(status(page)).toHaveText(FAILED);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toHaveText('Send Enquiry');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Nguyen');
  await expect(page.getByLabel('Contact Details')).toHaveValue('0400 000 000');
  await expect(page.getByLabel('Enquiry Type')).toHaveValue('Boat Hire');
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE);
  for (const way of ['Send it by e-mail', 'Send it as a text', 'Call us']) {
    await expect(page.getByRole('link', { name: way })).toBeVisible();
  }
  const address = await page.getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href');
  expect(decodeURIComponent(address ?? '')).toContain(MESSAGE);
  if (recorded) await expectErrorRecorded(page);
}

/** The failure of an enquiry is among the analytics events. */
export async function expectErrorRecorded(page: Page) {
  await expectEvent(page, expect.objectContaining({ name: 'enquiry_error', event_category: 'enquiry' }));
}

/** It is recorded, or will be once the measuring is loaded. */
export async function expectEvent(page: Page, event: object) {
  await expect.poll(() => analyticsEvents(page)).toContainEqual(event);
}

/** OK of the fault matrix: said in green, and the form back at its template. */
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
