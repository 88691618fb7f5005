import { shareWords } from '../data/client-texts';
import { sharePath, tourPath, trailTo } from '../data/functions/pages';
import { tours } from '../data/functions/tours-on';
import { labels } from '../data/labels';
import { tourPageWords } from '../data/tour-page';
import { expect, openReady, test } from './fixtures';

test('each of these files has its content type', async ({ request }) => {
  for (const [path, type] of Object.entries({
    '/sitemap.xml': /xml/,
    '/robots.txt': /text\/plain/,
    '/llms.txt': /text\/plain/,
    '/.well-known/security.txt': /text\/plain/,
    '/.well-known/gpc.json': /^application\/json/,
    '/manifest.webmanifest': /manifest\+json/,
    '/icon.svg': /image\/svg/,
    [sharePath('/')]: /image\/jpeg/,
  })) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
});

const [tour] = tours;

test('the breadcrumbs lead to the parent pages', async ({ page }) => {
  await page.goto(tourPath(tour.slug));
  const trail = page.getByRole('navigation', { name: labels.breadcrumbs });
  await expect(trail.getByRole('listitem')).toHaveText(trailTo(tourPath(tour.slug)).map(({ name }) => name));
  await expect(trail.getByText(tour.name)).toHaveAttribute('aria-current', 'page');
  await trail.getByRole('link').last().click();
  await expect(page).toHaveURL('/#tours');
});

test('without a share sheet, sharing a tour copies its plain address', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openReady(page, `${tourPath(tour.slug)}?from=somewhere`);
  await page.getByRole('button', { name: tourPageWords.beforeYouBook.share }).click();
  await expect(page.getByText(shareWords.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + tourPath(tour.slug));
});
