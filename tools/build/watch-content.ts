import { watch } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../shared/terminal';

/**
 * Does work now, and again after each change in `data/` and `photos/`, one after the other.
 * @param work receives the name of the changed file
 * @returns a function that waits for the last work
 */
export function watchContent<Result>(work: (file?: string | null) => Promise<Result>): () => Promise<Result> {
  let last = work();
  let pause: NodeJS.Timeout;
  for (const folder of ['data', 'photos'])
    watch(join(projectFolder, folder), { recursive: true }, (_, file) => {
      clearTimeout(pause);
      // An editor writes several times.
      pause = setTimeout(() => {
        last = last.then(() => work(file));
      }, 300);
    }).unref();
  return () => last;
}
