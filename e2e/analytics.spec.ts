import type { Page } from 'playwright/test';
import { boatHire, faq, home } from '../site/content';
import { fill } from '../site/fill';
import { harbour } from '../site/harbour';
import { findPage } from '../site/pages';
import { contactPhone } from '../site/settings';
import { testSettings } from '../tools/testing/test-settings';
import { expectPage, firstTour, firstTourPath, follow } from './content';
import {
  ANALYTICS,
  type AnalyticsEvent,
  analyticsEvents,
  atRest,
  dataLayer,
  expect,
  expectEvent,
  openNoProgram,
  openReady,
  stopTime,
  test,
} from './fixtures';
import * as form from './form';

const views = async (page: Page) => (await analyticsEvents(page)).filter(({ name }) => name === 'page_view');
const event = (name: string, category: string, label: string): AnalyticsEvent => ({
  name,
  event_category: category,
  event_label: label,
});

/** What analytics is told of a page. */
const namesOf = (path: string, baseURL = '') => ({
  page_path: path,
  page_location: `${baseURL}${path}`,
  page_title: findPage(path).title,
});

test('5.2 analytics loads after the first action of the visitor or after two idle seconds', async ({
  page,
}) => {
  await stopTime(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // The mouse is last, because it stays where it is on the next page.
  for (const act of [() => page.clock.runFor(2000), () => page.mouse.move(50, 50)]) {
    await openReady(page, '/faq');
    await page.clock.runFor(1500);
    await atRest(page);
    expect(requests.filter((url) => url.includes('googletagmanager'))).toEqual([]);
    const script = page.waitForRequest(ANALYTICS);
    await act();
    expect((await script).url()).toContain(`id=${testSettings.NEXT_PUBLIC_GA_ID}`);
    requests.length = 0;
  }
});

test('5.1, 5.2, 5.3 a visit without a click is counted, with the preselection of its address, without cookies for advertising, in Europe without any', async ({
  page,
  baseURL,
}) => {
  await stopTime(page);
  const address = `/contact?type=Tour&tourId=${firstTour.id}&utm_source=newsletter`;
  await form.open(page, address);
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/contact');
  await expectEvent(page, event('enquiry_prefill', 'enquiry', `Tour, ${firstTour.slug}`));
  // The library's `config` command sends the view of the landing page.
  expect((await dataLayer(page)).filter(([command]) => command !== 'event')).toEqual([
    ['consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }],
    [
      'consent',
      'default',
      { analytics_storage: 'denied', region: expect.arrayContaining(['DE', 'FR', 'GB']) },
    ],
    [
      'set',
      {
        ...namesOf('/contact'),
        page_location: `${baseURL}${address}`,
        cookie_flags: 'SameSite=Lax;Secure',
      },
    ],
    ['js', expect.anything()],
    ['config', testSettings.NEXT_PUBLIC_GA_ID],
  ]);
  expect(await views(page)).toEqual([]);
});

test('5.1 each visited page counts once, with its path, address and title', async ({ page, baseURL }) => {
  await openReady(page, '/faq');
  await follow(page, '/about');
  await follow(page, '/boat-hire');
  await page.goBack();
  await expectPage(page, '/about');
  await expect
    .poll(() => views(page))
    .toEqual(
      ['/about', '/boat-hire', '/about'].map((path) => ({ name: 'page_view', ...namesOf(path, baseURL) })),
    );
  const layer = await dataLayer(page);
  const config = layer.findIndex(([command]) => command === 'config');
  expect(layer.findLastIndex(([command]) => command === 'config')).toBe(config);
  const namesIn = (part: typeof layer) => part.find(([command]) => command === 'set')?.[1];
  expect(namesIn(layer.slice(0, config))).toMatchObject(namesOf('/faq', baseURL));
  expect(namesIn(layer.slice(config))).toEqual(namesOf('/about', baseURL));
});

test('5.1, 5.3 a question opened, and an address with a preselection counts as one page', async ({
  page,
}) => {
  await openReady(page, '/faq');
  const question = page.getByRole('heading', { name: faq.entries[0].question });
  await question.click();
  // Closing it again is no view.
  await question.click();
  await page.getByRole('main').getByRole('link', { name: faq.closing.button }).click();
  await expect(page).toHaveURL('/contact');
  await expectEvent(page, event('book_click', 'book', 'FAQ'));
  await expectEvent(page, event('enquiry_prefill', 'enquiry', 'General Enquiry'));
  await expect.poll(async () => (await views(page)).map(({ page_path }) => page_path)).toEqual(['/contact']);
  expect((await analyticsEvents(page)).filter(({ name }) => name === 'faq_view')).toEqual([
    event('faq_view', 'faq', faq.entries[0].slug),
  ]);
});

test('2.6, 5.3 telephone, e-mail, maps, tours and Book; the boat hire teaser is not Book', async ({
  page,
  context,
}) => {
  await context.route(harbour.mapUrl, (route) => route.fulfill({ body: 'Maps' }));
  await openReady(page, '/');
  await openNoProgram(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: contactPhone }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: /@/ }).click();
  await main.getByRole('link', { name: harbour.label }).click();
  await main
    .getByRole('link', { name: `${home.tours.more} ${fill(home.tours.about, { name: firstTour.name })}` })
    .click();
  await expect(page).toHaveURL(firstTourPath);
  await page.goBack();
  await expectPage(page, '/');
  await main.getByRole('link', { name: boatHire.hero.title, exact: true }).click();
  await expectPage(page, '/boat-hire');
  await main.getByRole('link', { name: boatHire.hero.button }).click();
  await expect
    .poll(async () => (await analyticsEvents(page)).filter(({ name }) => name !== 'page_view'))
    .toEqual([
      event('phone_click', 'phone', 'info bar'),
      event('email_click', 'email', 'footer'),
      event('maps_click', 'maps', 'info bar'),
      event('tour_view', 'tour', `${firstTour.name}, card`),
      event('book_click', 'book', 'boat hire, hero'),
      event('enquiry_prefill', 'enquiry', 'Boat Hire'),
    ]);
});

for (const [signal, property] of [
  ['Global Privacy Control', 'globalPrivacyControl: { value: true }'],
  ['Do Not Track', 'doNotTrack: { value: "1" }'],
] as const)
  test(`5.2 ${signal} switches analytics off`, async ({ page }) => {
    await page.addInitScript(`Object.defineProperties(navigator, { ${property} })`);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await stopTime(page);
    await openReady(page, '/faq');
    await page.mouse.move(50, 50);
    await follow(page, '/about');
    // The focus comes with the end of the navigation; before it, the clock would run into the whole load of a slow page.
    await expect(page.getByRole('main')).toBeFocused();
    await page.clock.runFor(3000);
    expect(await dataLayer(page)).toEqual([]);
    expect(requests.filter((url) => url.includes('googletagmanager'))).toEqual([]);
  });
