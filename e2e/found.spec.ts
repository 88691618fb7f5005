import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from 'playwright/test';
import { pages, trailTo } from '../data/pages';
import { checkPages } from '../tools/testing/check-pages';
import { firstTour, firstTourPath, headline } from './content';
import { expect, openReady, test } from './fixtures';
import { structuredDataErrors } from './structured-data';

base('the built pages have all that is looked for, true and in one form', async () => {
  expect(await checkPages(process.env.SITE_OUT || 'out')).toEqual([]);
});

base('a validator of structured data finds no error on any page', async () => {
  const out = process.env.SITE_OUT || 'out';
  for (const { path } of pages) {
    const html = readFileSync(join(out, `${path === '/' ? 'index' : path}.html`), 'utf8');
    expect(await structuredDataErrors(html), path).toEqual([]);
  }
});

base('the validator would find a property that there is not, and a price that is missing', async () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    nmae: 'Boat',
    offers: { '@type': 'Offer' },
  };
  const found = await structuredDataErrors(
    `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
  );
  expect(found).toContainEqual(expect.stringContaining('"nmae"'));
  expect(found).toContainEqual(expect.stringContaining('"price"'));
});

test('a crawl of the served site meets no dead link and no missing picture', async ({ page, request }) => {
  base.slow();
  const seen = new Set<string>();
  const queue = ['/'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const addresses = [...document.querySelectorAll<HTMLElement>('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      );
      const sets = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
        (element.getAttribute('srcset') ?? '').split(/,\s+/).map((entry) => entry.split(' ')[0] ?? ''),
      );
      const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
      return { all: [...addresses, ...sets], links };
    });
    for (const address of found.all.filter((each) => each.startsWith('/'))) {
      const [plain = ''] = address.split('#');
      if (seen.has(plain)) continue;
      seen.add(plain);
      expect((await request.get(plain)).status(), `${address}, on ${path}`).toBe(200);
      const isPage = found.links.includes(address) && !/\.\w+$/.test(plain) && !plain.includes('?');
      if (isPage && plain !== '/') queue.push(plain);
    }
  }
  expect(pages.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([]);
});

test('the breadcrumbs lead back up', async ({ page }) => {
  await page.goto(firstTourPath);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(trailTo(firstTourPath).map(({ name }) => name));
  await expect(trail.getByText(firstTour.name)).toHaveAttribute('aria-current', 'page');
  await trail.getByRole('link', { name: 'Tours' }).click();
  await expect(page).toHaveURL('/#tours');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
});

test('without a share sheet, sharing a tour copies its plain address', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openReady(page, `${firstTourPath}?from=somewhere`);
  await page.getByRole('button', { name: 'Share this tour' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${firstTourPath}`);
});

for (const [path, type] of [
  ['/sitemap.xml', /xml/],
  ['/robots.txt', /text\/plain/],
  ['/llms.txt', /text\/plain/],
  ['/.well-known/security.txt', /text\/plain/],
  ['/manifest.webmanifest', /manifest\+json/],
  ['/icon.svg', /image\/svg/],
  ['/share/home.jpg', /image\/jpeg/],
] as const) {
  test(`${path} is served as what it is`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(type);
  });
}
