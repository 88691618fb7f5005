import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { tourPage } from '../site/content/texts';
import { tours } from '../site/content/tours';
import { out } from './built-pages';
import {
  firstTour,
  firstTourPath,
  footerLink,
  menuButton,
  toursButton,
} from './content';
import { atRest, expect, PHONE, saveData, stopTime, test } from './fixtures';

for (const path of ['/', '/faq', '/contact', firstTourPath]) {
  test(`${path} prefetches few pages, each once, and nothing from other sites`, async ({
    page,
  }) => {
    const prefetched: string[] = [];
    const outside: string[] = [];
    page.on('request', (request) => {
      const { hostname, pathname, searchParams } = new URL(request.url());
      // The router's own mark on every address.
      searchParams.delete('_rsc');
      if (hostname !== 'localhost') outside.push(request.url());
      else if (
        pathname.endsWith('.txt') &&
        pathname !== `${path}.txt` &&
        path + pathname !== '//index.txt'
      )
        prefetched.push(`${pathname}?${searchParams}`);
    });
    // Analytics loads after two idle seconds, so stop the clock.
    await stopTime(page);
    await page.goto(path);
    await expect
      .poll(() => prefetched.length, 'something is prefetched')
      .toBeGreaterThan(2);
    await atRest(page);
    expect.soft(outside).toEqual([]);
    expect.soft(new Set(prefetched).size, 'each once').toBe(prefetched.length);
    expect
      .soft(prefetched.length, prefetched.join('\n'))
      .toBeLessThanOrEqual(12);
    const weight = prefetched
      .map((address) => address.replace(/\?.*/, ''))
      .reduce(
        (sum, file) =>
          sum + brotliCompressSync(readFileSync(join(out, file))).length,
        0,
      );
    expect.soft(weight, prefetched.join('\n')).toBeLessThanOrEqual(15_000);
  });
}

for (const saving of [false, true])
  test(`a page is prefetched once when its link is hovered; Save-Data: ${saving}`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) =>
      requests.push(new URL(request.url()).pathname),
    );
    // NEXT: the names of the files with route data.
    const about = () =>
      requests.filter((path) => path.includes('about.__PAGE__'));
    if (saving) await saveData(page);
    await page.goto('/faq');
    await atRest(page);
    expect(about()).toHaveLength(0);
    for (let time = 0; time < 2; time++) {
      await footerLink(page, '/about').hover();
      await footerLink(page, '/privacy').hover();
    }
    await atRest(page);
    if (saving)
      expect(requests.filter((path) => path.includes('/__next.'))).toEqual([]);
    else await expect.poll(about).toHaveLength(1);
  });

test('the form is prefetched for a button that preselects', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const prefetched = page.waitForRequest(/contact.*__PAGE__/);
  await page.goto(firstTourPath);
  await prefetched;
  await atRest(page);
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(new URL(request.url()).pathname),
  );
  await page.getByRole('link', { name: tourPage.book }).click();
  await expect(page.getByLabel('Tour Type')).toHaveValue(firstTour.slug);
  // The contact page may prefetch its own links.
  expect(
    requests.filter(
      (path) => path.startsWith('/contact') && path.endsWith('.txt'),
    ),
  ).toEqual([]);
});

test('on a phone the opened menu prefetches its pages, and then each tour once', async ({
  page,
}) => {
  const about: string[] = [];
  const tourPages: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('about.__PAGE__')) about.push(request.url());
    const [, slug] = request.url().match(/\/tours\/([^/]+)\/.*__PAGE__/) ?? [];
    if (slug) tourPages.push(slug);
  });
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  await atRest(page);
  expect(about).toEqual([]);
  await menuButton(page).click();
  await expect.poll(() => about).toHaveLength(1);
  await atRest(page);
  expect(tourPages).toEqual([]);
  await toursButton(page).click();
  await expect
    .poll(() => tourPages.toSorted())
    .toEqual(tours.map(({ slug }) => slug).toSorted());
});
