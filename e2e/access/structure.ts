import { about } from '../../data/about';
import { accessibility } from '../../data/accessibility';
import { boatHire } from '../../data/boat-hire';
import { reviewWords, slideshowWords } from '../../data/client-texts';
import { contact } from '../../data/contact';
import { notFoundWords } from '../../data/error-screens';
import { faq } from '../../data/faq';
import { dateInWords } from '../../data/functions/calendar-day';
import { findPage, type PagePath, tourPath } from '../../data/functions/pages';
import { gettingHere } from '../../data/getting-here';
import { home } from '../../data/home';
import { labels } from '../../data/labels';
import { barPages, barWords, footerWords } from '../../data/navigation';
import { planner } from '../../data/planner';
import { privacy } from '../../data/privacy';
import type { Tour } from '../../data/schema/tours';
import { harbour, reviewPlaces, site } from '../../data/site';
import { tourPageWords } from '../../data/tour-page';
import { allTours } from '../../data/tours';
import { firstTour, headline } from '../content';

// Parts of each page's accessibility tree, checked by a person. A page may have more parts than these.

/** A text of the content in quotes, as a snapshot needs it. */
const quoted = (words: string) => JSON.stringify(words);

const barItem = (path: PagePath) => `        - listitem:\n          - link ${quoted(findPage(path).name)}`;

/** The parts around the content of every page. */
export const FRAME = `
  - navigation ${quoted(barWords.skipLinks)}:
    - link ${quoted(barWords.skip)}
  - banner:
    - link ${quoted(site.name)}
    - navigation ${quoted(barWords.links)}:
      - list:
${barPages.beforeTours.map(barItem).join('\n')}
        - listitem:
          - button ${quoted(barWords.tours)}
${barPages.afterTours.map(barItem).join('\n')}
      - link ${quoted(barWords.book)}
  - main
  - contentinfo:
    - navigation ${quoted(footerWords.tours)}
    - navigation ${quoted(footerWords.explore)}
    - heading ${quoted(footerWords.reach)} [level=2]
`;

const structureOfTour = ({ name, included, bring, backOn }: Tour) => `
  - heading [level=1]
  ${backOn ? `- paragraph:\n    - strong: ${quoted(tourPageWords.off.heading(dateInWords(backOn)))}\n  - link ${quoted(tourPageWords.off.ask)}` : `- link ${quoted(tourPageWords.book)}`}
  - term: ${quoted(tourPageWords.facts.duration)}
  - definition
  - term: ${quoted(tourPageWords.facts.groupSize)}
  - definition
  - term: ${quoted(tourPageWords.facts.skillLevel)}
  - definition
  - img
  - heading [level=2]
  - paragraph
  ${included ? `- heading ${quoted(tourPageWords.beforeYouBook.heading)} [level=2]\n  - heading ${quoted(tourPageWords.beforeYouBook.included)} [level=3]` : ''}
  ${bring ? `- heading ${quoted(tourPageWords.beforeYouBook.bring)} [level=3]` : ''}
  - link ${quoted(backOn ? labels.viewTours : tourPageWords.closing.button(name))}
`;

/** The content of every page, by its path. */
export const MAIN: Record<string, string> = {
  '/': `
    - region ${quoted(slideshowWords.label)}:
      - img
    - heading ${quoted(headline)} [level=1]
    - link ${quoted(labels.bookNow)}
    - link ${quoted(labels.viewTours)}
    - list:
      - listitem:
        - link ${quoted(`${harbour.label} ${labels.newTab}`)}
    - heading [level=2]
    - article:
      - img
      - heading ${quoted(firstTour.name)} [level=3]
      - link ${quoted(`${home.tours.more}${home.tours.about(firstTour.name)}`)}
    - heading [level=2]
    - link ${quoted(home.price.button)}
    - link ${quoted(home.hire.button)}
    - heading ${quoted(home.reviews.heading)} [level=2]
    - list:
      - listitem:
        - img /${reviewWords.rating(5).replace('5', '.+')}/
        - blockquote
        - paragraph
    ${reviewPlaces.google && `- link ${quoted(`${home.reviews.google} ${labels.newTab}`)}`}
    ${reviewPlaces.tripadvisor && `- link ${quoted(`${home.reviews.tripadvisor} ${labels.newTab}`)}`}`,
  '/about': `
    - heading ${quoted(about.hero.title)} [level=1]
${about.highlights.map(({ title }) => `    - heading ${quoted(title)} [level=2]`).join('\n')}
    - img
    - heading [level=2]
    - list:
      - listitem: ${quoted(about.equipment[0])}
    - heading ${quoted(gettingHere.heading)} [level=2]
    - heading ${quoted(gettingHere.ways[0].title)} [level=3]
    - region ${quoted(planner.heading)}:
      - table
    - link ${quoted(about.button)}`,
  '/boat-hire': `
    - heading ${quoted(boatHire.hero.title)} [level=1]
    - link ${quoted(boatHire.hero.button)}
    - term: ${quoted(boatHire.facts[0].label)}
    - definition: ${quoted(boatHire.facts[0].value)}
    - heading [level=2]
    - link ${quoted(boatHire.button)}`,
  '/faq': `
    - heading ${quoted(faq.hero.title)} [level=1]
    - group:
      - heading [level=2]
    - link ${quoted(faq.closing.button)}`,
  '/contact': `
    - complementary ${quoted(contact.poster.label)}:
      - list:
        - listitem:
          - link /${contact.poster.phone}/
        - listitem:
          - link /${contact.poster.email}/
    - heading ${quoted(contact.heading)} [level=1]
    - textbox "Name"
    - textbox "Contact Details"
    - combobox "Enquiry Type"
    - textbox "Preferred Date (optional)"
    - textbox "Message"
    - button "Send Enquiry"
    - status`,
  '/privacy': `
    - heading ${quoted(privacy.title)} [level=1]
    - heading [level=2]`,
  '/accessibility': `
    - heading ${quoted(accessibility.title)} [level=1]
${accessibility.sections.map(({ title }) => `    - heading ${quoted(title)} [level=2]`).join('\n')}
    - paragraph:
      - link
      - link /@/`,
  ...Object.fromEntries(allTours.map((tour: Tour) => [tourPath(tour.slug), structureOfTour(tour)])),
  '/no-such-page': `
    - heading ${quoted(notFoundWords.title)} [level=1]
    - paragraph: ${quoted(notFoundWords.message)}
    - link ${quoted(notFoundWords.home)}
    - link ${quoted(notFoundWords.tours)}`,
  '/tours/no-such-tour': `
    - heading ${quoted(notFoundWords.tourTitle)} [level=1]
    - link ${quoted(notFoundWords.tours)}`,
};
