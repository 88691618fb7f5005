import { expect, type Page } from 'playwright/test';
import { home } from '../data/home';
import { labels } from '../data/labels';
import { barWords } from '../data/navigation';
import { findPage } from '../data/pages';
import type { Tour } from '../data/schema/tours';
import { tourPath, tours } from '../data/tours';
import { wordsAndLinks } from '../data/wording';

// What the journeys need of the content. They take every name, address and sentence from `data/`, so that they go on
// proving the same when the content changes.

/** The tours with all their optional parts. */
export const tourList: readonly Tour[] = tours;

/** Two tours, for a journey that needs any; they are the same where there is only one. */
export const firstTour: Tour = tours[0];
export const lastTour = tourList.at(-1) ?? firstTour;

/** A tour that says when the sun sets, if there is one. */
export const sunsetTour = tourList.find((tour) => tour.sunsetTimes);

export const firstTourPath = tourPath(firstTour.slug);
export const lastTourPath = tourPath(lastTour.slug);

/** The first heading of the home page. */
export const headline = `${home.headline.kicker} ${home.headline.main}`;

/** A text of the owner's as a page shows it: an address in it is a link, without https://. */
export const shownWords = (text: string) =>
  wordsAndLinks(text)
    .map((part, index) => (index % 2 ? `${part.replace(/^https:\/\//i, '')} ${labels.newTab}` : part))
    .join('');

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
