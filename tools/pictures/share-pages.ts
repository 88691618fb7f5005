import { about } from '../../data/about';
import { boatHire } from '../../data/boat-hire';
import { contact } from '../../data/contact';
import { faq } from '../../data/faq';
import { home } from '../../data/home';
import type { Picture } from '../../data/pictures';
import { privacy } from '../../data/privacy';
import { site } from '../../data/site';
import type { Ink, Tour } from '../../data/tour';
import { tours, tourTitle } from '../../data/tours';

/** What the picture of one page shows when the page is shared. */
export type SharePage = {
  /** The file is named after it. */
  page: string;
  title: string;
  /** The name of the business, under the title. */
  business: string;
  picture: Picture;
  ink: Ink | 'deep' | 'accent';
};

/** The pages that are shared, each with its own picture and ink as in its hero. */
export function sharePages(): readonly SharePage[] {
  const { kicker, main } = home.headline;
  const pages: readonly Omit<SharePage, 'business'>[] = [
    { page: 'home', title: `${kicker} ${main}`, picture: home.slides[0], ink: 'deep' },
    { page: 'about', title: nameIn(about.meta.title), picture: about.hero.picture, ink: 'deep' },
    { page: 'boat-hire', title: nameIn(boatHire.meta.title), picture: boatHire.hero.picture, ink: 'accent' },
    { page: 'faq', title: nameIn(faq.meta.title), picture: faq.hero.picture, ink: 'deep' },
    { page: 'contact', title: nameIn(contact.meta.title), picture: contact.poster.picture, ink: 'deep' },
    { page: 'privacy', title: nameIn(privacy.meta.title), picture: contact.poster.picture, ink: 'deep' },
    ...tours.map((tour: Tour) => ({
      page: tour.slug,
      title: nameIn(tourTitle(tour)),
      picture: tour.hero,
      ink: tour.ink,
    })),
  ];
  return pages.map((page) => ({ ...page, business: site.name }));
}

/** The page's own part of a full title: the name of the business stands in the picture already. */
function nameIn(fullTitle: string): string {
  return fullTitle.split(' | ')[0] ?? fullTitle;
}
