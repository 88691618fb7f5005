import { z } from 'zod';
import {
  anyTextUpTo,
  field,
  group,
  optional,
  plain,
  textUpTo,
} from './builders';
import { anyDay, notInFuture } from './field-types';
import { ownCountry } from './own-country';
import { picture, type Shown } from './parts';

const answer = plain(anyTextUpTo(300));

/** Fields that may stay empty, by their labels. */
function answers<Name extends string>(labels: Readonly<Record<Name, string>>) {
  const fields = Object.entries<string>(labels).map(([name, label]) => [
    name,
    field(answer, label),
  ]);
  return Object.fromEntries(fields) as Record<Name, typeof answer>;
}

const { label, form, rule, example } = ownCountry.businessNumber;
const businessNumber = z
  .string()
  .trim()
  .regex(new RegExp(`^\\s*(${form})?\\s*$`), rule)
  .default('');

const ratingWords = plain(anyTextUpTo(80)).refine(
  (words) => !isOverFive(words),
  'is over 5 stars; look at the number',
);
const noPair =
  'needs both its words and the day on which you read it, or neither';
const rating = group('Rating', {
  words: field(
    ratingWords,
    'Rating',
    'Such as ‘4.9 from 127 reviews on Google’.',
  ),
  day: field(anyDay.check(notInFuture), 'Read on'),
}).refine(({ words, day }) => Boolean(words) === Boolean(day), noPair);

/** Answers by their labels, which the pages show too. */
export const guestsLabel = 'Who can come';
export const guests = {
  age: 'Age',
  nonSwimmers: 'Non-swimmers',
  pregnancy: 'Pregnancy',
  badBacks: 'Bad backs',
  seasickness: 'Seasickness',
  lifeJackets: 'Life jackets',
  languages: 'Languages on board',
};
export const boat = {
  length: 'Length',
  seats: 'Seats',
  shade: 'Shade',
  toilet: 'Toilet',
  ladder: 'Ladder',
  step: 'Height of the step',
  survey: 'Survey number',
};

export const terms = {
  cancellation: 'Changes and cancellation',
  insurance: 'Insurance',
  wheelchairBoarding: 'Boarding by wheelchair',
};

const person = z.strictObject({
  name: field(plain(textUpTo(60)), 'Name'),
  years: field(answer, 'Experience', 'Such as ‘20 years on the water’.'),
  licence: field(answer, 'Licence', 'Such as ‘Coxswain 1’.'),
  picture: optional(picture, 'Picture'),
});

/** data/owner-answers.json. An empty answer is on no page. */
export const ownerAnswersFile = group('Facts about us', {
  businessNumber: field(
    businessNumber,
    label,
    `The number alone, such as ${example}, for the footer of every page.`,
  ),
  insurance: field(
    answer,
    terms.insurance,
    'One or two sentences, for the pages where people decide.',
  ),
  replyTime: field(
    answer,
    'Reply time',
    'Beside the form, such as ‘We usually answer on the same day.’',
  ),
  enquiriesKept: field(
    answer,
    'How long enquiries are kept',
    'For the privacy page, such as ‘We delete an enquiry two years after your trip.’',
  ),
  cancellation: field(
    plain(anyTextUpTo(120)),
    terms.cancellation,
    'One line at Book buttons: ‘Free to cancel until two days before.’',
  ),
  wheelchair: field(
    z.boolean().default(false),
    'Wheelchair access',
    'Off: no page promises it.',
  ),
  wheelchairBoarding: field(
    answer.refine(
      (words) => !/^(no|none|not possible)\W*$/i.test(words),
      'says no; switch Wheelchair access off instead',
    ),
    terms.wheelchairBoarding,
    'One or two sentences, shown with wheelchair access.',
  ),
  rating: rating
    .describe('For the top of the home page, with the day you read it.')
    .prefault({}),
  whoCanCome: group(
    guestsLabel,
    answers(guests),
    'Such as ‘From 6 years’ or ‘English and German’.',
  ).prefault({}),
  boat: group('The boat', {
    ...answers(boat),
    picture: optional(picture, 'Picture'),
  })
    .describe('A few words each, such as ‘7.5 metres’.')
    .prefault({}),
  crew: field(z.array(person).default([]).readonly(), 'The crew'),
});

/** '49 from 127 reviews', '5,9 stars'. The number of reviews may be larger. */
function isOverFive(words: string): boolean {
  const [, first] =
    /^\W*(\d+([.,]\d+)?)(?![\d.,]*( \p{L}+)? reviews)/u.exec(words) ?? [];
  const [, stars = first] =
    /(\d+([.,]\d+)?)( ?\/ ?5| stars?| (out )?of 5)/i.exec(words) ?? [];
  return Number(stars?.replace(',', '.')) > 5;
}

export type OwnerAnswers = Shown<z.infer<typeof ownerAnswersFile>>;
