import { type Edit, type ExportedPage, elementsOf, withEdits } from '../elements';
import { scriptsAfterPaint } from './scripts-after-paint';
import { stylesInPage } from './styles-in-page';

/**
 * A step that only makes a page faster. It returns its edits, or `undefined` when it does not recognise the page. A new version
 * of Next may change the HTML, so a step must never stop a build.
 */
type FasterStep = (page: ExportedPage) => Edit[] | undefined | Promise<Edit[] | undefined>;

const steps: Readonly<Record<string, FasterStep>> = {
  'styles in the page': stylesInPage,
  'scripts after the first paint': scriptsAfterPaint,
};

/** The names of the steps that were not applied, each with the unchanged pages. */
export type NotApplied = Map<string, string[]>;

/**
 * @param html of one exported page
 * @param page its path in the folder, for `notApplied`
 * @param notApplied receives each step that failed or did not recognise the page
 * @returns the page with the changes of all other steps
 */
export async function faster(
  html: string,
  { folder, page, notApplied }: { folder: string; page: string; notApplied: NotApplied },
): Promise<string> {
  const exported = { html, elements: elementsOf(html), folder };
  const edits: Edit[] = [];
  for (const [name, step] of Object.entries(steps)) {
    const changes = await applied(step, exported);
    if (changes) edits.push(...changes);
    else notApplied.set(name, [...(notApplied.get(name) ?? []), page]);
  }
  return withEdits(html, edits);
}

async function applied(step: FasterStep, page: ExportedPage): Promise<Edit[] | undefined> {
  try {
    return await step(page);
  } catch {
    return undefined;
  }
}
