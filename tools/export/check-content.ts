import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import {
  filledByCode,
  fixedFiles,
  folders,
  ownersSchemas,
  parse,
} from '../../data/schema/files';
import { ownPageFile } from '../../data/schema/own-pages';
import type { PictureChoice } from '../../data/schema/parts';
import {
  DESCRIPTION_LETTERS,
  type TourFile,
  tourFile,
} from '../../data/schema/tours';
import { pricesOn } from '../../site/facts/new-prices';
import { withPictures } from '../../site/facts/shown-content';
import { calendarDay, dateInWords } from '../../site/words/calendar-day';
import { inMoney } from '../../site/words/money';
import { findOriginal, photographsIn } from '../pictures/originals';
import { entryFile, entryNames, slugsIn } from '../shared/entries';
import { readJsonFile, writeWhole } from '../shared/files';
import type { Mistake } from '../shared/mistakes';
import { contentSchema, mistakeAt } from '../shared/schemas';
import { closest, OwnerError, projectFolder } from '../shared/terminal';
import { fieldsIn } from '../shared/walk';
import { addressMistakes } from './content/address-mistakes';
import { nameMistake } from './content/entry-mistakes';
import { ownPageMistakes } from './content/own-page-mistakes';
import { tourMistakes } from './content/tour-mistakes';
import { wordFault } from './content/word-fault';
import { writeFolderModules } from './write-lists';

const REVIEWS = 'public/reviews.json';

const tourFilePath = (slug: string) => entryFile('data/tours', slug);

/** The paths of the content files of a project. */
export const contentPaths = (folder = projectFolder): string[] => [
  ...Object.keys(ownersSchemas),
  ...['data/settings.json', ...fixedFiles],
  ...folders.flatMap((each) =>
    slugsIn(each, folder).map((slug) => entryFile(each, slug)),
  ),
];

/**
 * The mistakes in the content. A copy of the owner's files has no code that
 * computes from them.
 */
export async function contentMistakes(
  folder = projectFolder,
): Promise<Mistake[]> {
  const files = contentPaths(folder);
  const contents = new Map<string, unknown>();
  const unreadable: Mistake[] = [];
  for (const file of files)
    try {
      contents.set(file, readJsonFile(join(folder, file), file));
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error;
      unreadable.push({ file, sentence: error.message });
    }
  if (unreadable.length) return unreadable;
  const names = folders.flatMap((each) =>
    entryNames(each, folder).flatMap((name) => nameMistake(each, name)),
  );
  if (names.length) return names;

  // A wrong value shows in the words of other files too, so look at the words
  // when every value is right.
  const values = files.flatMap((file) => [
    ...schemaMistakes(file, contentSchema(file), contents.get(file)),
    ...faultsIn(file, contents.get(file), (value, name) =>
      pictureFault(folder, value, name),
    ),
  ]);
  if (values.length) return values;
  const across = mistakesAcross(contents, folder);
  if (across.length) return across;
  if (folder !== projectFolder) return [];
  // The editor leaves out an empty list. The site takes a file without one for
  // broken.
  if (isDeepStrictEqual(contents.get(REVIEWS), {}))
    await writeWhole(join(folder, REVIEWS), '{ "reviews": [] }\n');

  await writeFolderModules();
  const { values: known } = await import('../../site/content/values');
  const words = files
    .filter((file) => file !== REVIEWS && file !== 'data/settings.json')
    .flatMap((file) => {
      const names = filledByCode.includes(file)
        ? undefined
        : Object.keys(known);
      return faultsIn(file, contents.get(file), (value) =>
        typeof value === 'string' ? wordFault(value, names) : undefined,
      );
    });
  if (words.length) return words;
  const { pages } = await import('../../site/content/pages');
  const { allTours } = await import('../../site/content/tours');
  const { ownPages } = await import('../../site/content/own-pages');
  return [
    ...allTours.flatMap((tour) =>
      tooLong(
        tourFilePath(tour.slug),
        'metaDescription',
        tour,
        DESCRIPTION_LETTERS,
      ),
    ),
    ...ownPages.flatMap((page) =>
      tooLong(entryFile('data/own-pages', page.slug), 'description', page, 160),
    ),
    ...addressMistakes(folder, pages),
  ];
}

/** The length counts with the values filled in. */
function tooLong<Field extends string>(
  file: string,
  field: Field,
  content: Readonly<Partial<Record<Field, string | undefined>>>,
  most: number,
): Mistake | [] {
  if ((content[field] ?? '').length <= most) return [];
  const fault = `is too long with its values filled in; ${most} letters at most`;
  return mistakeAt(file, [field], content, fault);
}

/**
 * What contradicts another file: a number of two tours, an unknown slug, a
 * price that does not fit that of an adult.
 */
