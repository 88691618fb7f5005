import type { Page } from 'playwright/test';
import { boatHire } from '../data/boat-hire';
import { faq } from '../data/faq';
import { findPage } from '../data/functions/pages';
import { home } from '../data/home';
import { contactPhone } from '../data/settings';
import { harbour } from '../data/site';
import { expectPage, firstTour, firstTourPath, footerLink } from './content';
import {
  ANALYTICS,
  type AnalyticsEvent,
  analyticsEvents,
  atRest,
  expect,
  expectEvent,
  openForm,
  openNoProgram,
  openReady,
  stopTime,
  test,
} from './fixtures';

type Entry = { command: string; values: unknown[] };

/** The whole data layer, in order. */
async function dataLayer(page: Page): Promise<Entry[]> {
  const entries = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  );
  return entries.map(([command, ...values]) => ({ command: String(command), values }));
}

const views = async (page: Page) => (await analyticsEvents(page)).filter(({ name }) => name === 'page_view');
const event = (name: string, category: string, label: string): AnalyticsEvent => ({
  name,
  event_category: category,
  event_label: label,
});

test('analytics loads after the first action of the visitor or after two idle seconds', async ({ page }) => {
  await stopTime(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const act of [() => page.mouse.move(50, 50), () => page.clock.runFor(1500)]) {
    await openReady(page, '/faq');
    await page.clock.runFor(1500);
    await atRest(page);
    expect(requests.filter((url) => url.includes('googletagmanager'))).toEqual([]);
    const script = page.waitForRequest(ANALYTICS);
    await act();
    expect((await script).url()).toContain('id=G-TEST123456');
    requests.length = 0;
  }
});

test('a visit without a click is counted, with the preselection of its address', async ({
  page,
  baseURL,
}) => {
  await stopTime(page);
  await openForm(page, `/contact?type=Tour&tourId=${firstTour.id}&utm_source=newsletter`);
  await expect(page).toHaveURL('/contact');
  await page.clock.runFor(3000);
  await expectEvent(page, event('enquiry_prefill', 'enquiry', `Tour, ${firstTour.slug}`));
  const layer = await dataLayer(page);
  expect(layer.filter(({ command }) => ['set', 'config'].includes(command))).toEqual([
    {
      command: 'set',
      values: [
        {
          page_path: '/contact',
          page_location: `${baseURL}/contact?type=Tour&tourId=${firstTour.id}&utm_source=newsletter`,
          page_title: findPage('/contact').title,
          cookie_flags: 'SameSite=Lax;Secure',
        },
      ],
    },
    { command: 'config', values: ['G-TEST123456'] },
  ]);
  expect(await views(page)).toEqual([]);
});

