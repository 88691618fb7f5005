import type { Page } from 'playwright/test';
import { reviewWords } from '../data/client-texts';
import { home } from '../data/home';
import { reviewPlaces } from '../data/site';
import { expectPage, headline } from './content';
import { expect, expectEvent, openReady, stopTime, test } from './fixtures';

const REVIEWS = '**/reviews.json';
const section = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: home.reviews.heading }) });
/** The places of the reviews, as many as the owner has. */
const places = [
  { label: 'Google', name: home.reviews.google, address: reviewPlaces.google },
  { label: 'Tripadvisor', name: home.reviews.tripadvisor, address: reviewPlaces.tripadvisor },
].filter(({ address }) => address);

const cards = (page: Page) => section(page).getByRole('listitem');
const review = (author_name: unknown, rating: unknown, text: unknown) => ({ author_name, rating, text });

test('reviews.json replaces the reviews that the page was built with', async ({ page }) => {
  await page.route(REVIEWS, (route) =>
    route.fulfill({ json: { reviews: [review('Alex', 4, 'New today.')] } }),
  );
  await page.goto('/');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('New today.');
  await expect(cards(page).getByRole('img')).toHaveAttribute('aria-label', reviewWords.rating(4));
});

test('the reviews have one column on a phone and two columns on a desktop', async ({ page }) => {
  await page.goto('/');
  for (const [width, columns] of [
    [390, 1],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(columns);
  }
});

/** Wrong responses in place of the reviews, and the error message. */
const NO_REVIEWS = [
  ['is not there', { status: 404, body: '<!doctype html>' }, reviewWords.notLoaded(404)],
  ['is a web page', { body: '<!doctype html><title>Hello</title>' }, reviewWords.notRead],
  ['cannot be reached', null, reviewWords.notLoaded()],
] as const;

test('a malformed reviews file, or none, shows a red box in place of the reviews', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/Failed to load resource/);
  for (const [fault, answer, message] of NO_REVIEWS) {
    await test.step(`it ${fault}`, async () => {
      await page.route(
        REVIEWS,
        (route) => (answer ? route.fulfill(answer) : route.abort('internetdisconnected')),
        { times: 1 },
      );
      await page.goto('/');
      await expectRedBox(page, message);
    });
  }
});

test('a red box appears when the reviews file never arrives', async ({ page, allowedMessages }) => {
  // The moved clock also times out pictures that are still loading.
  allowedMessages.push(/Failed to load resource/, /hero picture .* could not be loaded/);
  await page.clock.install();
  const request = page.waitForRequest(REVIEWS);
  await page.route(REVIEWS, () => {});
  await page.goto('/');
  await request;
  await expect(cards(page).first()).toBeVisible();
  await page.clock.fastForward(30_000);
  await expectRedBox(page, reviewWords.notLoaded());
});

async function expectRedBox(page: Page, message: string) {
  const box = section(page).getByRole('alert');
  await expect(box).toHaveText(message);
  const ink = await box.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0] = ink.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * green);
  await expect(cards(page)).toHaveCount(0);
  await expect(section(page).getByRole('link')).toHaveCount(places.length);
  await expect(page.getByRole('heading', { name: home.tours.heading })).toBeVisible();
}

test('without any review the section is left out', async ({ page }) => {
  await page.route(REVIEWS, (route) => route.fulfill({ json: { reviews: [] } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: home.reviews.heading })).toBeHidden();
  for (const { name } of places) await expect(page.getByRole('link', { name })).toBeHidden();
});

