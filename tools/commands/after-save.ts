import { join } from 'node:path';
import { writeEmptyReviews } from '../content/empty-reviews';
import { stopWith } from '../content/finding';
import { mistakes } from '../content/findings';
import { writeLists } from '../content/lists';
import { makePictures } from '../pictures/make-pictures';
import { projectFolder } from '../shared/terminal';

/** In a process of its own: a process reads data/ only once. */
export async function run(): Promise<void> {
  await writeLists();
  await writeEmptyReviews(join(projectFolder, 'public'));
  stopWith(await mistakes());
  await makePictures();
}
