import { makePictures } from '../pictures/make-pictures';
import { withBuildLock } from '../shared/build-lock';
import { keepCopy } from '../shared/copies';
import { loadSettings } from '../shared/load-settings';
import { refuse } from '../shared/terminal';
import { contentMistakes } from './check-content';
import { checkSettings } from './check-settings';

/**
 * A program of its own, because a process reads data/ only once. The command
 * that it serves may keep a copy first.
 */
export function run([command]: string[]): Promise<number> {
  return withBuildLock(async () => {
    if (command) keepCopy(command);
    refuse([
      ...checkSettings(loadSettings()).errors,
      ...(await contentMistakes()),
    ]);
    await makePictures();
    return 0;
  });
}
