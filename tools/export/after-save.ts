import { makePictures } from '../pictures/make-pictures';
import { loadSettings } from '../shared/load-settings';
import { refuse } from '../shared/terminal';
import { contentMistakes } from './check-content';
import { checkSettings } from './check-settings';

/**
 * A program of its own, because a process reads data/ only once.
 */
export async function run(): Promise<number> {
  refuse([
    ...checkSettings(loadSettings()).errors,
    ...(await contentMistakes()),
  ]);
  await makePictures();
  return 0;
}
