import faqFile from '../../data/faq.json' with { type: 'json' };
import homeFile from '../../data/home.json' with { type: 'json' };
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
import { email } from '../services/email';
import { type Counted, counted, fill, type Values } from '../words/fill';
import { phrases } from '../words/phrases';
import {
  numberInWords,
  timeInWords,
  timeRange,
  toursWithHours,
} from '../words/wording';

const { wheelchair } = parse('data/home.json', homeFile);
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

const { months } = parse('data/planner.json', plannerFile);
/** The earliest sunset of the year and the latest. */
export const sunsetRange = timeRange(
  months.flatMap(({ sunset }) => [sunset.from, sunset.to]),
);

const on = rawTours.filter(({ backOn }) => !backOn);
const prices = ownPrices(on);
const many = (text: Counted, count: number) =>
  counted(text, count, numberInWords(count));

/**
 * The values that texts in data/ may use in curly brackets, such as
 * {maxPeople}. data/README.md lists them.
 */
export const values: Values = {
  maxPeople,
  hirePrice,
  tourPrice: lowestPrice(on),
  ownPrices: prices && ` ${prices}.`,
  groupPrice,
  tourCount: numberInWords(on.length),
  guidedTours: many(phrases.guidedTours, on.length),
  ways: many(phrases.ways, on.length),
  toursWithHours: toursWithHours(on),
  ...Object.fromEntries(rawTours.flatMap((tour) => startOf(tour))),
  questionCount: numberInWords(questions.length),
  questions: many(phrases.questions, questions.length),
  callOrText,
  callTextOr,
  contactEmail,
  emailService: email.name,
  siteName: parse('data/site.json', siteFile).name,
  harbourName: harbour.name,
  harbourLabel: harbour.label,
  earliestSunset: sunsetRange.earliest,
  latestSunset: sunsetRange.latest,
  stingerMonths: phrases.stingerMonths,
  stingerSeason: fill(phrases.stingerSeason, {
    stingerMonths: phrases.stingerMonths,
  }),
  anotherDay: phrases.anotherDay,
  wheelchairUsers: wheelchair && phrases.wheelchairUsers,
  wheelchairCall: wheelchair && phrases.wheelchairCall,
  wheelchairAccess: wheelchair && phrases.wheelchairAccess,
  whoCanCome,
  whatsAppPrivacy: whatsAppAddress && phrases.whatsAppPrivacy,
  cancellation: ownerAnswers.cancellation,
  replyTime: ownerAnswers.replyTime,
  enquiriesKept: ownerAnswers.enquiriesKept || phrases.enquiriesKept,
};

/**
 * When a tour starts, as {fishingStart}: what the owner has filled in, else its
 * usual start.
 */
function startOf({ slug, schedule, usualStart }: (typeof rawTours)[number]) {
  const start = schedule ? timeInWords(schedule.start) : usualStart;
  const name = slug.replace(/-(.)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  return start ? [[`${name}Start`, start]] : [];
}
