import { expect, type Page } from 'playwright/test';
import { home } from '../data/home';
import { barWords } from '../data/navigation';
import { findPage } from '../data/pages';
import type { Tour } from '../data/schema/tours';
import { allTours, tourPath, tours } from '../data/tours';

// What the journeys need of the content. They take every name, address and sentence from `data/`, so that they go on
// proving the same when the content changes.

/** The tours that are on, with all their optional parts. */
export const tourList: readonly Tour[] = tours;

/** The tours that are off. */
export const offTours = (allTours as readonly Tour[]).filter(({ backOn }) => backOn);

/** Two tours, for a journey that needs any; they are the same where there is only one. */
export const firstTour: Tour = tours[0];
export const lastTour = tourList.at(-1) ?? firstTour;

/** A tour that says when the sun sets, if there is one. */
export const sunsetTour = tourList.find((tour) => tour.sunsetTimes);

export const firstTourPath = tourPath(firstTour.slug);
export const lastTourPath = tourPath(lastTour.slug);

/** The first heading of the home page. */
export const headline = `${home.headline.kicker} ${home.headline.main}`;

/** A link of the navigation bar, and of the footer. */
export const barLink = (page: Page, path: string) => linkOf(page, 'banner', path);
export const footerLink = (page: Page, path: string) => linkOf(page, 'contentinfo', path);

function linkOf(page: Page, part: 'banner' | 'contentinfo', path: string) {
  return page.getByRole(part).locator(`a[href="${path}"]`);
}

/** The page has arrived, with its title. */
export const expectPage = (page: Page, path: string) => expect(page).toHaveTitle(findPage(path).title);

/** The button of the phone's menu that leads to the form. */
export const menuBookNow = `${barWords.book} ${barWords.now}`;
