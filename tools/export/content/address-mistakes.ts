import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { address } from '../../../data/schema/kinds';
import type { Page } from '../../../site/content/pages';
import type { Mistake } from '../../shared/mistakes';

/**
 * The mistakes in the other addresses of the pages (`alsoAt`). The `public/` of
 * the project may hold pages too.
 */
export function addressMistakes(
  folder: string,
  pages: readonly Page[],
): Mistake[] {
  const taken = new Map<string, string>(
    pages.map(({ path, name }) => [path, `is the page '${name}'`]),
  );
  taken.set('/tours', 'leads to the tours on the home page');
  for (const path of ['/404', '/index'])
    taken.set(path, 'is a page of its own');
  const mistakes: Mistake[] = [];
  for (const { path, name, alsoAt = [] } of pages)
    for (const other of alsoAt.filter((each) => each !== path)) {
      const isFile = existsSync(join(folder, 'public', `${other}.html`));
      const known = taken.get(other) ?? (isFile && 'is a page of its own');
      taken.set(other, known || `leads to '${name}'`);
      const wrong = known
        ? `already ${known}; take it out of one of the two, for example here`
        : address.safeParse(other).error?.issues[0]?.message;
      if (!wrong) continue;
      const ofTour = path.startsWith('/tours/');
      mistakes.push({
        file: ofTour ? `data${path}.json` : 'data/pages.json',
        field: ofTour
          ? `Tour ${name} → Other addresses`
          : `alsoAt of '${name}'`,
        sentence: `has '${other}', which ${wrong}.`,
      });
    }
  return mistakes;
}
