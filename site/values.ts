import faq from '../data/faq.json' with { type: 'json' };
import harbour from '../data/harbour.json' with { type: 'json' };
import home from '../data/home.json' with { type: 'json' };
import phrases from '../data/phrases.json' with { type: 'json' };
import planner from '../data/planner.json' with { type: 'json' };
import type { Shown } from '../data/schema/parts';
import site from '../data/site.json' with { type: 'json' };
import { callOrText, callTextOr, contactEmail, whatsAppAddress } from './contact';
import { type Counted, counted, fill, fillSentences, type Values } from './fill';
import { ownerAnswers, whoCanCome } from './owner-answers';
import { groupPrice, hirePrice, lowestPrice, maxPeople, ownPrices } from './prices';
import { shown } from './shown-content';
import { tourList } from './tour-list';
import { numberInWords, timeInWords, toursWithHours } from './wording';

/** Absent where the editor has left it empty. */
const wheelchair = home.wheelchair ?? '';
const facts: Readonly<Record<string, unknown>> = { wheelchair, whoCanCome: whoCanCome.length };

/** The questions of the FAQ, without those that are `onlyWith` something that is not there. Their values are not filled in yet. */
export const questions = faq.entries.filter(
  ({ onlyWith }: { onlyWith?: string }) => !onlyWith || facts[onlyWith],
);

const sunsets = planner.months.flatMap(({ sunset }) => [sunset.from, sunset.to]).sort();
/** The earliest sunset of the year and the latest. */
export const sunsetRange = { earliest: sunsets[0] ?? '', latest: sunsets.at(-1) ?? '' };

const on = tourList.filter(({ backOn }) => !backOn);
const prices = ownPrices(on);
const many = (text: Counted, count: number) => counted(text, count, numberInWords(count));

/** The values that texts in data/ may use in curly brackets, such as {maxPeople}. data/README.md lists them. */
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
  ...Object.fromEntries(tourList.flatMap((tour) => startOf(tour))),
  questionCount: numberInWords(questions.length),
  questions: many(phrases.questions, questions.length),
  callOrText,
  callTextOr,
  contactEmail,
  siteName: site.name,
  harbourName: harbour.name,
  harbourLabel: harbour.label,
  earliestSunset: sunsetRange.earliest,
  latestSunset: sunsetRange.latest,
  stingerMonths: phrases.stingerMonths,
  stingerSeason: fill(phrases.stingerSeason, { stingerMonths: phrases.stingerMonths }),
  anotherDay: phrases.anotherDay,
  wheelchairUsers: wheelchair && phrases.wheelchairUsers,
  wheelchairCall: wheelchair && phrases.wheelchairCall,
  wheelchairAccess: wheelchair && phrases.wheelchairAccess,
  whatsAppPrivacy: whatsAppAddress && phrases.whatsAppPrivacy,
  cancellation: ownerAnswers.cancellation,
  replyTime: ownerAnswers.replyTime,
  enquiriesKept: ownerAnswers.enquiriesKept || phrases.enquiriesKept,
};

/** When a tour starts, as {fishingStart}: what the owner has filled in, else its usual start. */
function startOf({ slug, schedule, usualStart }: (typeof tourList)[number]) {
  const start = schedule ? timeInWords(schedule.start) : usualStart;
  const name = slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return start ? [[`${name}Start`, start]] : [];
}

/** Content with the values in all its texts filled in, and its pictures as they are shown. */
export function filled<Content>(content: Content, more: Values = {}): Shown<Content> {
  const all = { ...values, ...more };
  return shown(content, (text) => fillSentences(text, all).trim());
}
