import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import about from '../../data/about.json' with { type: 'json' };
import { ownCountry } from '../../data/schema/own-country';
import type { Tour } from '../../data/schema/tours';
import { allTours, tours } from '../../site/content/tours';
import { readJsonFile } from '../shared/files';
import facts from './filled-facts.json' with { type: 'json' };

type OfTour = Pick<Tour, 'prices' | 'when' | 'startTimes' | 'bookAt'>;

const [boat] = about.sections;

/** Every fact of the owner, invented. */
export const filledFacts = {
  ...facts.owner,
  businessNumber: ownCountry.businessNumber.example,
  boat: { ...facts.owner.boat, picture: boat?.picture },
};

const nextYear = new Date().getFullYear() + 1;
/** Days when the first tour is full, and a day when all are. */
export const filledDays = [
  {
    day: `${nextYear}-06-01`,
    lastDay: `${nextYear}-06-03`,
    tour: tours[0].slug,
  },
  { day: `${nextYear}-06-10` },
] as const;

/** A copy of the first tour, off for a season. */
export const tourOff = {
  slug: 'zebra-crossing',
  name: 'Zebra Crossing',
  backOn: `${nextYear}-06-30`,
};

/** The first tour can be booked elsewhere. */
export function filledTour({ slug }: Pick<Tour, 'slug'>): OfTour {
  const { bookAt } = facts as OfTour;
  return {
    ...(facts.tour as OfTour),
    ...(slug === tours[0].slug && { bookAt }),
  };
}

/** Writes these facts into a copy of the project. */
export function fillFacts(folder: string): void {
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, 'data', file), JSON.stringify(content));
  write('owner-answers.json', filledFacts);
  write('full-days.json', { days: filledDays });
  // Some systems part a letter and its accent.
  const photograph = facts.owner.crew[0]?.picture?.photo.file ?? '';
  copyFileSync(
    'app/apple-icon.png',
    join(folder, 'photos', photograph.normalize('NFD')),
  );
  const add = (file: string, content: object) =>
    write(file, {
      ...(readJsonFile(join(folder, 'data', file)) as object),
      ...content,
    });
  const { slug, ...changed } = tourOff;
  const original = readJsonFile(`data/tours/${tours[0].slug}.json`) as object;
  const unlike = { id: undefined, alsoAt: undefined };
  // The share picture of a drawing on two pages would take seconds to make.
  const hero = facts.owner.crew[0]?.picture;
  write(`tours/${slug}.json`, { ...original, ...unlike, ...changed, hero });
  const { bookAt, gallery } = facts;
  for (const tour of allTours)
    add(`tours/${tour.slug}.json`, {
      ...filledTour(tour),
      ...(!tour.places && { gallery }),
    });
  add('boat-hire.json', { bookAt, gallery });
  mkdirSync(join(folder, 'data/custom-pages'), { recursive: true });
  for (const [slug, page] of Object.entries(facts.customPages))
    write(`custom-pages/${slug}.json`, page);
  add('prices.json', facts.prices);
  add('site.json', { elsewhere: facts.elsewhere });
}
