import { expect, type Page } from 'playwright/test';
import type { Tour } from '../data/schema/tours';
import { barTexts } from '../site/content/navigation';
import { findPage, pages } from '../site/content/pages';
import { tours } from '../site/content/tours';
import { tourAddress } from '../site/facts/tour-address';
import facts from '../tools/testing/filled-facts.json' with { type: 'json' };

// Every name, address and sentence of the journeys comes from `data/`, so a
// change of content breaks none.

/** For journeys that need any tour. With one tour both are the same. */
export const firstTour: Tour = tours[0];
export const lastTour = tours.at(-1) ?? firstTour;

export const firstTourPath = tourAddress(firstTour.slug);
export const lastTourPath = tourAddress(lastTour.slug);

/** The first tour, and one without a map, whose stops are words. */
const withoutMap = tours.find(({ places }) => !places) ?? firstTour;
export const kindsOfTours = [
  ...new Set([firstTourPath, tourAddress(withoutMap.slug)]),
];

/** The page of the owner's own that has every part such a page may have. */
const customPage = 'gift-vouchers' satisfies keyof typeof facts.customPages;

/** The pages that the facts of the owner change. */
export const pagesWithFacts = [
  '/',
  '/about',
  '/faq',
  '/contact',
  '/boat-hire',
  ...kindsOfTours,
  `/${customPage}`,
];

/** Every page, of the tours one of each kind. */
export const kindsOfPages = pages
  .filter(({ ofTour }) => !ofTour)
  .map(({ path }): string => path)
  .concat(kindsOfTours);

const banner = (page: Page) => page.getByRole('banner');

/** The bar. The links of the tours stand in the list that its button opens. */
export const menuButton = (page: Page) =>
  banner(page).getByRole('button', { name: barTexts.menu });
export const toursButton = (page: Page) =>
  banner(page).getByRole('button', { name: barTexts.tours });
export const tourLinks = (page: Page) =>
  banner(page).locator('a[href^="/tours/"]');
export const barLink = (page: Page, path: string) =>
  banner(page).locator(`a[href="${path}"]`);
export const menuBookNow = `${barTexts.book} ${barTexts.now}`;

export const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`);

export const expectPage = (page: Page, path: string) =>
  expect(page).toHaveTitle(findPage(path).title);

export const expectHeading = (page: Page, words: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(words);

export async function follow(page: Page, path: string) {
  await footerLink(page, path).click();
  await expectPage(page, path);
}
