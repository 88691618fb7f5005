import faqFile from '../../data/faq.json' with { type: 'json' };
import { parse } from '../../data/schema/files';
import { callTextOr } from '../facts/contact';
import { ownerAnswers, whoCanComeSentences } from '../facts/owner-answers';
import {
  groupPrice,
  hirePrice,
  lowestPrice,
  maxPeople,
  ownPrices,
} from '../facts/prices';
import { rawTours } from '../facts/raw-tours';
import { phrases } from '../words/phrases';
import { inList, numberInWords, toursWithHours } from '../words/wording';

const { wheelchair, cancellation } = ownerAnswers;
/** Each with a line of its own in the answer of the FAQ. */
const whoCanCome = whoCanComeSentences.join('\n');
const facts = { wheelchair, whoCanCome };

/**
 * The questions without those that are `onlyWith` an empty fact. The values in
 * them are not filled in yet.
 */
export const questions = parse('data/faq.json', faqFile).entries.filter(
  ({ onlyWith }) => !onlyWith || facts[onlyWith],
);

const on = rawTours.filter(({ backOn }) => !backOn);
const prices = ownPrices(on);

/**
 * What texts in data/ may use in curly brackets, such as {maxPeople}. A value
 * that may be empty is one of whole sentences: no sentence breaks without it.
 */
export const values = {
  maxPeople,
  tourPrice: lowestPrice(on),
  ownPrices: prices && `${prices}.`,
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
  callTextOr,
  wheelchairWelcome: wheelchair ? phrases.wheelchairWelcome : '',
  whoCanCome,
  cancellation,
};
