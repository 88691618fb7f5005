import { z } from 'zod';
import { anyDay, anyText, field, isAfter, picture, type Shown, text, updated } from './parts';

const answers = <Name extends string>(names: Readonly<Record<Name, string>>) =>
  Object.fromEntries(
    Object.entries<string>(names).map(([name, title]) => [name, field(anyText, title)]),
  ) as Record<Name, typeof anyText>;

/** data/owner-answers.json: what only the owner knows. An empty answer is on no page. */
export const ownerAnswersFile = z.strictObject({
  updated,
  abn: field(
    z
      .string()
      .regex(/^\s*(\d{2}( ?\d{3}){3})?\s*$/, 'must be the eleven digits alone')
      .optional(),
    'ABN',
    'The number alone, such as 12 345 678 901, for the footer of every page.',
  ),
  insurance: field(anyText, 'Insurance', 'One or two sentences, for the pages where people decide.'),
  replyTime: field(anyText, 'Reply time', 'Beside the form, such as ‘We usually answer on the same day.’'),
  enquiriesKept: field(
    anyText,
    'How long enquiries are kept',
    'For the privacy page, such as ‘We delete an enquiry two years after your trip.’',
  ),
  cancellation: field(
    anyText,
    'Cancellation',
    'One short sentence, such as ‘Free to cancel until two days before.’ It stands at every Book button too.',
  ),
  wheelchairBoarding: field(anyText, 'Boarding by wheelchair', 'One or two sentences.'),
  rating: field(
    z
      .strictObject({
        words: field(anyText, 'Rating', 'Such as ‘4.9 from 127 reviews on Google’.').refine(
          (words = '') => !isOverFive(words),
          'is over 5 stars; look at the number',
        ),
        day: field(anyDay, 'Read on').refine(
          (value) => !isAfter(value, 1),
          'is in the future; look at the year',
        ),
      })
      .refine(
        ({ words = '', day }) => Boolean(words.trim()) === Boolean(day),
        'needs both its words and the day on which you read it, or neither',
      ),
    'Rating',
    'For the top of the home page, with the day on which you read it there.',
  ).optional(),
  whoCanCome: field(
    z.strictObject(
      answers({
        age: 'Age',
        nonSwimmers: 'Non-swimmers',
        pregnancy: 'Pregnancy',
        badBacks: 'Bad backs',
        seasickness: 'Seasickness',
        lifeJackets: 'Life jackets',
        languages: 'Languages',
      }),
    ),
    'Who can come',
    'A sentence each, such as ‘From 6 years’ or ‘English and German’.',
  ).optional(),
  boat: field(
    z.strictObject({
      ...answers({
        length: 'Length',
        seats: 'Seats',
        shade: 'Shade',
        toilet: 'Toilet',
        ladder: 'Ladder',
        step: 'Height of the step',
        survey: 'Survey number',
      }),
      picture: field(picture, 'Picture').optional(),
    }),
    'The boat',
    'A few words each, such as ‘7.5 metres’.',
  ).optional(),
  crew: field(
    z
      .array(
        z.strictObject({
          name: field(text, 'Name'),
          years: field(anyText, 'Experience', 'Such as ‘20 years on the water’.').optional(),
          licence: field(anyText, 'Licence', 'Such as ‘Coxswain 1’.').optional(),
          picture: field(picture, 'Picture').optional(),
        }),
      )
      .readonly(),
    'The crew',
  ).optional(),
});

/** '49 from 127 reviews', '5,9 stars'. Another number, such as that of the reviews, may be larger. */
function isOverFive(words: string): boolean {
  const [, first] = /^\W*(\d+([.,]\d+)?)/.exec(words) ?? [];
  const [, stars = first] = /(\d+([.,]\d+)?)( ?\/ ?5| stars?| (out )?of 5)/i.exec(words) ?? [];
  return Number(stars?.replace(',', '.')) > 5;
}

export type OwnerAnswersFile = z.infer<typeof ownerAnswersFile>;
type Parts = 'rating' | 'whoCanCome' | 'boat' | 'crew';
/** The answers with all their parts, in which nothing may be filled in. */
export type OwnerAnswers = Shown<OwnerAnswersFile & { [Part in Parts]: NonNullable<OwnerAnswersFile[Part]> }>;
