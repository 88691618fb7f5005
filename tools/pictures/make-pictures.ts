import { stopWith } from '../content/finding';

/** Makes the sizes of changed pictures. Check the content first. */
export async function makePictures(): Promise<void> {
  // It reads data/, where a mistake needs its own sentence.
  const { updatePictures } = await import('./update-pictures');
  const { problems } = await updatePictures();
  stopWith(problems.map((sentence) => ({ level: 'red', sentence })));
}
