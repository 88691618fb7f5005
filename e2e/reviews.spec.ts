import type { Locator, Page } from 'playwright/test';
import { reviewTexts } from '../site/content/client-texts';
import { reviewPages } from '../site/content/site';
import { home } from '../site/content/texts';
import { findings } from './access/findings';
import { expectPage, follow, footerLink } from './content';
import {
  DESKTOP,
  expect,
  expectEvent,
  isRed,
  openReady,
  PHONE,
  sideways,
  stopTime,
  test,
} from './fixtures';

const section = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: home.reviews.heading }) });
/** As many as the owner has. */
const pages = [
  { label: 'Google', name: home.reviews.google, address: reviewPages.google },
  {
    label: 'Tripadvisor',
    name: home.reviews.tripadvisor,
    address: reviewPages.tripadvisor,
  },
].filter(({ address }) => address);

const cards = (page: Page) => section(page).getByRole('listitem');

type Served = { author_name?: string; rating?: number; text: string };
const serve = (page: Page, ...served: Served[]) => {
  const reviews = served.map((review) => ({
    author_name: 'Kim',
    rating: 5,
    ...review,
  }));
  return page.route('**/reviews.json', (route) =>
    route.fulfill({ json: { reviews } }),
  );
};

// The other faults and their messages:
// components/shared/reviews/reviews-file.test.ts.
test('2.8 a red box appears when the reviews file never arrives', async ({
  page,
  allowedMessages,
}) => {
  // The moved clock also times out pictures that are still loading.
  allowedMessages.push(
    /Failed to load resource/,
    /hero picture .* could not be loaded/,
  );
  await page.clock.install();
  const request = page.waitForRequest('**/reviews.json');
  await page.route('**/reviews.json', () => {});
  await page.goto('/');
  await request;
  await expect(cards(page).first()).toBeVisible();
  await page.clock.fastForward(30_000);
  const box = section(page).getByRole('alert');
  await expect(box).toHaveText(reviewTexts.notLoaded());
  expect(await isRed(box)).toBe(true);
  expect.soft(await findings(page)).toEqual([]);
  await expect(cards(page)).toHaveCount(0);
  await expect(section(page).getByRole('link')).toHaveCount(pages.length);
});

test('2.7, 2.9, 2.10 a review stands as the guest wrote it, a long one opened; its links stay without any', async ({
  page,
  context,
  browser,
}) => {
  const hostile = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>{{a}} https://kim.example/photos`;
  const kinds = {
    lines: 'We saw turtles.\n\nWe will come back.',
    rightToLeft: 'رحلة رائعة مع طاقم لطيف!',
    oneWord: 'a'.repeat(1500),
    noSpaces: '船长非常友善。'.repeat(150),
  };
  await serve(
    page,
    ...Object.values(kinds).map((text) => ({ author_name: 'دانا', text })),
    { author_name: hostile, rating: 4, text: hostile },
  );
  await page.goto('/');
  await expect(cards(page)).toHaveCount(Object.keys(kinds).length + 1);
  await expect(cards(page).last().getByText(hostile)).toHaveCount(2);
  await expect(cards(page).last().getByRole('img')).toHaveAttribute(
    'aria-label',
    reviewTexts.rating(4),
  );
  await expect(cards(page).getByRole('link')).toHaveCount(0);
  await expectPage(page, '/');
  const card = (kind: keyof typeof kinds, of = page) =>
    cards(of).nth(Object.keys(kinds).indexOf(kind));
  const words = (kind: keyof typeof kinds, of = page) =>
    card(kind, of).getByRole('blockquote');
  const asShown = { useInnerText: true };
  await expect(words('lines')).toHaveText(
    /^We saw turtles\.\n\nWe will come back\.$/,
    asShown,
  );
  await expect(words('lines')).toHaveCSS('direction', 'ltr');
  await expect(words('rightToLeft')).toHaveCSS('direction', 'rtl');
  await expect(cards(page).getByText(reviewTexts.whole)).toHaveCount(2);
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  const html = await page.content();
  await withoutScripts.route(page.url(), (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  );
  await withoutScripts.goto(page.url());
  await expect(
    cards(withoutScripts).getByText(reviewTexts.whole).first(),
  ).toBeHidden();
  const isWhole = (of: Locator) =>
    of.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight,
    );
  for (const kind of ['oneWord', 'noSpaces'] as const) {
    const toggle = card(kind).getByText(reviewTexts.whole);
    await page.emulateMedia({ media: 'print' });
    expect(await isWhole(words(kind))).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    for (const whole of [false, true, false]) {
      expect(await isWhole(words(kind))).toBe(whole);
      await toggle.press('Enter');
    }
    expect(await isWhole(words(kind, withoutScripts))).toBe(true);
  }
  for (const [screen, columns] of [
    [PHONE, 1],
    [DESKTOP, 2],
  ] as const) {
    await page.setViewportSize(screen);
    expect(await sideways(page)).toBe(0);
    const places = await cards(page).evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().left),
    );
    expect(new Set(places).size).toBe(columns);
  }

  await serve(page);
  await page.reload();
  await expect(cards(page)).toHaveCount(0);
  await expect(section(page).getByRole('link')).toHaveCount(pages.length);
  for (const { name, label, address } of pages) {
    await context.route(address, (route) => route.fulfill({ body: 'Reviews' }));
    const opened = context.waitForEvent('page');
    await section(page).getByRole('link', { name }).click();
    await expect(await opened).toHaveURL(address);
    await expectEvent(page, {
      name: 'reviews_click',
      event_category: 'reviews',
      event_label: label,
    });
  }
  await expect(page).toHaveURL('/');
  const heading = page.getByRole('heading', { name: home.reviews.heading });
  await expect(heading).toBeVisible({ visible: pages.length > 0 });
  // As with no links in data/site.json.
  await section(page).evaluate((part) => {
    for (const link of part.querySelectorAll('a')) link.remove();
  });
  await expect(heading).toBeHidden();
});

