import { expect, holdBack, openReady, ready, SITE_SCRIPTS, test } from './fixtures';

const FIRST_PICTURE = /\/pictures\/faq-/;

test('the scripts of a page are asked for after its first picture, not beside it', async ({ page }) => {
  const arrive = await holdBack(page, FIRST_PICTURE);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SITE_SCRIPTS.test(request.url())) scripts.push(request.url());
  });
  const asked = page.waitForRequest(FIRST_PICTURE);
  await page.goto('/faq', { waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  arrive();
  await ready(page);
  expect(scripts.length).toBeGreaterThan(4);
});

test.describe('the page starts', () => {
  test('when its first picture is missing', async ({ page, noise }) => {
    noise.push(/404.*\/pictures\/faq-/);
    await page.route(FIRST_PICTURE, (route) => route.fulfill({ status: 404 }));
    await openReady(page, '/faq');
  });

  test('when its first picture never comes', async ({ page }) => {
    await holdBack(page, FIRST_PICTURE);
    await page.goto('/faq', { waitUntil: 'commit' });
    await ready(page);
  });

  test('when a script and the data of the page get lost on their first way', async ({ page, noise }) => {
    noise.push(/ERR_CONNECTION_RESET/);
    for (const address of [SITE_SCRIPTS, /\/faq\.txt$/]) {
      await page.route(address, (route) => route.abort('connectionreset'), { times: 1 });
    }
    await openReady(page, '/faq');
  });
});
