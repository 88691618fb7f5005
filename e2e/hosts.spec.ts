import { expect, test } from 'playwright/test';
import { barWords } from '../data/navigation';
import { firstTour, firstTourPath, lastTourPath } from './content';
import { openReady, PLAYWRIGHT_CLOCK_ERROR } from './fixtures';
import { isInstalled, type RealServer, serverPrograms, startServer } from './real-servers';

// hosts.test.ts compares all answers of all servers. So one server is enough here.
const program = serverPrograms.find(isInstalled);

test.use({ ignoreHTTPSErrors: true });
// All tests run in one worker and share one server.
test.describe.configure({ mode: 'serial' });
test.skip(!program, 'Neither nginx nor Apache is installed here');

let server: RealServer;
test.beforeAll(async () => {
  if (program) server = await startServer(program);
});
test.afterAll(() => server?.stop());

test('serves links without a full page load', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (String(error) !== PLAYWRIGHT_CLOCK_ERROR) problems.push(error.message);
  });
  await page.route(
    (url) => url.origin !== server.url,
    (route) => route.abort(),
  );
  await openReady(page, server.url);
  await page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
  });
  const navigation = page.getByRole('navigation', { name: barWords.links });
  for (const path of ['/about', '/boat-hire', '/faq', '/contact', '/']) {
    await navigation.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of [firstTourPath, lastTourPath]) {
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(server.url + path);
    await page.goBack();
    await expect(page).toHaveURL(`${server.url}/`);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(problems.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
});

test('keeps the preselection of an address with and without a final slash', async ({ page }) => {
  for (const path of ['/contact', '/contact/']) {
    await page.goto(`${server.url}${path}?type=Tour&tourId=${firstTour.slug}`);
    await expect(page.getByLabel('Enquiry Type')).toHaveValue('Tour');
    await expect(page).toHaveURL(`${server.url}/contact`);
  }
});
