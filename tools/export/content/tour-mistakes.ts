import type { TourFile } from '../../../data/schema/tours';
import type { Mistake } from '../../shared/mistakes';
import { mistakeAt } from '../../shared/schemas';

/** The path of a tour's file in the project. */
export const tourFilePath = (slug: string) => `data/tours/${slug}.json`;

/**
 * The mistake in the name of a file in data/tours/, which is the slug of a
 * tour.
 */
export function tourNameMistake(name: string): Mistake[] {
  const slug = plainSlug(name.replace(/\.json(\.txt)?$/i, ''));
  return name === `${slug}.json`
    ? []
    : [
        {
          file: `data/tours/${name}`,
          sentence: `The name of the file data/tours/${name} becomes the address of a page and may hold only small letters, digits and hyphens; name it ${slug}.json.`,
        },
      ];
}

/** A slug of any words: 'cafe-lagoon' of 'Café Lagoon'. */
function plainSlug(words: string): string {
  const parts =
    words
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const plain = parts.join('-');
  return /[a-z]/.test(plain) ? plain : ['tour', ...parts].join('-');
}

type TourFacts = Pick<TourFile, 'name' | 'id' | 'backOn'> & { slug: string };

/**
 * What two tours may not share, and that one of them is on. Of two the one with
 * the longer file name is the copy.
 */
export function tourMistakes(
  tours: readonly TourFacts[],
  today: string,
): Mistake[] {
  const byLength = tours.toSorted(
    (one, other) => one.slug.length - other.slug.length,
  );
  const clashes = (['name', 'id'] as const).flatMap((field) =>
    byLength.flatMap((tour, index) => {
      const value = tour[field];
      const original =
        value &&
        byLength.slice(0, index).find((earlier) => earlier[field] === value);
      if (!original) return [];
      const cure =
        field === 'name' ? 'give this one another' : 'take it out of this copy';
      const fault = `is ${value}, as in ${tourFilePath(original.slug)}; ${cure}`;
      return mistakeAt(tourFilePath(tour.slug), [field], tour, fault);
    }),
  );
  if (tours.some(({ backOn }) => !backOn || backOn <= today)) return clashes;
  return [
    ...clashes,
    {
      sentence:
        'There is no tour that is on; one of them must be without a day in ‘Off until’.',
    },
  ];
}
