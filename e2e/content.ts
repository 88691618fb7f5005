import { expect, type Page } from 'playwright/test';
import { findPage, tourPath } from '../data/functions/pages';
import { tours } from '../data/functions/tours-on';
import { home } from '../data/home';
import { barWords } from '../data/navigation';
import type { Tour } from '../data/schema/tours';
import { allTours } from '../data/tours';

// Content for the journeys. Every name, address and sentence comes from `data/`, so a change of content breaks no journey.

/** The tours that are on, typed with all optional fields. */
export const tourList: readonly Tour[] = tours;

/** The tours that are off. */
export const offTours = (allTours as readonly Tour[]).filter(({ backOn }) => backOn);

/** Two tours for journeys that need any tour. With one tour in `data/` both are the same. */
export const firstTour: Tour = tours[0];
export const lastTour = tourList.at(-1) ?? firstTour;

/** The first tour with sunset times, if there is one. */
export const sunsetTour = tourList.find((tour) => tour.sunsetTimes);

export const firstTourPath = tourPath(firstTour.slug);
export const lastTourPath = tourPath(lastTour.slug);

/** The first heading of the home page. */
export const headline = `${home.headline.kicker} ${home.headline.main}`;

/** Links of the navigation bar and of the footer. */
export const barLink = (page: Page, path: string) => linkOf(page, 'banner', path);
export const footerLink = (page: Page, path: string) => linkOf(page, 'contentinfo', path);

function linkOf(page: Page, part: 'banner' | 'contentinfo', path: string) {
  return page.getByRole(part).locator(`a[href="${path}"]`);
}

/** Expects the title of the page. */
export const expectPage = (page: Page, path: string) => expect(page).toHaveTitle(findPage(path).title);

/** The name of the button in the phone menu that leads to the form. */
export const menuBookNow = `${barWords.book} ${barWords.now}`;
