import { stopWith } from '../content/finding';

/**
 * Makes the sizes of the pictures that have changed, or stopWiths those that
 * cannot be read. Check the content first.
 */
export async function makePictures(): Promise<void> {
  // Imported only now, because it reads data/. A mistake there needs its own
  // sentence.
  const { updatePictures } = await import('./update-pictures');
  const { problems } = await updatePictures();
  stopWith(problems.map((sentence) => ({ level: 'red', sentence })));
}
