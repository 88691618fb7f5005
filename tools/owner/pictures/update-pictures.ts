import { loadContent } from '../../build/content/load-content';
import { projectFolder } from '../../shared/terminal';
import { makePictures, type Outcome } from './make-pictures';
import { makeShares } from './make-shares';
import { recipe } from './recipe';

type AllPictures = typeof import('../../../data/pages');
type SharePages = typeof import('./share-pages');

/**
 * Makes the changed pictures of the site and the changed share pictures. Check the content first.
 * @throws OwnerError when a file cannot be written
 */
export async function updatePictures(): Promise<Outcome> {
  const { allPictures } = (await loadContent(projectFolder, 'data/pages.ts')) as AllPictures;
  const { sharePages } = (await loadContent(
    projectFolder,
    'tools/owner/pictures/share-pages.ts',
  )) as SharePages;
  const common = { root: projectFolder, tell: (words: string) => process.stdout.write(words) };
  const pictures = await makePictures({ ...common, slots: allPictures(), recipe });
  const shares = await makeShares({ ...common, pages: sharePages() });
  return {
    made: [...pictures.made, ...shares.made],
    // An unreadable photograph gives the same sentence for its share picture, so drop duplicates.
    problems: [...new Set([...pictures.problems, ...shares.problems])],
    warnings: pictures.warnings,
  };
}
