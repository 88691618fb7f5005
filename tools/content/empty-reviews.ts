import { join } from 'node:path';
import { jsonIn, writeWhole } from '../shared/files';

/**
 * Writes out a list of reviews that the editor has left out because it is empty.
 * The browser reads this file as it is, and takes one without the list for
 * broken.
 * @param folder `public/`, or the built site, because a build changes no file of
 * the owner
 */
export async function writeEmptyReviews(folder: string): Promise<void> {
  const file = join(folder, 'reviews.json');
  if (JSON.stringify(jsonIn(file)) === '{}')
    await writeWhole(file, '{ "reviews": [] }\n');
}