function mistakesAcross(
  contents: ReadonlyMap<string, unknown>,
  folder: string,
): Mistake[] {
  const slugs = slugsIn('data/tours', folder);
  // Numbers may be typed as text.
  const tours = slugs.map((slug) => ({
    ...tourFile.parse(contents.get(tourFilePath(slug))),
    slug,
  }));
  const ownPages = slugsIn('data/own-pages', folder).map((slug) => ({
    ...ownPageFile.parse(contents.get(entryFile('data/own-pages', slug))),
    slug,
  }));
  const { timeZone } = contents.get('data/harbour.json') as {
    timeZone: string;
  };
  const { places, own = [] } = parse(
    'data/places.json',
    contents.get('data/places.json'),
  );
  const common = parse('data/prices.json', contents.get('data/prices.json'));
  const today = calendarDay(new Date(), timeZone);
  const spots = [
    ...places.map(({ slug }) => slug),
    ...own.map(({ name }) => name),
  ];
  const references = [
    REVIEWS,
    'data/full-days.json',
    ...slugs.map(tourFilePath),
  ].flatMap((file) =>
    faultsIn(file, contents.get(file), (value, name) => {
      if (name === 'tour') return slugFault(value, 'the tours', slugs);
      return ['places', 'place'].includes(name)
        ? slugFault(value, 'the places', spots)
        : undefined;
    }),
  );
  // Those of today, and of the day of the tour's new ones.
  const prices = tours.flatMap((tour) =>
    [...new Set([today, tour.newPrices?.from ?? today])].flatMap((day) =>
      priceMistakes(
        { ...tour, ...pricesOn(day, tour) },
        pricesOn(day, common).tourFrom,
        day === today ? '' : ` from ${dateInWords(day)} on`,
      ),
    ),
  );
  return [
    ...tourMistakes(tours, today),
    ...ownPageMistakes(ownPages),
    ...references,
    ...prices,
  ];
}

function priceMistakes(
  tour: TourFile & { slug: string },
  tourFrom: number,
  when: string,
): Mistake[] {
  const { price = tourFrom, prices = {} } = tour;
  const { adult = price, child = 0, family = adult } = prices;
  const mistake = (row: string, fault: string) => [
    mistakeAt(
      tourFilePath(tour.slug),
      ['prices', row],
      tour,
      `${fault} than the price of an adult, ${inMoney(adult)}${when}; look at the two`,
    ),
  ];
  if (child > adult) return mistake('child', 'is more');
  return family < adult ? mistake('family', 'is less') : [];
}

// Sentences for the slips of owners. The rules of single fields have theirs in
// data/schema/.
z.config({
  customError: (issue) => {
    if (issue.input === undefined) return 'is missing';
    if (issue.code === 'too_small' && issue.origin !== 'number')
      return 'is empty';
    if (issue.code === 'unrecognized_keys')
      return unknownField(issue.keys[0] ?? '', issue.schema);
    if (issue.code === 'invalid_value')
      return `must be one of ${issue.values.map(String).join(', ')}`;
    if (issue.code === 'invalid_type')
      return `must be ${kinds[issue.expected] ?? 'of another kind'}`;
    if (issue.code === 'too_small') return `must be ${issue.minimum} at least`;
    if (issue.code === 'too_big') return `must be ${issue.maximum} at most`;
    return 'does not fit this field; look at its hint in the editor';
  },
});

const kinds: Readonly<Partial<Record<string, string>>> = {
  string: 'words in quotation marks',
  number: 'a number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in square brackets',
  object: 'a group of fields in curly brackets',
};

function unknownField(
  name: string,
  schema: z.core.$ZodType | undefined,
): string {
  const isObject = schema instanceof z.ZodObject;
  const meant = closest(name, isObject ? Object.keys(schema.shape) : []);
  const example = meant ? `, for example ${meant}` : '';
  return `has an unknown field '${name}'; look for a typing mistake in its name${example}`;
}

/** A mistake for each value in a file that does not match its schema. */
export function schemaMistakes(
  file: string,
  schema: z.ZodType,
  content: unknown,
): Mistake[] {
  const issues = schema.safeParse(content).error?.issues ?? [];
  return issues.map(({ path, message }) =>
    mistakeAt(file, path, content, message),
  );
}

/**
 * @param faultOf what is wrong with a value, by the name of its field or of the
 * list that it is in
 */
function faultsIn(
  file: string,
  content: unknown,
  faultOf: (value: unknown, name: string) => string | undefined,
): Mistake[] {
  return fieldsIn(content).flatMap(({ path, value }) => {
    const name = path.findLast((key) => typeof key === 'string');
    const fault = faultOf(value, String(name));
    return fault ? mistakeAt(file, path, content, fault) : [];
  });
}

function pictureFault(
  folder: string,
  value: unknown,
  name: string,
): string | undefined {
  if (!(value instanceof Object)) return undefined;
  const isPicture = 'poster' in value || 'photo' in value;
  // The photograph of a picture is told of the picture.
  if (!isPicture && !('file' in value && name !== 'photo')) return undefined;
  const { original } = withPictures(value as PictureChoice);
  if (findOriginal(folder, { original })) return undefined;
  const meant = closest(`photos/${original}`, photographsIn(folder));
  const advice = meant ? `the nearest there is '${meant}'` : 'copy it there';
  return `names the picture '${original}', which is not in photos/; ${advice}`;
}

function slugFault(value: unknown, home: string, slugs: readonly string[]) {
  if (typeof value !== 'string' || !value || slugs.includes(value))
    return undefined;
  const meant = closest(value, slugs) ?? slugs[0];
  return `names '${value}', which is not among ${home}; for example ${meant}`;
}