test('the library is told to use no cookies for advertising, and none at all in Europe', async ({ page }) => {
  await openReady(page, '/faq');
  await page.mouse.move(50, 50);
  await expect.poll(async () => (await dataLayer(page)).map(({ command }) => command)).toContain('config');
  const layer = await dataLayer(page);
  const beforeConfiguration = layer.slice(
    0,
    layer.findIndex(({ command }) => command === 'config'),
  );
  expect(beforeConfiguration.filter(({ command }) => command === 'consent')).toEqual([
    {
      command: 'consent',
      values: ['default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }],
    },
    {
      command: 'consent',
      values: [
        'default',
        { analytics_storage: 'denied', region: expect.arrayContaining(['DE', 'FR', 'GB']) },
      ],
    },
  ]);
});

test('each visited page counts once, with its path, address and title', async ({ page, baseURL }) => {
  await openReady(page, '/faq');
  await page.mouse.move(50, 50);
  await expect.poll(async () => (await dataLayer(page)).map(({ command }) => command)).toContain('config');
  for (const path of ['/about', '/boat-hire']) {
    await footerLink(page, path).click();
    await expectPage(page, path);
  }
  await page.goBack();
  await expectPage(page, '/about');
  await expect.poll(async () => (await views(page)).length).toBe(3);
  const about = {
    name: 'page_view',
    page_path: '/about',
    page_location: `${baseURL}/about`,
    page_title: findPage('/about').title,
  };
  expect(await views(page)).toEqual([
    about,
    {
      name: 'page_view',
      page_path: '/boat-hire',
      page_location: `${baseURL}/boat-hire`,
      page_title: findPage('/boat-hire').title,
    },
    about,
  ]);
  // The library's `config` command sends the view of the landing page.
  expect((await dataLayer(page)).filter(({ command }) => command === 'config')).toHaveLength(1);
});

test('the landing page is counted with its own title when the visitor has already moved on', async ({
  page,
  baseURL,
}) => {
  await openReady(page, '/faq');
  await footerLink(page, '/about').click();
  await expect.poll(async () => (await views(page)).length).toBe(1);
  const layer = await dataLayer(page);
  const config = layer.findIndex(({ command }) => command === 'config');
  const before = layer.slice(0, config).find(({ command }) => command === 'set');
  expect(before?.values[0]).toMatchObject({
    page_path: '/faq',
    page_location: `${baseURL}/faq`,
    page_title: findPage('/faq').title,
  });
  const after = layer.slice(config).find(({ command }) => command === 'set');
  expect(after?.values[0]).toMatchObject({ page_location: `${baseURL}/about` });
});

test('an address with a preselection counts as one page', async ({ page }) => {
  await openReady(page, '/faq');
  await page.getByRole('main').getByRole('link', { name: faq.closing.button }).click();
  await expect(page).toHaveURL('/contact');
  await expect
    .poll(() => analyticsEvents(page))
    .toContainEqual(event('enquiry_prefill', 'enquiry', 'General Enquiry'));
  await expect.poll(async () => (await views(page)).map(({ page_path }) => page_path)).toEqual(['/contact']);
});

test('web vitals are recorded when the page is left', async ({ page }) => {
  await openReady(page, '/faq');
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect.poll(async () => (await dataLayer(page)).map(({ command }) => command)).toContain('config');
  await atRest(page);
  // The browser reports the largest contentful paint after a press, the other values when the page is hidden.
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  for (const [name, least, most] of [
    ['LCP', 1, 60_000],
    ['CLS', 0, 1],
    ['INP', 0, 60_000],
  ] as const) {
    const found = async () => (await analyticsEvents(page)).filter((recorded) => recorded.name === name);
    await expect.poll(found).toHaveLength(1);
    const [recorded] = await found();
    expect(recorded).toMatchObject({
      event_category: 'web_vitals',
      event_label: expect.stringMatching(/good|needs/),
    });
    expect(Number(recorded?.value)).toBeGreaterThanOrEqual(least);
    expect(Number(recorded?.value)).toBeLessThanOrEqual(most);
  }
});

test('a question opened and a link pressed are recorded with category and label', async ({ page }) => {
  await openReady(page, '/faq');
  const question = page.getByRole('heading', { name: faq.entries[0].question });
  await question.click();
  // Closing it again is no view.
  await question.click();
  await page.getByRole('main').getByRole('link', { name: faq.closing.button }).click();
  await expect(page).toHaveURL('/contact');
  await expectEvent(page, event('book_click', 'book', 'FAQ'));
  expect((await analyticsEvents(page)).filter(({ name }) => name === 'faq_view')).toEqual([
    event('faq_view', 'faq', faq.entries[0].slug),
  ]);
});

test('a press on the boat hire teaser does not count as Book, one on the button behind it does', async ({
  page,
}) => {
  await openReady(page, '/');
  await page.getByRole('main').getByRole('link', { name: home.hire.button, exact: true }).click();
  await expectPage(page, '/boat-hire');
  await page.getByRole('main').getByRole('link', { name: boatHire.hero.button }).click();
  await expectEvent(page, event('book_click', 'book', 'boat hire, hero'));
  expect((await analyticsEvents(page)).filter(({ name }) => name === 'book_click')).toHaveLength(1);
});

test('telephone, e-mail, maps and tours are recorded with category and label', async ({ page, context }) => {
  await context.route(harbour.mapUrl, (route) => route.fulfill({ body: 'Maps' }));
  await openReady(page, '/');
  await openNoProgram(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: contactPhone }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: /@/ }).click();
  await main.getByRole('link', { name: harbour.label }).click();
  await main.getByRole('link', { name: `${home.tours.more}${home.tours.about(firstTour.name)}` }).click();
  await expect(page).toHaveURL(firstTourPath);
  await expectEvent(page, event('phone_click', 'phone', 'info bar'));
  await expectEvent(page, event('email_click', 'email', 'footer'));
  await expectEvent(page, event('maps_click', 'maps', 'info bar'));
  await expectEvent(page, event('tour_view', 'tour', `${firstTour.name}, card`));
});

test('a press on the telephone number of a lost page is recorded', async ({ page, allowedMessages }) => {
  allowedMessages.push(/status of 404/);
  await page.goto('/nowhere');
  await page.mouse.move(50, 50);
  await expect.poll(async () => (await dataLayer(page)).map(({ command }) => command)).toContain('config');
  await openNoProgram(page);
  await page.getByRole('main').getByRole('link', { name: contactPhone }).click();
  await expectEvent(page, event('phone_click', 'phone', 'lost page'));
});

for (const [signal, property, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`${signal} switches analytics off`, async ({ page }) => {
    await page.addInitScript(
      ([property, value]) => Object.defineProperty(navigator, String(property), { get: () => value }),
      [property, value],
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await stopTime(page);
    await openReady(page, '/faq');
    await page.mouse.move(50, 50);
    await footerLink(page, '/about').click();
    await expectPage(page, '/about');
    // The focus comes with the end of the navigation; before it, the clock would run into the whole load of a slow page.
    await expect(page.getByRole('main')).toBeFocused();
    await page.clock.runFor(3000);
    expect(await dataLayer(page)).toEqual([]);
    expect(requests.filter((url) => url.includes('googletagmanager'))).toEqual([]);
  });
}
