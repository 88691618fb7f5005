import { callTextOr } from './functions/contact-addresses';
import { capitalise } from './functions/wording';
import { home } from './home';

/**
 * The accessibility statement. Each test that it names is in this project: `e2e/access/`, and `e2e/browsers.spec.ts`, which a
 * person runs (the statement gives the day). 'What we have not tested' lists the rest. Change the tests and the text together.
 */
export const accessibility = {
  description:
    'How this website works by keyboard, by screen reader, enlarged and without motion, what it was tested with, and how to tell us what stands in your way.',
  updated: '2026-11-22',
  title: 'Accessibility',
  lead: 'Everyone should be able to read this website and ask for a trip. It is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
  sections: [
    {
      title: 'What you can count on',
      paragraphs: [
        'Everything works by keyboard alone, from the first page to a sent enquiry, and you can always see where you are. The first press of Tab offers a way past the navigation.',
        'Headings, landmarks and labels say what things are. When you send an enquiry, a screen reader hears that it is on its way, and then whether it arrived.',
        'The pages fit a screen 320 pixels wide and four times enlarged, without scrolling sideways. Larger text and wider spacing hide nothing.',
        'The turning pictures on the first page can be paused. If your device asks for less motion, nothing moves at all. If it sets its own colours, they are used.',
        'No words stand on pictures, and nothing is said by colour alone. Without scripts every page can still be read, and it tells you how to ask.',
      ],
    },
    {
      title: 'What was tested, and with what',
      paragraphs: [
        'Two programs, axe-core (WCAG 2.0, 2.1 and 2.2, levels A and AA, and its best practices) and HTML_CodeSniffer (WCAG 2 at level AA), found nothing left to mend on any page, at the width of a phone and of a desktop, with the menus closed and open, and with the form empty, in error, sending, sent and failed.',
        'Tests in a real browser (Chromium) walk through a page of each kind by keyboard, enlarge every page, double its text, space it out, force other colours, ask for no motion, and measure every target and the contrast of our colours. They also read what a screen reader is told from the browser’s accessibility tree.',
        'On 22 November 2026 every page, the menus and the form were walked through in Chromium, Firefox and WebKit (the engine of Safari).',
      ],
    },
    {
      title: 'What we have not tested',
      paragraphs: [
        'The tests are run by programs. No one who uses a screen reader or voice control every day has tried this website for us yet. If you do, we would like to hear how it went.',
        'Google’s check for robots shows a badge on the contact page, which is Google’s own work and not ours to change. Other websites, which we link to, are not ours either.',
      ],
    },
    {
      title: 'If something stands in your way',
      paragraphs: [
        `Tell us which page it was and what you use, and we will put it right where we can. ${capitalise(callTextOr)} write: you can ask for any trip that way too. This page is about the website${home.wheelchair && '; about wheelchair access on the water, please call us'}.`,
      ],
    },
  ],
  /** Between the telephone number and the e-mail address below. */
  or: 'or',
} as const;
