import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../../data/pages';
import { address } from '../../../data/schema/parts';

/**
 * The mistakes in the other addresses of the pages (`alsoAt`), one sentence each.
 * @param folder the project, whose `public/` may hold pages too
 */
export function addressMistakes(folder: string, pages: readonly Page[]): string[] {
  const taken = new Map(pages.map(({ path, name }) => [path, `is the page '${name}'`]));
  taken.set('/tours', 'leads to the tours on the home page');
  return pages.flatMap(({ path, name, alsoAt = [] }) => {
    const file = path.startsWith('/tours/') ? 'data/tours.ts' : 'data/pages.ts';
    return alsoAt
      .filter((other) => other !== path)
      .flatMap((other) => {
        const known = taken.get(other) ?? (isFile(folder, other) ? 'is a page of its own' : undefined);
        taken.set(other, known ?? `leads to '${name}'`);
        const fault = known ? `already ${known}` : address.safeParse(other).error?.issues[0]?.message;
        return fault
          ? [
              `${file}: '${name}', alsoAt: '${other}' ${fault}${known ? '; take it out of one of the two, for example here' : ''}.`,
            ]
          : [];
      });
  });
}

/** Whether the framework or the owner puts a page there. */
function isFile(folder: string, path: string): boolean {
  return ['/404', '/index'].includes(path) || existsSync(join(folder, 'public', `${path}.html`));
}
