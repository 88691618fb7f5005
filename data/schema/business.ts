import { z } from 'zod';
import {
  anyText,
  anyTextUpTo,
  at,
  field,
  group,
  line,
  optional,
  plain,
  sentencesUpTo,
  text,
  textUpTo,
  uneditable,
} from './builders';
import {
  anyDay,
  anyLink,
  day,
  inTwoYears,
  latitude,
  link,
  longitude,
  priceForOne,
  priceList,
  priceOfBoat,
  whole,
  within,
} from './field-types';
import { drawing } from './parts';

const groupDeal = group('Group deal', {
  from: field(whole, 'From'),
  to: field(whole, 'To'),
})
  .describe('The size of a group that may ask for a deal.')
  .refine(({ from, to }) => from <= to, "has a 'from' above its 'to'");

const noText =
  'is empty, but there is a last day; for example Closed until Friday';
const noLastDay = 'is empty, but there is a text; for example 2026-11-27';
const inAYear = anyDay.check(within(366, 'is more than a year from now'));
const noticeFile = group('Notice', {
  text: field(
    plain(anyTextUpTo(40)),
    'Notice',
    'One line on a phone, such as ‘Closed until Friday’, or none.',
  ),
  firstDay: field(inAYear, 'First day', 'Without one it is shown at once.'),
  lastDay: field(inAYear, 'Last day', 'The last day it is shown.'),
})
  .refine((notice) => notice.text || !notice.lastDay, at('text', noText))
  .refine((notice) => notice.lastDay || !notice.text, at('lastDay', noLastDay))
  .refine(
    ({ firstDay, lastDay }) => !lastDay || firstDay <= lastDay,
    at('lastDay', 'is before the first day'),
  );

const fullDay = z
  .strictObject({
    day: field(day.check(inTwoYears), 'Day', 'Or the first of several.'),
    lastDay: field(anyDay, 'Last day', 'Of several. Empty for one day.'),
    tour: field(
      anyText.meta({ choice: 'tours' }),
      'Tour',
      'Without one, all tours are full.',
    ),
    boatHire: optional(
      z.boolean(),
      'Boat hire',
      'On: the boats for hire are full, and no tour.',
    ),
  })
  .refine(
    ({ tour, boatHire }) => !(tour && boatHire),
    at('boatHire', 'cannot be full in the entry of a tour; add another entry'),
  )
  .refine(
    ({ day: first, lastDay }) => !lastDay || lastDay >= first,
    at('lastDay', 'is before the first day'),
  )
  .refine(
    ({ day: first, lastDay }) =>
      !lastDay || Date.parse(lastDay) - Date.parse(first) <= 366 * 86_400_000,
    at('lastDay', 'is more than a year after the first day; look at the year'),
  );
export type FullDay = z.input<typeof fullDay>;

const pageElsewhere = z.strictObject({
  name: line('Name'),
  address: field(link, 'Address'),
});
const pagesElsewhere = z.array(pageElsewhere).default([]).readonly();

export const businessFiles = {
  'data/prices.json': group('Prices', {
    tourFrom: field(
      priceForOne,
      'A tour',
      'The starting price of a tour for one person.',
    ),
    hire: field(priceOfBoat, 'Boat hire', 'All day.'),
    hirePrices: optional(
      priceList,
      'Other prices of boat hire',
      'Such as a half day or a concession.',
    ),
    groupDeal,
    maxPeople: field(whole, 'Most people', 'On a boat, on tours and for hire.'),
  }).refine(({ groupDeal: { to }, maxPeople }) => to <= maxPeople, {
    path: ['groupDeal', 'to'],
    message: 'is above the most people on a boat',
  }),
  'data/site.json': group('The business', {
    name: field(plain(textUpTo(40)), 'Name of the business'),
    /** For search engines. */
    description: sentencesUpTo(200),
    acknowledgement: field(
      anyTextUpTo(1000).meta({ control: 'text' }),
      'Acknowledgement of Country',
    ),
    /** Names in it that machine translation must not change. */
    keptNames: z.array(text).default([]),
    reviewPages: group(
      'Reviews elsewhere',
      {
        google: field(anyLink, 'Google'),
        tripadvisor: field(anyLink, 'Tripadvisor'),
      },
      'Your pages. An empty one has no button.',
    ).prefault({}),
    elsewhere: group('Pages on other websites', {
      ours: field(
        pagesElsewhere,
        'Ours',
        'Such as Facebook. Search engines are told of them.',
      ),
      others: field(
        pagesElsewhere,
        'For guests',
        'Such as the timetable of the ferry.',
      ),
    }).prefault({}),
    notFoundPicture: drawing,
  }),
  'data/harbour.json': group('Harbour', {
    label: field(plain(text), 'The harbour in words'),
    ...uneditable('name', 'locality', 'region', 'postalCode', 'timeZone'),
    latitude,
    longitude,
    mapUrl: field(
      link,
      'On the map',
      'The address of the harbour on Google Maps.',
    ),
  }),
  'data/notice.json': noticeFile,
  /** The form says so when a visitor chooses such a day. */
  'data/full-days.json': group('Days when we are full', {
    days: field(
      z
        .array(fullDay.meta({ summary: '{{day}} {{lastDay}} {{tour}}' }))
        .default([]),
      'Days',
      'A day that is over is not shown, and may stay.',
    ),
  }),
  'data/public-files.json': group('Files of your own', {
    files: field(
      z.array(text),
      'Published files',
      'Your own in public/, such as the proof of Google.',
    ),
  }),
};
