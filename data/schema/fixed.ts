import { z } from 'zod';
import {
  fixed,
  fixedTextsFor,
  list,
  text,
  fixedTexts as texts,
} from './builders';
import { countryFiles } from './country';
import { guests } from './owner-answers';

/** A text for one thing and for several. */
const counted = texts('one', 'other');

const numbers = (...names: readonly string[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.number()])));

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
  'data/enquiry-help.json': z.strictObject({
    ...fixed('notReady', 'sunset', 'otherDay'),
    reload: texts('text', 'button'),
    fault: texts('restarted', 'broken'),
    fullDay: texts('tour', 'hire', 'all'),
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
  'data/error-screens.json': z.strictObject({
    ...fixed('movedText'),
    missingScriptsTexts: texts('line', 'reload'),
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
    thrownTexts: texts('title', 'home', 'call'),
  }),
  /**
   * Where the harbour and the places may lie, and how the drawing lies there.
   */
  'data/island.json': z.strictObject({
    latitude: numbers('from', 'to', 'middle'),
    longitude: numbers('from', 'to'),
    /**
     * The point `x`, `y` of the drawing lies at `west` and `north`. A degree of
     * latitude has so many of its units.
     */
    drawing: numbers('west', 'north', 'x', 'y', 'degree'),
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
