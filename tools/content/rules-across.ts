import type { z } from 'zod';
import type { PictureChoice } from '../../data/schema/parts';
import type { TourFile } from '../../data/schema/tours';
import { withPictures } from '../../site/facts/shown-content';
import { calendarDay } from '../../site/words/calendar-day';
import { findOriginal } from '../pictures/originals';
import type { Contents } from './content';
import { fieldsIn, textsIn } from './fields-in';

type Report = (
  file: string,
  path: readonly PropertyKey[],
  fault: string,
) => void;

/** The rules between files that are right by themselves. */
export const rulesAcross =
  (folder: string) => (contents: Contents, context: z.RefinementCtx) => {
    const report: Report = (file, path, message) =>
      context.addIssue({ code: 'custom', path: [file, ...path], message });
    const tours = entriesIn<TourFile>('data/tours/', contents);
    const customPages = entriesIn<object>('data/custom-pages/', contents);
    for (const [file] of [...tours, ...customPages]) nameRule(file, report);
    shared(tours, 'name', report);
    shared(tours, 'id', report);
    shared(customPages, 'title', report);
    toursOn(tours, contents, report);
    references(tours, contents, report);
    for (const [file, content] of Object.entries(contents))
      photographs(file, content, folder, report);
  };

const entriesIn = <Entry>(folder: string, contents: Contents) =>
  Object.entries(contents).filter(([file]) => file.startsWith(folder)) as [
    string,
    Entry,
  ][];

function nameRule(file: string, report: Report): void {
  if (!/\/(?=[a-z0-9-]*[a-z])[a-z0-9]+(-[a-z0-9]+)*\.json$/.test(file))
    report(
      file,
      [],
      'has a file whose name cannot be an address; rename it with small letters, digits and hyphens alone, or delete it if it is a copy',
    );
}

/** Of two with one value the one with the longer file name is the copy. */
function shared(
  entries: readonly [string, object][],
  field: string,
  report: Report,
): void {
  const seen = new Map<string, string>();
  for (const [file, entry] of entries.toSorted(
    ([one], [other]) => one.length - other.length,
  )) {
    const value = String((entry as Record<string, unknown>)[field] ?? '');
    // Guests take 'Sunset' and 'sunset' for one.
    const earlier = seen.get(value.toLowerCase());
    if (value && earlier)
      report(file, [field], `is ${value}, as in ${earlier}; change this one`);
    else seen.set(value.toLowerCase(), file);
  }
}

function toursOn(
  tours: readonly [string, TourFile][],
  contents: Contents,
  report: Report,
): void {
  const { timeZone } = contents['data/harbour.json'] as { timeZone: string };
  const today = calendarDay(new Date(), timeZone);
  const [first] = tours;
  if (first && tours.every(([, { backOn }]) => backOn && backOn > today))
    report(
      first[0],
      ['backOn'],
      'has a day, and so has every other tour; one of them must be on',
    );
}

function references(
  tours: readonly [string, TourFile][],
  contents: Contents,
  report: Report,
): void {
  const slugs = tours.map(([file]) => file.replace(/^.*\/|\.json$/g, ''));
  for (const file of ['public/reviews.json', 'data/full-days.json'])
    for (const { path, text } of textsIn(contents[file]))
      if (path.at(-1) === 'tour' && text && !slugs.includes(text))
        report(
          file,
          path,
          `names '${text}', which is none of the tours: ${slugs.join(', ')}`,
        );
}

function photographs(
  file: string,
  content: unknown,
  folder: string,
  report: Report,
): void {
  for (const { path, value } of fieldsIn(content)) {
    if (!(value instanceof Object)) continue;
    const isPicture = 'poster' in value || 'photo' in value;
    // The photograph of a picture is named with the picture.
    if (!isPicture && !('file' in value && path.at(-1) !== 'photo')) continue;
    const { original } = withPictures(value as PictureChoice);
    if (!findOriginal(folder, { original }))
      report(
        file,
        path,
        `names the picture '${original}', which is not in photos/; copy it there, or choose another`,
      );
  }
}
