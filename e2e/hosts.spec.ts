import { barWords } from '../site/navigation';
import { firstTour, firstTourPath } from './content';
import { expect, openReady, test } from './fixtures';
import * as form from './form';
import { isInstalled, serverPrograms, startServer } from './real-servers';

// hosts.test.ts compares all answers of all servers. So one server is enough here.
const program = serverPrograms.find(isInstalled);

test.use({ ignoreHTTPSErrors: true });

test('a real server serves links, and keeps the preselection of an address', async ({ page }) => {
  test.skip(!program, 'Neither nginx nor Apache is installed here');
  if (!program) return;
  const { url, stop } = await startServer(program);
  try {
    await openReady(page, url);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const navigation = page.getByRole('navigation', { name: barWords.links });
    for (const path of ['/about', '/contact', '/']) {
      await navigation.locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.locator(`main a[href="${firstTourPath}"]`).first().click();
    await expect(page).toHaveURL(url + firstTourPath);
    await page.goBack();
    await expect(page).toHaveURL(`${url}/`);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    for (const path of ['/contact', '/contact/']) {
      await page.goto(`${url}${path}?type=Tour&tourId=${firstTour.slug}`);
      await form.expectFields(page, { 'Enquiry Type': 'Tour' });
      await expect(page).toHaveURL(`${url}/contact`);
    }
  } finally {
    // No request may be under way when the server stops.
    await page.goto('about:blank');
    await stop();
  }
});
