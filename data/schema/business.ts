import { z } from 'zod';
import { anyDay, anyWebAddress, changed, isAfter, part, picture, text, webAddress, whole } from './parts';

/** data/prices.ts */
export const pricesFile = z
  .object({
    pricesUpdated: changed,
    tourFrom: whole,
    hire: whole,
    maxPeople: whole,
    groupDeal: z
      .object({ from: whole, to: whole })
      .refine(({ from, to }) => from <= to, "has a 'from' above its 'to'"),
  })
  .refine(({ groupDeal, maxPeople }) => groupDeal.to <= maxPeople, {
    path: ['groupDeal', 'to'],
    message: 'is above maxPeople, the most people on a boat',
  });

/** A page on another website. */
const pageElsewhere = z.strictObject({ name: text, address: webAddress });

/** The longest notice that fits into a line on a phone, in letters. */
const NOTICE_LETTERS = 40;
const tooLong = `may have ${NOTICE_LETTERS} letters at most, which is one line on a phone`;

const noticeShape = z
  .object({
    text: z.string().trim().max(NOTICE_LETTERS, tooLong),
    lastDay: anyDay.refine((value) => !isAfter(value, 366), 'is more than a year from now; look at the year'),
  })
  .refine(({ text: words, lastDay }) => words || !lastDay, {
    path: ['text'],
    message: "is empty, but there is a lastDay; for example 'Closed for the cyclone until Friday'",
  })
  .refine(({ text: words, lastDay }) => lastDay || !words, {
    path: ['lastDay'],
    message: "is empty, but there is a text; for example '2026-11-27'",
  });
export type Notice = z.infer<typeof noticeShape>;

/** data/notice.ts */
export const noticeFile = z.object({ notice: noticeShape });

/** data/site.ts */
export const siteFile = z.object({
  site: part('name description wordmark language'),
  harbour: part('label name locality region postalCode country timeZone', {
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    mapUrl: webAddress,
  }),
  copyrightYear: whole,
  acknowledgement: text,
  reviewPlaces: z.object({ google: anyWebAddress, tripadvisor: anyWebAddress }),
  elsewhere: z.strictObject({ ours: z.array(pageElsewhere), others: z.array(pageElsewhere) }),
  notFoundPicture: picture,
});
