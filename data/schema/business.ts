import { z } from 'zod';
import { anyText, anyWebAddress, day, picture, text, texts, webAddress, whole } from './parts';

/** data/prices.ts */
export const pricesFile = z
  .object({
    pricesUpdated: day,
    tourFrom: whole(100),
    hire: whole(280),
    maxPeople: whole(8),
    groupDeal: z
      .object({ from: whole(6), to: whole(8) })
      .refine(({ from, to }) => from <= to)
      .meta({ rule: "has a 'from' above its 'to'" }),
  })
  .refine(({ groupDeal, maxPeople }) => groupDeal.to <= maxPeople, {
    path: ['groupDeal', 'to'],
    message: 'is above maxPeople, the most people on a boat; for example { from: 4, to: 6 } for a boat of 6',
  });

/** A fact that only the owner knows, in one or two sentences. '' shows nothing. */
const ownerFact = anyText("One or two sentences, or '' to show nothing");

/** A page on another website. */
const pageElsewhere = z
  .strictObject({ name: text('Facebook'), address: webAddress })
  .meta({ example: "{ name: 'Facebook', address: 'https://www.facebook.com/your-page' }" });

/** The longest notice that fits into a line on a phone, in letters. */
const NOTICE_LETTERS = 40;

const noticeShape = z
  .object({
    text: anyText('Closed for the cyclone until Friday')
      .trim()
      .max(NOTICE_LETTERS)
      .meta({ rule: `may have ${NOTICE_LETTERS} letters at most, which is one line on a phone` }),
    lastDay: anyText('2026-11-27')
      .refine((value) => !value || day.safeParse(value).success)
      .meta({ rule: 'must be a day as year-month-day' }),
  })
  .superRefine(({ text: words, lastDay }, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (lastDay && !words)
      complain('text', "is empty, but there is a lastDay; for example 'Closed for the cyclone until Friday'");
    if (words && !lastDay) complain('lastDay', "is empty, but there is a text; for example '2026-11-27'");
  });
export type Notice = z.infer<typeof noticeShape>;

/** data/notice.ts */
export const noticeFile = z.object({ notice: noticeShape });

/** data/site.ts */
export const siteFile = z.object({
  site: texts('name', 'description').extend({
    /** The name on two lines, for the wordmark. */
    wordmark: texts('first', 'second'),
    language: text('en-AU'),
  }),
  harbour: texts('label', 'name', 'locality', 'region', 'postalCode', 'country').extend({
    latitude: z.number().min(-90).max(90).meta({ example: -19.16 }),
    longitude: z.number().min(-180).max(180).meta({ example: 146.85 }),
    timeZone: text('Australia/Brisbane'),
    mapUrl: webAddress,
  }),
  copyrightYear: whole(2026),
  acknowledgement: text(),
  reviewPlaces: z.object({
    google: anyWebAddress,
    android: anyText('geo:-19.16,146.85'),
    ios: anyText('maps://?q=Nelly+Bay'),
    tripadvisor: anyWebAddress,
  }),
  elsewhere: z.strictObject({ ours: z.array(pageElsewhere), others: z.array(pageElsewhere) }),
  notFoundPicture: picture,
  ownerFacts: z.object({
    /** The number alone, for the footer of every page. */
    abn: anyText('12 345 678 901')
      .regex(/^\s*(\d{2}( ?\d{3}){3})?\s*$/)
      .meta({ rule: 'must be the eleven digits alone' }),
    /** One or two sentences, for the pages where people decide. */
    insurance: ownerFact,
    replyTime: anyText('We usually answer on the same day.'),
    cancellation: ownerFact,
    wheelchairBoarding: ownerFact,
  }),
});
