import { stopWith } from '../content/finding';
import { mistakes } from '../content/findings';
import { writeLists } from '../content/lists';
import { makePictures } from '../pictures/make-pictures';

/** In a process of its own: a process reads data/ only once. */
export async function run(): Promise<void> {
  await writeLists();
  stopWith(await mistakes());
  await makePictures();
}
