import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const start = 'export const allTours = [';
const end = '] as const satisfies readonly Tour[];';

/**
 * Gives a copy of the project a larger catalogue: the four tours and invented ones with the same pictures. Code in `data/` makes
 * them, so that the size of the source does not affect the measurement.
 * @throws Error when the content has an unexpected format
 */
export function growTours(project: string, count: number): void {
  const path = join(project, 'data/tours.ts');
  const source = readFileSync(path, 'utf8');
  if (!source.includes(start) || !source.includes(end))
    throw new Error(`data/tours.ts has no '${start} … ${end}' any more; bench/growth must be told.`);
  const grown = source.replace(start, 'const pattern: readonly Tour[] = [').replace(
    end,
    `];
export const allTours: readonly Tour[] = Array.from({ length: ${count} }, (_, index) => {
  const { alsoAt, ...tour } = pattern[index % pattern.length] as Tour;
  const round = Math.floor(index / pattern.length);
  if (round === 0) return alsoAt ? { ...tour, alsoAt } : tour;
  const name = \`\${tour.name} \${round + 1}\`;
  return {
    ...tour,
    id: index + 1,
    slug: \`\${tour.slug}-\${round + 1}\`,
    name,
    metaDescription: \`\${name}: \${tour.metaDescription ?? tour.description}\`.slice(0, 160),
    sections: tour.sections.map((section) => ({ ...section, title: \`\${section.title} \${round + 1}\` })),
  };
});`,
  );
  writeFileSync(path, grown);
}

const words =
  'the a we our sea reef boat morning turtle turtles guide kids calm wind bay island fish rod lunch sunset sky water clear warm cold mask first best day never saw took home again slow quiet ridge ferry hat rain time coral swim dive rock beach hour friend family patient funny careful kind anchor cove'.split(
    ' ',
  );

/** Gives a copy of the project this number of invented reviews. The same number always gives the same reviews. */
export function growReviews(project: string, count: number): void {
  // Lehmer's generator: words in random order, so that they do not compress better than real reviews.
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const text = () => Array.from({ length: 15 + next(30) }, () => words[next(words.length)]).join(' ');
  const reviews = Array.from({ length: count }, (_, index) => ({
    author_name: `Sample guest ${index + 1}`,
    rating: 3 + next(5) / 2,
    text: `${text()}.`,
    sample: true,
  }));
  writeFileSync(join(project, 'public/reviews.json'), JSON.stringify({ reviews }, null, 2));
}
