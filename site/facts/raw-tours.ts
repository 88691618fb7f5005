import { entriesOf } from './entries';
import { files } from './files/tours';
import { today } from './harbour';

/**
 * Every tour in the order of the site. The values in its texts are not filled
 * in yet. From the day of its `backOn` a tour is on again.
 */
export const rawTours = rawToursOf(files, today());

export function rawToursOf(
  files: Readonly<Record<string, unknown>>,
  today: string,
) {
  return entriesOf('data/tours', files).map(({ backOn, ...tour }) => ({
    ...tour,
    backOn: backOn && backOn > today ? backOn : undefined,
  }));
}
