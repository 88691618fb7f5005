import { join } from 'node:path';
import { jsonIn, writeWhole } from '../shared/files';

/**
 * Writes the empty list that the editor leaves out. The browser takes a file
 * without it for broken.
 * @param folder `public/`, or the built site: a build changes no owner's file
 */
export async function writeEmptyReviews(folder: string): Promise<void> {
  const file = join(folder, 'reviews.json');
  if (JSON.stringify(jsonIn(file)) === '{}')
    await writeWhole(file, '{ "reviews": [] }\n');
}
