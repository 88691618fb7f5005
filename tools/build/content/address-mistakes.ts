import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../../data/functions/pages';
import { address } from '../../../data/schema/parts';

/**
 * Checks the other addresses of the pages (`alsoAt`).
 * @param folder the project. Its `public/` may hold pages too
 * @returns one sentence for each mistake
 */
export function addressMistakes(folder: string, pages: readonly Page[]): string[] {
  const taken = new Map<string, string>(pages.map(({ path, name }) => [path, `is the page '${name}'`]));
  taken.set('/tours', 'leads to the tours on the home page');
  return pages.flatMap(({ path, name, alsoAt = [] }) => {
    const file = path.startsWith('/tours/') ? 'data/tours.ts' : 'data/functions/pages.ts';
    return alsoAt
      .filter((other) => other !== path)
      .flatMap((other) => {
        const known = taken.get(other) ?? (isFile(folder, other) ? 'is a page of its own' : undefined);
        taken.set(other, known ?? `leads to '${name}'`);
        const wrong = known
          ? `already ${known}; take it out of one of the two, for example here`
          : address.safeParse(other).error?.issues[0]?.message;
        return wrong ? [`${file}: '${name}', alsoAt: '${other}' ${wrong}.`] : [];
      });
  });
}

/** Whether Next or the owner's `public/` has a page at this address. */
function isFile(folder: string, path: string): boolean {
  return ['/404', '/index'].includes(path) || existsSync(join(folder, 'public', `${path}.html`));
}
