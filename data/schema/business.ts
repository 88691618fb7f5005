import { z } from 'zod';
import {
  anyDay,
  anyText,
  anyWebAddress,
  day,
  field,
  isAfter,
  picture,
  priceForOne,
  priceOfBoat,
  sentences,
  text,
  updated,
  webAddress,
  whole,
} from './parts';

/** data/prices.json */
export const pricesFile = z
  .strictObject({
    updated,
    tourFrom: field(priceForOne, 'A tour', 'The starting price of a tour for one person, in dollars.'),
    hire: field(priceOfBoat, 'Boat hire', 'All day, in dollars.'),
    groupDeal: field(
      z
        .strictObject({ from: field(whole, 'From'), to: field(whole, 'To') })
        .refine(({ from, to }) => from <= to, "has a 'from' above its 'to'"),
      'Group deal',
      'The size of a group that may ask for a deal.',
    ),
    maxPeople: field(whole, 'Most people', 'On a boat, on tours and for hire.'),
  })
  .refine(({ groupDeal, maxPeople }) => groupDeal.to <= maxPeople, {
    path: ['groupDeal', 'to'],
    message: 'is above maxPeople, the most people on a boat',
  });

/** The longest notice that fits into a line on a phone, in letters. */
const NOTICE_LETTERS = 40;
const tooLong = `may have ${NOTICE_LETTERS} letters at most, which is one line on a phone`;

/** data/notice.json: one line on top of every page. */
export const noticeFile = z
  .strictObject({
    text: field(
      z.string().trim().max(NOTICE_LETTERS, tooLong).optional(),
      'Notice',
      `At most ${NOTICE_LETTERS} letters, such as ‘Closed for the cyclone until Friday’. Empty shows nothing.`,
    ),
    lastDay: field(anyDay, 'Last day', 'The last day it is shown.').refine(
      (value) => !isAfter(value, 366),
      'is more than a year from now; look at the year',
    ),
  })
  .refine(({ text: words, lastDay }) => words || !lastDay, {
    path: ['text'],
    message: 'is empty, but there is a lastDay; for example Closed for the cyclone until Friday',
  })
  .refine(({ text: words, lastDay }) => lastDay || !words, {
    path: ['lastDay'],
    message: 'is empty, but there is a text; for example 2026-11-27',
  });
export type Notice = z.infer<typeof noticeFile>;

const fullDay = z
  .strictObject({
    day: field(
      day.refine((value) => !isAfter(value, 731), {
        error: 'is more than two years from now; look at the year',
        abort: true,
      }),
      'Day',
      'Or the first of several.',
    ),
    lastDay: field(anyDay, 'Last day', 'Of several. Empty for one day.'),
    tour: field(anyText.meta({ choice: 'tours' }), 'Tour', 'Without one, all tours are full.'),
  })
  .refine(({ day: first, lastDay }) => !lastDay || lastDay >= first, {
    path: ['lastDay'],
    message: 'is before the first day',
  })
  .refine(
    ({ day: first, lastDay }) => !lastDay || Date.parse(lastDay) - Date.parse(first) <= 366 * 86_400_000,
    {
      path: ['lastDay'],
      message: 'is more than a year after the first day; look at the year',
    },
  );
export type FullDay = z.infer<typeof fullDay>;

/** data/full-days.json: the form says so when a visitor chooses such a day. */
export const fullDaysFile = z.strictObject({
  days: field(z.array(fullDay), 'Days', 'A day that is over is not shown, and may stay.').optional(),
});

/** Pages on other websites. */
const pagesElsewhere = z.array(
  z.strictObject({ name: field(text, 'Name'), address: field(webAddress, 'Address') }),
);

/** data/site.json */
export const siteFile = z.strictObject({
  name: field(text, 'Name of the business'),
  wordmark: field(z.strictObject({ first: text, second: text }), 'The name on two lines'),
  language: text,
  description: field(sentences, 'Description', 'For search engines.'),
  copyrightYear: field(whole, 'Year in the footer'),
  acknowledgement: field(sentences, 'Acknowledgement of Country'),
  /** Names in the acknowledgement that machine translation must not change. */
  keptNames: z.array(text).min(1),
  reviewPlaces: field(
    z.strictObject({
      google: field(anyWebAddress, 'Google'),
      tripadvisor: field(anyWebAddress, 'Tripadvisor'),
    }),
    'Reviews elsewhere',
    'The addresses of your pages there. An empty one has no button.',
  ).optional(),
  elsewhere: field(
    z.strictObject({
      ours: field(pagesElsewhere.optional(), 'Ours', 'Such as Facebook. Search engines are told of them.'),
      others: field(pagesElsewhere.optional(), 'For guests', 'Such as the timetable of the ferry.'),
    }),
    'Pages on other websites',
  ).optional(),
  notFoundPicture: field(picture, 'Picture of the error pages'),
});

/** data/harbour.json */
export const harbourFile = z.strictObject({
  label: field(text, 'The harbour in words'),
  name: field(text, 'Name'),
  locality: text,
  region: text,
  postalCode: text,
  country: text,
  latitude: field(z.number().min(-90).max(90), 'Latitude', 'Of the berth, with five decimals.'),
  longitude: field(z.number().min(-180).max(180), 'Longitude', 'Of the berth, with five decimals.'),
  timeZone: text,
  mapUrl: field(webAddress, 'On the map', 'The address of the harbour on Google Maps.'),
});
