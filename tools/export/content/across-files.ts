import { parse } from '../../../data/schema/files';
import { ownPageFile } from '../../../data/schema/own-pages';
import {
  placesFile,
  type TourFile,
  tourFile,
} from '../../../data/schema/tours';
import { calendarDay } from '../../../site/words/calendar-day';
import { inMoney } from '../../../site/words/money';
import { entryFile, slugsIn } from '../../shared/entries';
import type { Mistake } from '../../shared/mistakes';
import { mistakeAt } from '../../shared/schemas';
import { closest } from '../../shared/terminal';
import { sharedValues } from './entry-mistakes';
import { faultsIn } from './value-mistakes';

const NONE_ON =
  'There is no tour that is on; one of them must be without a day in ‘Off until’.';

/**
 * What contradicts another file: a number of two tours, an unknown slug, a
 * price that does not fit that of an adult.
 */
export function mistakesAcross(
  contents: ReadonlyMap<string, unknown>,
  folder: string,
): Mistake[] {
  const slugs = slugsIn('data/tours', folder);
  // Numbers may be typed as text.
  const tours = slugs.map((slug) => ({
    ...tourFile.parse(contents.get(fileOf(slug))),
    slug,
  }));
  const ownPages = slugsIn('data/own-pages', folder).map((slug) => ({
    ...ownPageFile.parse(contents.get(entryFile('data/own-pages', slug))),
    slug,
  }));
  const { timeZone } = contents.get('data/harbour.json') as {
    timeZone: string;
  };
  const { places } = placesFile.parse(contents.get('data/places.json'));
  const common = parse('data/prices.json', contents.get('data/prices.json'));
  const today = calendarDay(new Date(), timeZone);
  const spots = places.map(({ slug }) => slug);
  const references = [
    'public/reviews.json',
    'data/full-days.json',
    ...slugs.map(fileOf),
  ].flatMap((file) =>
    faultsIn(file, contents.get(file), (value, name) => {
      if (name === 'tour') return slugFault(value, 'the tours', slugs);
      return ['places', 'place'].includes(name)
        ? slugFault(value, 'the places', spots)
        : undefined;
    }),
  );
  const prices = tours.flatMap((tour) => priceMistakes(tour, common.tourFrom));
  const isAnyOn = tours.some(({ backOn }) => !backOn || backOn <= today);
  return [
    ...sharedValues('data/tours', tours, {
      name: 'give this one another',
      id: 'take it out of the copy',
    }),
    ...(isAnyOn ? [] : [{ sentence: NONE_ON }]),
    ...sharedValues('data/own-pages', ownPages, {
      title: 'give this one another',
    }),
    ...references,
    ...prices,
  ];
}

function priceMistakes(
  tour: TourFile & { slug: string },
  tourFrom: number,
): Mistake[] {
  const { prices = {} } = tour;
  const { adult = tourFrom, child = 0, family = adult } = prices;
  const mistake = (row: 'child' | 'family', fault: string) => [
    mistakeAt(
      fileOf(tour.slug),
      ['prices', row],
      tour,
      `${fault} than the price of an adult, ${inMoney(adult)}; look at the two`,
    ),
  ];
  if (child > adult) return mistake('child', 'is more');
  return family < adult ? mistake('family', 'is less') : [];
}

const fileOf = (slug: string) => entryFile('data/tours', slug);

function slugFault(value: unknown, home: string, slugs: readonly string[]) {
  if (typeof value !== 'string' || !value || slugs.includes(value))
    return undefined;
  const meant = closest(value, slugs) ?? slugs[0];
  return `names '${value}', which is not among ${home}; for example ${meant}`;
}
