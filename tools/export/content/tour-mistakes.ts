import type { TourFile } from '../../../data/schema/tours';

/** The path of a tour's file in the project. */
export const tourPath = (slug: string) => `data/tours/${slug}.json`;

/** The mistake in the name of a file in data/tours/, which is the slug of a tour. */
export function tourNameMistake(name: string): string[] {
  const slug = plainSlug(name.replace(/\.json(\.txt)?$/i, ''));
  return name === `${slug}.json`
    ? []
    : [
        `data/tours/${name}: the name of this file becomes the address of a page and may hold only small letters, digits and hyphens; name it ${slug}.json.`,
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

/** What two tours may not share, and that one of them is on. Of two the one with the longer file name is the copy. */
export function tourMistakes(tours: readonly TourFacts[], today: string): string[] {
  const byLength = tours.toSorted((one, other) => one.slug.length - other.slug.length);
  const clashes = (['name', 'id'] as const).flatMap((field) =>
    byLength.flatMap((tour, index) => {
      const value = tour[field];
      const original = value && byLength.slice(0, index).find((earlier) => earlier[field] === value);
      if (!original) return [];
      const cure = field === 'name' ? 'give this one another' : 'take it out of this copy';
      return `${tourPath(tour.slug)}: ${field} is ${value}, as in ${tourPath(original.slug)}; ${cure}.`;
    }),
  );
  if (tours.some(({ backOn }) => !backOn || backOn <= today)) return clashes;
  return [
    ...clashes,
    'data/tours: there is no tour that is on; one of them must be without a day until when it is off.',
  ];
}
