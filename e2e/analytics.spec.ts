import { findPage } from '../site/content/pages';
import { boatHire, faq, home } from '../site/content/texts';
import { contactPhone } from '../site/facts/contact';
import { harbour } from '../site/facts/harbour';
import { fill } from '../site/words/fill';
import { testSettings } from '../tools/testing/test-settings';
import { expectPage, firstTour, firstTourPath, follow } from './content';
import {
  analyticsEvents,
  atRest,
  dataLayer,
  expect,
  expectEvent,
  openReady,
  ready,
  stopTime,
  test,
} from './fixtures';
import * as form from './form';
import { ANALYTICS, script } from './third-parties';

const namesOf = (path: string, baseURL = '') => ({
  page_path: path,
  page_location: `${baseURL}${path}`,
  page_title: findPage(path).title,
});

test('5.2, 7.4 analytics loads after the first action, not before', async ({
  page,
}) => {
  // The library sends to another host, in two ways. A refusal by the policy
  // would be an error on the console (fixtures.ts).
  const collect = 'https://region1.google-analytics.com/g/collect?v=2';
  const body = `navigator.sendBeacon('${collect}'); new Image().src = '${collect}&pixel'`;
  await page.route(ANALYTICS, (route) => route.fulfill(script(body)));
  await page.route(`${collect}**`, (route) => route.fulfill({ status: 204 }));
  await stopTime(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/googletagmanager|google-analytics/.test(request.url()))
      requests.push(request.url());
  });
  await openReady(page, '/faq');
  await page.clock.runFor(1500);
  await atRest(page);
  expect(requests).toEqual([]);
  await page.mouse.move(50, 50);
  const library = expect.stringContaining(
    `id=${testSettings.NEXT_PUBLIC_GA_ID}`,
  );
  // The browser may send the beacon after the picture.
  await expect
    .poll(() => requests.toSorted())
    .toEqual([collect, `${collect}&pixel`, library]);
});

test('5.1, 5.2, 5.3 a visit of two idle seconds counts, without advertising, and again from the page cache', async ({
  page,
  baseURL,
}) => {
  await stopTime(page);
  const address = `/contact?type=Tour&tourId=${firstTour.slug}&utm_source=newsletter`;
  await form.open(page, address);
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/contact');
  await expectEvent(page, {
    name: 'enquiry_prefill',
    event_category: 'enquiry',
    event_label: `Tour, ${firstTour.slug}`,
  });
  const europe = {
    analytics_storage: 'denied',
    region: expect.arrayContaining(['DE', 'FR', 'GB']),
  };
  const names = {
    ...namesOf('/contact'),
    page_location: `${baseURL}${address}`,
  };
  // The library's `config` command sends the view of the landing page.
  expect(
    (await dataLayer(page)).filter(([command]) => command !== 'event'),
  ).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ],
    ['consent', 'default', europe],
    ['set', { ...names, cookie_flags: 'SameSite=Lax;Secure' }],
    ['js', expect.anything()],
    ['config', testSettings.NEXT_PUBLIC_GA_ID],
  ]);
  const views = async () =>
    (await analyticsEvents(page)).filter(({ name }) => name === 'page_view');
  expect(await views()).toEqual([]);
  // As a page of the page cache does, which Playwright's Chromium has not.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect
    .poll(views)
    .toEqual([{ name: 'page_view', ...namesOf('/contact', baseURL) }]);
});

test('2.4, 5.1, 5.3 each page counts once, and clicks are events, however quickly a page is left', async ({
  page,
  context,
}) => {
  await context.route(harbour.mapUrl, (route) =>
    route.fulfill({ body: 'Maps' }),
  );
  const told: string[] = [];
  await page.exposeBinding('tell', (_, [command, name, more]) => {
    // Each page is counted by the configuration of its own, or by the page
    // after it.
    if (command === 'config' || name === 'page_view') told.push('page');
    else if (command === 'event')
      told.push(`${name}: ${more.event_category}, ${more.event_label}`);
  });
  // As the library does, this reads what waits, and then each new entry.
  const body = `
    const tell = ([command, name, more]) =>
      window.tell([command, name, { ...more }]);
    for (const entry of window.dataLayer) tell(entry);
    window.dataLayer.push = tell;`;
  await page.route(ANALYTICS, (route) => route.fulfill(script(body)));
  await openReady(page, '/');
  const main = page.getByRole('main');
  const press = (name: string) =>
    main.getByRole('link', { name, exact: true }).click();
  await press(contactPhone);
  await page.getByRole('contentinfo').getByRole('link', { name: /@/ }).click();
  await main.getByRole('link', { name: harbour.label }).click();
  await press(
    `${home.tours.more} ${fill(home.tours.about, { name: firstTour.name })}`,
  );
  await expectPage(page, firstTourPath);
  await ready(page);
  await follow(page, '/boat-hire');
  await ready(page);
  await press(boatHire.hero.button);
  await expect(page).toHaveURL('/contact');
  await follow(page, '/faq');
  await ready(page);
  for (const _ of ['open', 'close'])
    await main.getByText(faq.entries[0].question).click();
  await press(faq.closing.button);
  await expect(page).toHaveURL('/contact');
  await page.mouse.move(50, 50);

  await expect
    .poll(() => told.toSorted())
    .toEqual(
      [
        ...Array(6).fill('page'),
        'phone_click: phone, info bar',
        'email_click: email, footer',
        'maps_click: maps, info bar',
        `tour_view: tour, ${firstTour.name}, card`,
        'book_click: book, boat hire, hero',
        'enquiry_prefill: enquiry, Boat Hire',
        `faq_view: faq, ${faq.entries[0].slug}`,
        'book_click: book, FAQ',
        'enquiry_prefill: enquiry, General Enquiry',
      ].toSorted(),
    );
});

test('5.2 Global Privacy Control and Do Not Track switch analytics off', async ({
  context,
}) => {
  for (const property of [
    'globalPrivacyControl: { value: true }',
    'doNotTrack: { value: "1" }',
  ]) {
    const page = await context.newPage();
    await page.addInitScript(
      `Object.defineProperties(navigator, { ${property} })`,
    );
    await openReady(page, '/faq');
    await page.mouse.move(50, 50);
    await atRest(page);
    expect(await dataLayer(page)).toEqual([]);
    await page.close();
  }
});
