import { z } from 'zod';
import {
  fixed,
  fixedTextsFor,
  list,
  text,
  fixedTexts as texts,
} from './builders';
import { countryFiles } from './country';
import { address } from './kinds';
import { guests } from './owner-answers';

/** A text for one thing and for several. */
const counted = texts('one', 'other');

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
export type PagePath = z.infer<typeof pagePath> | `/tours/${string}`;

/**
 * What differs from the content of a page: its name in menus, and other
 * addresses that lead to it.
 */
const page = z.strictObject({
  name: z.exactOptional(text),
  alsoAt: z.exactOptional(list(address)),
});
const namedPage = page.required({ name: true });

/**
 * The files of fixed words: labels, and sentences of the form and of faults.
 * Code fills in what stands in their curly brackets.
 */
export const fixedSchemas = {
  'data/client-texts.json': z.strictObject({
    reviewTexts: texts(
      'sample',
      'more',
      'whole',
      'rating',
      'notLoaded',
      'notRead',
      'error',
    ),
    shareTexts: texts('copied', 'copyYourself'),
    slideshowTexts: texts('label', 'play', 'pause'),
    sunsetTexts: texts('setsAt', 'setsBetween', 'and', 'yearRound', 'yourDate'),
  }),
  ...countryFiles,
  'data/enquiry-errors.json': z.strictObject({
    ...fixed(
      'name',
      'contactDetails',
      'enquiryType',
      'tourType',
      'halfDate',
      'message',
      'dateOutside',
      'tooLong',
    ),
    toFix: counted,
  }),
  'data/enquiry-form.json': z.strictObject({
    labels: texts(
      'name',
      'contactDetails',
      'enquiryType',
      'tourType',
      'preferredDate',
      'message',
    ),
    ...fixed(
      'optional',
      'contactHint',
      'contactDoubt',
      'chooseType',
      'chooseTour',
      'messageTemplate',
      'send',
      'sending',
      'sendingAloud',
      'unknownTour',
      'pasteHere',
    ),
  }),
  'data/enquiry-help.json': z.strictObject({
    ...fixed('notReady', 'sunset'),
    reload: texts('text', 'button'),
    fault: texts('restarted', 'broken'),
    fullDay: texts('tour', 'all'),
    fallbackContacts: texts(
      'lead',
      'emailHint',
      'copyFirst',
      'textHint',
      'whatsAppHint',
      'call',
      'copy',
      'copyHint',
      'copied',
      'notCopied',
      'yourEnquiry',
    ),
  }),
  'data/enquiry-outcome.json': texts(
    'sent',
    'sentAfterAll',
    'failed',
    'uncertain',
    'back',
    'byEmail',
    'byText',
    'byWhatsApp',
    'close',
  ),
  'data/error-screens.json': z.strictObject({
    ...fixed('incompleteText', 'onItsWay', 'absentText'),
    notFoundTexts: texts(
      'pageTitle',
      'title',
      'message',
      'tourTitle',
      'tourMessage',
      'home',
      'tours',
      'call',
    ),
    thrownTexts: texts('title', 'again', 'home', 'call', 'sending'),
  }),
  'data/labels.json': z.strictObject({
    ...fixed(
      'book',
      'bookNow',
      'bookElsewhere',
      'viewTours',
      'call',
      'or',
      'notice',
      'breadcrumbs',
      'newTab',
    ),
    gallery: texts('photographs', 'previous', 'next', 'close'),
  }),
  'data/llms.json': texts(
    'where',
    'telephone',
    'email',
    'tours',
    'hire',
    'booking',
    'cancellation',
    'whoCanCome',
    'boat',
    'crew',
    'toursHeading',
    'pagesHeading',
    'prices',
    'when',
    'itinerary',
    'bookAt',
    'priceRange',
  ),
  'data/navigation.json': z.strictObject({
    bar: texts(
      'skip',
      'skipLinks',
      'links',
      'menu',
      'tours',
      'call',
      'book',
      'now',
    ),
    footer: texts(
      'tours',
      'explore',
      'reach',
      'whatsApp',
      'elsewhere',
      'region',
    ),
    /** The pages in the bar in order, without the tours and the form. */
    beforeTours: z.array(pagePath),
    afterTours: z.array(pagePath),
  }),
  'data/pages.json': z.strictObject({
    home: namedPage,
    tours: texts('name', 'title'),
    boatHire: page,
    about: page,
    faq: page,
    contact: namedPage,
  }),
  'data/phrases.json': z.strictObject({
    ...fixed(
      'tourPrice',
      'boatPrice',
      'groupPrice',
      'otherTours',
      'flexible',
      'asYouLike',
      'wheelchairUsers',
      'wheelchairCall',
      'wheelchairAccess',
      'boatHire',
      'andBoatHire',
      'andBoatHireInTitle',
      'orBoatHire',
      'hirePriceToo',
      'stingerMonths',
      'stingerSeason',
      'anotherDay',
      'enquiriesKept',
      'whatsAppPrivacy',
    ),
    guidedTours: counted,
    ways: counted,
    questions: counted,
    hours: counted,
    /** From none on. A larger one has digits. */
    numbers: list(text),
    priceRows: texts('adult', 'child', 'family', 'privateBoat'),
    schedule: texts('at', 'between', 'everyDay', 'onDays', 'season'),
    terms: texts('cancellation', 'insurance', 'wheelchairBoarding'),
    whoCanCome: fixedTextsFor(guests),
  }),
  'data/telephone.json': texts('call', 'callOrText', 'callOr', 'callTextOr'),
  'data/tour-page.json': z.strictObject({
    ...fixed('book', 'goodToKnow', 'otherTours', 'compare', 'whenToGo'),
    facts: texts('duration', 'groupSize', 'skillLevel', 'price'),
    beforeYouBook: texts(
      'heading',
      'share',
      'highlights',
      'included',
      'notIncluded',
      'bring',
      'terms',
      'departure',
      'schedule',
      'meetingPoint',
      'telephone',
      'price',
      'whoCanCome',
    ),
    closing: texts('heading', 'text', 'button'),
    off: texts('label', 'heading', 'ask', 'text', 'description'),
  }),
};
