import { about } from '../../data/about';
import { accessibility } from '../../data/accessibility';
import { boatHire } from '../../data/boat-hire';
import { contact } from '../../data/contact';
import { faq } from '../../data/faq';
import { gettingHere } from '../../data/getting-here';
import { home } from '../../data/home';
import { privacy } from '../../data/privacy';
import type { Tour } from '../../data/schema/tours';
import { harbour, site } from '../../data/site';
import { menuTours, tourPath } from '../../data/tours';
import { firstTour, headline, tourList } from '../content';
import { FAILED, SENT } from '../fixtures';

/** Words of the content, as a snapshot writes them. */
const quoted = (words: string) => JSON.stringify(words);

// What a screen reader is told, read page by page and found right by a person; what stands here must stay, more may come.

/** Round every page. */
export const FRAME = `
  - link "Skip to content"
  - banner:
    - link ${quoted(site.name)}
    - navigation "Main":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "About Us"
        - listitem:
          - button "Tours"
        - listitem:
          - link "Boat Hire"
        - listitem:
          - link "FAQ"
      - link "Book"
  - main
  - contentinfo:
    - navigation "Tours"
    - navigation "Explore"
    - heading "Call or write" [level=2]
`;

const tourPage = ({ included, bring }: Tour) => `
  - heading [level=1]
  - link "Book This Tour"
  - term: Duration
  - definition
  - term: Group Size
  - definition
  - term: Skill Level
  - definition
  - img
  - heading [level=2]
  - paragraph
  ${included ? '- heading "Before you book" [level=2]\n  - heading "Included" [level=3]' : ''}
  ${bring ? '- heading "What to bring" [level=3]' : ''}
  - link /Book Your .+ Adventure/
`;

/** Every page, by its path. */
export const MAIN: Record<string, string> = {
  '/': `
    - region "Pictures of the island":
      - img
    - heading ${quoted(headline)} [level=1]
    - link "Book Now"
    - link "View Tours"
    - list:
      - listitem:
        - link ${quoted(`${harbour.label} (opens in a new tab)`)}
    - heading [level=2]
    - article:
      - img
      - heading ${quoted(firstTour.name)} [level=3]
      - link ${quoted(`Learn More about ${firstTour.name}`)}
    - heading [level=2]
    - link "Book Your Adventure"
    - link "Boat Hire"
    - heading ${quoted(home.reviews.heading)} [level=2]
    - list:
      - listitem:
        - img /Rated .+ out of 5/
        - blockquote
        - paragraph
    - link "View All Reviews on Google (opens in a new tab)"
    - link "View All Reviews on Tripadvisor (opens in a new tab)"`,
  '/about': `
    - heading ${quoted(about.hero.title)} [level=1]
${about.highlights.map(({ title }) => `    - heading ${quoted(title)} [level=2]`).join('\n')}
    - img
    - heading [level=2]
    - list:
      - listitem: ${quoted(about.equipment[0])}
    - heading ${quoted(gettingHere.heading)} [level=2]
    - heading ${quoted(gettingHere.ways[0].title)} [level=3]
    - region "Month by month":
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
    - complementary "Call or write":
      - list:
        - listitem:
          - link /Call or text/
        - listitem:
          - link /E-mail/
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
    - heading "What was tested, and with what" [level=2]
    - heading "What we have not tested" [level=2]
    - paragraph:
      - link
      - link /@/`,
  ...Object.fromEntries(tourList.map((tour) => [tourPath(tour.slug), tourPage(tour)])),
  '/no-such-page': `
    - heading "Unexpected Application Error!" [level=1]
    - paragraph: 404 Not Found
    - link "Home"
    - link "View Tours"`,
  '/tours/no-such-tour': `
    - heading "Tour not found" [level=1]
    - link "View Tours"`,
};

const toursInMenu = menuTours
  .map(({ name }) => `              - listitem:\n                - link /^${name}/`)
  .join('\n');

/** Every state of `WALKS`, by its name. */
export const STATE: Record<string, string> = {
  'phone menu': `
    - banner:
      - button "Menu" [expanded]
      - navigation "Main":
        - list:
          - listitem:
            - link "About Us"
          - listitem:
            - button "Tours"
        - link /^Call/
        - link "Book Now"`,
  'phone menu with its tours': `
    - banner:
      - navigation "Main":
        - list:
          - listitem:
            - button "Tours" [expanded]
            - list:
${toursInMenu}`,
  'list of tours': `
    - banner:
      - navigation "Main":
        - list:
          - listitem:
            - button "Tours" [expanded]
            - list:
${toursInMenu}`,
  'answers of the FAQ': `
    - main:
      - group:
        - heading [level=2]
        - paragraph`,
  'reviews that failed': `
    - main:
      - heading ${quoted(home.reviews.heading)} [level=2]
      - alert: /The reviews could not be/
      - link "View All Reviews on Google (opens in a new tab)"`,
  'form for a tour': `
    - main:
      - combobox "Enquiry Type":
        - option "Tour" [selected]
      - combobox "Tour Type":
        - option ${quoted(firstTour.name)} [selected]`,
  'form in error': `
    - main:
      - alert "Five things to fix":
        - heading "Five things to fix" [level=2]
        - list:
          - listitem:
            - link
          - listitem:
            - link
          - listitem:
            - link
          - listitem:
            - link
          - listitem:
            - link
      - paragraph
      - textbox "Name" [invalid]
      - paragraph
      - textbox "Message" [invalid]`,
  'form while it sends': `
    - main:
      - button "Sending..." [disabled]
      - status: Sending your enquiry`,
  'form that was sent': `
    - main:
      - button "Send Enquiry"
      - paragraph: ${SENT}`,
  'form that failed': `
    - main:
      - button "Send Enquiry"
      - paragraph: ${FAILED}
      - link /Send it by e-mail/
      - link /Send it as a text/
      - link /Call us/`,
};
