import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../site/content/pages';
import { toursAddress } from '../../site/facts/tour-address';
import { type Finding, findingAt } from './finding';

/** Addresses of pages that are not in the list. */
const RESERVED = ['/404', '/index', '/edit', '/editor', '/outbox'];

/** Mistakes in other addresses (`alsoAt`) and in those of custom pages. */
export function addressMistakes(
  folder: string,
  pages: readonly Page[],
): Finding[] {
  const own = pages.filter(({ linkedFrom }) => linkedFrom);
  const others = pages.filter(({ linkedFrom }) => !linkedFrom);
  const taken = new Map<string, string>(
    others.map(({ path, name }) => [path, `is the page '${name}'`]),
  );
  taken.set(toursAddress, 'leads to the tours on the home page');
  for (const path of RESERVED) taken.set(path, 'is a page of its own');
  // The owner can change the addresses of custom pages, so they come last.
  const claims = [
    ...others.flatMap(otherAddresses),
    ...own.map((page) => ({ page, claimed: page.path as string })),
    ...own.flatMap(otherAddresses),
  ];
  return claims.flatMap(({ page, claimed }) => {
    const isFile = ['', '.html'].some((ending) =>
      existsSync(join(folder, 'public', claimed + ending)),
    );
    const isPath = claimed === page.path;
    const known = taken.get(claimed) ?? (isFile && 'is a page of its own');
    if (!known) {
      taken.set(
        claimed,
        `${isPath ? 'is the page' : 'leads to'} '${page.name}'`,
      );
      return [];
    }
    const fault = isPath
      ? `makes the address '${claimed}', which already ${known}; make the page anew under another title, or rename its file`
      : `has '${claimed}', which already ${known}; take it out of one of the two, for example here`;
    return mistakeOf(page, isPath ? 'title' : 'alsoAt', fault);
  });
}

const otherAddresses = (page: Page) =>
  (page.alsoAt ?? [])
    .filter((each) => each !== page.path)
    .map((claimed) => ({ page, claimed }));

function mistakeOf(
  { path, ofTour, name, linkedFrom }: Page,
  field: 'alsoAt' | 'title',
  fault: string,
): Finding {
  const file = ofTour
    ? `data${path}.json`
    : linkedFrom && `data/custom-pages${path}.json`;
  return file
    ? findingAt(file, [field], { name }, fault)
    : {
        level: 'red',
        file: 'data/pages.json',
        field: `${field} of '${name}'`,
        sentence: `${fault}.`,
      };
}