test('of a long review the beginning is shown until it is opened; without scripts and on paper all of it', async ({
  page,
  browser,
}) => {
  const long = `${'We saw turtles, and the guide was kind. '.repeat(48)}We will come back.`;
  const reviews = [review('Alex', 5, long), review('Kim', 5, 'Short and sweet.')];
  await page.route(REVIEWS, (route) => route.fulfill({ json: { reviews } }));
  await page.goto('/');
  const end = (of: Page) => cards(of).first().getByText('We will come back.').last();
  const toggle = cards(page).getByText(reviewWords.whole);
  await expect(toggle).toHaveCount(1);
  await expect(end(page)).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(end(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(end(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(end(page)).toBeVisible();

  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  const html = await page.content();
  await withoutScripts.route(page.url(), (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await withoutScripts.goto(page.url());
  await expect(end(withoutScripts)).toBeVisible();
  await expect(cards(withoutScripts).getByText(reviewWords.whole)).toBeHidden();
});

test('markup in a review is text', async ({ page }) => {
  const hostile = `<img src=x onerror="document.title='run'"><script>document.title='run'</script>{{a}} https://kim.example/photos`;
  await page.route(REVIEWS, (route) => route.fulfill({ json: { reviews: [review(hostile, 5, hostile)] } }));
  await page.goto('/');
  await expect(cards(page).getByText(hostile)).toHaveCount(2);
  await expect(cards(page).getByRole('link')).toHaveCount(0);
  await expectPage(page, '/');
});

test('twelve of 5,000 reviews are shown, and twelve more after each click', async ({ page }) => {
  const reviews = Array.from({ length: 5000 }, (_, index) => review(`Guest ${index}`, 5, `Review ${index}.`));
  await page.route(REVIEWS, (route) => route.fulfill({ json: { reviews } }));
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  await section(page).getByRole('button', { name: reviewWords.more }).click();
  await expect(cards(page)).toHaveCount(24);
});

test('Tripadvisor and, on a desktop, Google open in a new tab', async ({ page, context }) => {
  for (const { address } of places)
    await context.route(address, (route) => route.fulfill({ body: 'Reviews' }));
  await openReady(page, '/');
  for (const { name, address } of places) {
    const opened = context.waitForEvent('page');
    await section(page).getByRole('link', { name }).click();
    await expect(await opened).toHaveURL(address);
  }
  await expect(page).toHaveURL('/');
  for (const { label } of places) {
    await expectEvent(page, { name: 'reviews_click', event_category: 'reviews', event_label: label });
  }
});

for (const [phone, userAgent, app] of [
  ['Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile', /^geo:/],
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile', /^maps:/],
] as const) {
  if (!reviewPlaces.google) break;
  test.describe(`on ${phone}`, () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('the Google button tries the maps app and, when none answers, opens the web page once after 500 ms', async ({
      page,
    }) => {
      const opened: string[] = [];
      await page.route(reviewPlaces.google, (route) => {
        opened.push(route.request().url());
        return route.fulfill({ body: '<title>Reviews on the web</title>', contentType: 'text/html' });
      });
      const tried: string[] = [];
      page.on('request', (request) => {
        if (app.test(request.url())) tried.push(request.url());
      });
      await page.route(app, (route) => route.abort());
      await stopTime(page);
      // Record the address at once, because its request follows later.
      await page.addInitScript(() => {
        const sentTo: string[] = [];
        Object.assign(window, { sentTo });
        (window as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', (event) =>
          sentTo.push((event as unknown as { destination: { url: string } }).destination.url),
        );
      });
      const webPages = () =>
        page.evaluate(() =>
          (window as unknown as { sentTo: string[] }).sentTo.filter((url) => url.startsWith('https:')),
        );
      await openReady(page, '/');
      await section(page).getByRole('link', { name: home.reviews.google }).tap();
      await expect.poll(() => tried.length).toBe(1);
      await page.clock.runFor(490);
      expect(await webPages()).toEqual([]);
      await page.clock.runFor(20);
      await expect(page).toHaveTitle('Reviews on the web');
      expect(opened).toHaveLength(1);
    });

    test('when the maps app opens, the web page does not', async ({ page }) => {
      await page.route(app, (route) => route.abort());
      await stopTime(page);
      await openReady(page, '/');
      const tried = page.waitForRequest(app);
      await section(page).getByRole('link', { name: home.reviews.google }).tap();
      await tried;
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Object.defineProperty(document, 'hidden', { value: false });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.clock.fastForward(5_000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expect(page).toHaveURL('/');
    });
  });
}
