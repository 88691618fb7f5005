import { withBuildLock } from '../shared/build-lock';
import { keepCopy } from '../shared/copies';
import { loadSettings } from '../shared/load-settings';
import { asMistakes } from '../shared/mistakes';
import { refuse } from '../shared/terminal';
import { contentMistakes } from './check-content';
import { checkSettings } from './check-settings';

/** Makes the sizes of the pictures that have changed, or refuses those that cannot be read. Check the content first. */
export async function makePictures(): Promise<void> {
  // Imported only now, because it reads data/. A mistake there needs its own sentence.
  const { updatePictures } = await import('../pictures/update-pictures');
  refuse(asMistakes((await updatePictures()).problems));
}

/** A program of its own, because a process reads data/ only once. The command that it serves may keep a copy first. */
export function run([command]: string[]): Promise<number> {
  return withBuildLock(async () => {
    if (command) keepCopy(command);
    refuse([...checkSettings(loadSettings()).errors, ...(await contentMistakes())]);
    await makePictures();
    return 0;
  });
}
