import faqFile from '../../data/faq.json' with { type: 'json' };
import plannerFile from '../../data/planner.json' with { type: 'json' };
import { parse } from '../../data/schema/files';
import siteFile from '../../data/site.json' with { type: 'json' };
import {
  callOrText,
  callTextOr,
  contactEmail,
  whatsAppAddress,
} from '../facts/contact';
import { harbour } from '../facts/harbour';
import { ownerAnswers, whoCanComeSentences } from '../facts/owner-answers';
import {
  groupPrice,
  hirePrice,
  lowestPrice,
  maxPeople,
  ownPrices,
} from '../facts/prices';
import { rawTours } from '../facts/raw-tours';
import { fill } from '../words/fill';
import { phrases } from '../words/phrases';
import {
  inList,
  numberInWords,
  timeRange,
  toursWithHours,
} from '../words/wording';

const { wheelchair, cancellation, enquiriesKept } = ownerAnswers;
/** Each with a line of its own in the answer of the FAQ. */
const whoCanCome = whoCanComeSentences.join('\n');
const facts = { wheelchair, whoCanCome };

/**
 * The questions of the FAQ, without those that are `onlyWith` something that is
 * not there. Their values are not filled in yet.
 */
export const questions = parse('data/faq.json', faqFile).entries.filter(
  ({ onlyWith }) => !onlyWith || facts[onlyWith],
);

/** The earliest sunset of the year and the latest. */
export const sunsetRange = timeRange(
  plannerFile.months.flatMap(({ sunset }) => [sunset.from, sunset.to]),
);

const on = rawTours.filter(({ backOn }) => !backOn);
const prices = ownPrices(on);

/**
 * The values that texts in data/ may use in curly brackets, such as
 * {maxPeople}.
 */
export const values = {
  maxPeople,
  tourPrice: lowestPrice(on),
  ownPrices: prices && ` ${prices}.`,
  hirePrice,
  groupPrice,
  tourCount: numberInWords(on.length),
  tourNames: inList(on.map(({ name }) => name)),
  toursWithHours: toursWithHours(on),
  // When a tour starts, as {fishingStart}.
  ...Object.fromEntries(
    rawTours.flatMap(({ slug, startTimes }) =>
      startTimes ? [[`${slug}Start`, startTimes]] : [],
    ),
  ),
  questionCount: numberInWords(questions.length),
  callOrText,
  callTextOr,
  contactEmail,
  siteName: parse('data/site.json', siteFile).name,
  harbourLabel: harbour.label,
  sunsets: fill(phrases.sunsets, sunsetRange),
  wheelchairUsers: wheelchair ? phrases.wheelchairUsers : '',
  wheelchairAccess: wheelchair ? phrases.wheelchairAccess : '',
  whoCanCome,
  whatsAppPrivacy: whatsAppAddress && phrases.whatsAppPrivacy,
  cancellation,
  enquiriesKept: enquiriesKept || phrases.enquiriesKept,
};
