import { z } from 'zod';
import {
  field,
  fixed,
  fixedTexts,
  group,
  list,
  plain,
  textUpTo,
} from './builders';
import { address } from './kinds';

/** The addresses of the pages without those of the tours. */
const pagePath = z.enum([
  '/',
  '/about',
  '/accessibility',
  '/boat-hire',
  '/contact',
  '/faq',
  '/privacy',
]);
export type SinglePath = z.infer<typeof pagePath>;
export type PagePath = SinglePath | `/tours/${string}`;

/**
 * Words that no value is filled into, with as many letters as there is room.
 */
const words = (most: number, label: string, hint?: string) =>
  field(plain(textUpTo(most)), label, hint);

/** Other addresses that lead to a page. */
const alsoAt = z.exactOptional(list(address));
const page = z.strictObject({ alsoAt });
const nameInMenus = words(14, 'Name in menus');
const outcome = (label: string) => words(150, label);

/**
 * The words of the site that the owner may change. Those without a label are
 * agreed, such as the labels of the form and what it says of a result, or only
 * read aloud.
 */
export const wordFiles = {
  'data/navigation.json': group('Menu and footer', {
    bar: group('Menu', {
      ...fixed('skip', 'skipLinks', 'links', 'menu'),
      tours: words(10, 'List of the tours', 'At first ‘Tours’.'),
      call: words(10, 'Before the telephone number'),
      book: words(10, 'Button', 'At first ‘Book’.'),
      now: words(10, 'After it, on a phone', 'At first ‘Now’: ‘Book Now’.'),
    }),
    footer: group('Footer', {
      tours: words(20, 'Above the tours'),
      explore: words(20, 'Above the pages'),
      reach: words(20, 'Above telephone and e-mail'),
      ...fixed('whatsApp'),
      elsewhere: words(20, 'Above pages on other websites'),
      region: words(40, 'Below the harbour'),
    }),
    /** The pages in the bar in order, without the tours and the form. */
    beforeTours: z.array(pagePath),
    afterTours: z.array(pagePath),
  }),
  'data/pages.json': group('Names of pages', {
    home: group('Home', { name: nameInMenus, alsoAt }, 'At first ‘Home’.'),
    tours: group('Tours', { name: nameInMenus, ...fixed('title') }),
    boatHire: page,
    about: page,
    faq: page,
    contact: group('Contact', { name: nameInMenus, alsoAt }),
  }),
  'data/labels.json': group('Buttons', {
    book: words(20, 'At the foot of a phone'),
    bookNow: words(20, 'First of the home page', 'At first ‘Book Now’.'),
    viewTours: words(20, 'Second of the home page', 'At first ‘View Tours’.'),
    bookElsewhere: words(30, 'To where guests book and pay'),
    call: words(20, 'To call'),
    ...fixed('or', 'notice', 'breadcrumbs', 'newTab'),
    gallery: fixedTexts('photographs', 'previous', 'next', 'close'),
  }),
  'data/enquiry-form.json': group('Form', {
    labels: fixedTexts(
      'name',
      'contactDetails',
      'enquiryType',
      'tourType',
      'preferredDate',
      'message',
    ),
    /** Their names are of the language; links and code have their keys. */
    types: fixedTexts('General Enquiry', 'Tour', 'Boat Hire'),
    optional: words(20, 'Beside what may be left empty'),
    contactHint: words(80, 'Hint of the contact details'),
    contactDoubt: words(120, 'When they look wrong'),
    chooseType: words(40, 'Before a type is chosen'),
    chooseTour: words(40, 'Before a tour is chosen'),
    send: words(30, 'Button'),
    ...fixed(
      'messageTemplate',
      'sending',
      'sendingAloud',
      'unknownTour',
      'subject',
      'generalSubject',
      'pasteHere',
    ),
  }),
  'data/enquiry-outcome.json': group('After sending', {
    ...fixed('sent', 'failed'),
    sentAfterAll: outcome('When it arrived late'),
    uncertain: outcome('When nobody can tell'),
    back: words(30, 'Link to the form'),
    byEmail: words(30, 'Another way: e-mail'),
    byText: words(30, 'Another way: text message'),
    byWhatsApp: words(30, 'Another way: WhatsApp'),
    close: words(20, 'Button that closes it'),
  }),
};
