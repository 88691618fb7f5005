import { refuse } from '../shared/terminal';

/**
 * Makes the sizes of the pictures that have changed, or refuses those that
 * cannot be read. Check the content first.
 */
export async function makePictures(): Promise<void> {
  // Imported only now, because it reads data/. A mistake there needs its own
  // sentence.
  const { updatePictures } = await import('./update-pictures');
  refuse((await updatePictures()).problems);
}
