import { expect, type Locator, type Page } from 'playwright/test';
import {
  EMAIL_SERVICE,
  type EmailFields,
  fieldsSent,
} from '../tools/services/email';
import { test as base } from './third-parties';

export { EMAIL_SERVICE, expect };

export const OUTSIDE = /^https?:\/\/(?!localhost[:/])/;

/** The second build: a preview in which the owner has filled in every fact. */
export const PREVIEW = `http://localhost:${process.env.PREVIEW_PORT}`;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

type Fixtures = {
  /** Every call to the e-mail service, in order, answered or not. */
  emails: EmailFields[];
  /** Console messages and outside requests that are no failure. */
  allowedMessages: RegExp[];
};

/**
 * A test fails on any console warning or error, and on any request to an
 * address that no mock knows.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  allowedMessages: async ({}, use) => use([]),

  emails: async ({ context }, use) => {
    const calls: Fixtures['emails'] = [];
    context.on('request', (request) => {
      if (request.url() === EMAIL_SERVICE && request.method() === 'POST')
        calls.push(fieldsSent(request.postDataJSON()));
    });
    await use(calls);
  },

  context: async ({ context, thirdParties, allowedMessages }, use) => {
    const unexpected = thirdParties;
    unexpected.length = 0;
    // The mocks answer https alone.
    context.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http:') && OUTSIDE.test(url)) unexpected.push(url);
    });
    context.on('console', (message) => {
      const { url } = message.location();
      // Outside the site only a test itself makes a request fail.
      if (
        message.text().startsWith('Failed to load resource') &&
        OUTSIDE.test(url)
      )
        return;
      if (['error', 'warning'].includes(message.type()))
        unexpected.push(`${message.text()} (${url})`);
    });
    context.on('weberror', (event) => {
      const error = String(event.error());
      if (error !== PLAYWRIGHT_CLOCK_ERROR)
        unexpected.push(`uncaught: ${error}`);
    });
    await use(context);
    expect(
      unexpected.filter(
        (text) => !allowedMessages.some((allowed) => allowed.test(text)),
      ),
    ).toEqual([]);
  },
});

/** Playwright's clock throws it when the browser is reset for a next test. */
const PLAYWRIGHT_CLOCK_ERROR =
  "TypeError: Cannot read properties of undefined (reading 'controller')";

/** Holds every request to an address. @returns what releases them */
export async function holdBack(
  page: Page,
  address: string | RegExp,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, (route) => held.then(() => route.fallback()));
  return release;
}

export const SITE_SCRIPTS = /\/_next\/static\/.*\.js/;

export const holdScripts = (page: Page) => holdBack(page, SITE_SCRIPTS);

/** Call it before the page loads. Only the test then moves its clock. */
export const stopTime = (page: Page) => page.clock.pauseAt(Date.now());

/** As browsers do when cookies are blocked. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException(
        'Access is denied for this document.',
        'SecurityError',
      );
    };
    const blocked = { configurable: true, get };
    Object.defineProperties(window, {
      localStorage: blocked,
      sessionStorage: blocked,
    });
  });

export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
}

/** NEXT: hydration adds the element that announces a new page. */
export const ready = (page: Page) =>
  page.locator('next-route-announcer').waitFor({ state: 'attached' });

/** `networkidle` may fire before hydration. */
export async function atRest(page: Page) {
  await ready(page);
  const requestFollows = () =>
    page.waitForEvent('request', { timeout: 500 }).then(Boolean, () => false);
  while (await requestFollows());
}

/** @returns how many pictures could not be loaded */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const loaded = await Promise.allSettled(
      [...document.images].map((image) => image.decode()),
    );
    return loaded.filter(({ status }) => status === 'rejected').length;
  });

/** How many pixels the page is wider than the screen. */
export const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - innerWidth),
  );

/** The analytics library may still be loading. */
export async function expectEvent(page: Page, event: object) {
  await expect.poll(() => analyticsEvents(page)).toContainEqual(event);
}

export async function isRed(text: Locator): Promise<boolean> {
  const ink = await text.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0] = ink.match(/\d+/g)?.map(Number) ?? [];
  return red > green;
}

/** What analytics is told of this page: each command and its values. */
export const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Array.from(entry as ArrayLike<unknown>),
    ),
  );

export async function analyticsEvents(
  page: Page,
): Promise<({ name: string } & Record<string, string>)[]> {
  const events = (await dataLayer(page)).filter(
    ([command]) => command === 'event',
  );
  return events.map(([, name, parameters]) => ({
    name,
    ...Object(parameters),
  }));
}
