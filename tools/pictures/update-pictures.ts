import { allPictures } from '../../data/functions/pages';
import { projectFolder } from '../shared/terminal';
import { makePictures, type Outcome } from './make-pictures';
import { makeShares, sharePages } from './make-shares';
import { recipe } from './recipe';

/**
 * Makes the changed pictures of the site and the changed share pictures. Check the content before you import this.
 * @throws OwnerError when a file cannot be written
 */
export async function updatePictures(): Promise<Outcome> {
  const pictures = await makePictures({ root: projectFolder, slots: allPictures(), recipe });
  const shares = await makeShares(projectFolder, sharePages());
  return {
    made: [...pictures.made, ...shares.made],
    // An unreadable photograph gives the same sentence for its share picture, so drop duplicates.
    problems: [...new Set([...pictures.problems, ...shares.problems])],
    warnings: pictures.warnings,
  };
}
