import { type Edit, type ExportedPage, elementsOf, withEdits } from '../elements';
import { scriptsAfterPaint } from './scripts-after-paint';
import { stylesInPage } from './styles-in-page';

/**
 * The steps that only make a page faster. Each returns its edits, or `undefined` when it does not recognise the page.
 * NEXT: a new version may change the HTML, so a step must never stop a build.
 */
const steps: Readonly<
  Record<string, (page: ExportedPage) => Edit[] | undefined | Promise<Edit[] | undefined>>
> = {
  'styles in the page': stylesInPage,
  'scripts after the first paint': scriptsAfterPaint,
};

/**
 * @param html of one exported page in the folder
 * @param notApplied receives the name of each step that failed or did not recognise the page
 * @returns the page with the changes of all other steps
 */
export async function faster(html: string, folder: string, notApplied: Set<string>): Promise<string> {
  const page = { html, elements: elementsOf(html), folder };
  const edits: Edit[] = [];
  for (const [name, step] of Object.entries(steps)) {
    const changes = await Promise.resolve(page)
      .then(step)
      .catch(() => undefined);
    if (changes) edits.push(...changes);
    else notApplied.add(name);
  }
  return withEdits(html, edits);
}