test('2.7 more reviews stay shown over Back', async ({ page }) => {
  await serve(page, ...Array.from({ length: 40 }, () => ({ text: 'Short.' })));
  await openReady(page, '/');
  for (const count of [24, 36]) {
    await section(page).getByRole('button', { name: reviewTexts.more }).click();
    await expect(cards(page)).toHaveCount(count);
  }
  await footerLink(page, '/faq').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await follow(page, '/faq');
  await page.goBack();
  await expect(cards(page)).toHaveCount(36);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  // A new visit begins anew.
  await page.goto('/faq');
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
});

if (reviewPages.google)
  test('2.9 on a phone the Google button tries the maps app, and opens the web page otherwise', async ({
    page,
  }) => {
    await page.route(reviewPages.google, (route) =>
      route.fulfill({
        body: '<title>Reviews on the web</title>',
        contentType: 'text/html',
      }),
    );
    await page.setViewportSize(PHONE);
    await stopTime(page);
    await openReady(page, '/');
    // The address at once, because its request follows later.
    await page.evaluate(() =>
      navigation.addEventListener('navigate', ({ destination: { url } }) => {
        if (url.startsWith('https:')) document.title = url;
      }),
    );
    const press = () =>
      section(page).getByRole('link', { name: home.reviews.google }).click();
    const phones: [userAgent: string, app: RegExp][] = [
      ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile', /^geo:/],
      ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', /^maps:/],
    ];
    for (const [value, app] of phones) {
      await page.route(app, (route) => route.abort());
      await page.evaluate(
        (descriptor) =>
          Object.defineProperty(navigator, 'userAgent', descriptor),
        { value, configurable: true },
      );
      const tried = page.waitForRequest(app);
      await press();
      await tried;
      // The app hides the page, until the visitor comes back.
      await page.evaluate(() => {
        for (const value of [true, false]) {
          Object.defineProperty(document, 'hidden', {
            value,
            configurable: true,
          });
          document.dispatchEvent(new Event('visibilitychange'));
        }
      });
      await page.clock.runFor(5_000);
      await expectPage(page, '/');
    }
    await press();
    await page.clock.runFor(490);
    await expectPage(page, '/');
    await page.clock.runFor(20);
    await expect(page).toHaveTitle('Reviews on the web');
  });
