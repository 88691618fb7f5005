import { watch } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../../data/schema/files';
import { projectFolder } from './terminal';

/**
 * Does work now, and again after each change of the content. The function that
 * it returns waits for the last one.
 */
export function watchContent<Result>(
  work: (startAgain: boolean) => Promise<Result>,
): () => Promise<Result> {
  let last: Promise<Result>;
  const begin = (result: Promise<Result>) => {
    last = result;
    // Perhaps nobody waits for it.
    last.catch(() => {});
  };
  begin(work(false));
  let startAgain = false;
  let pause: NodeJS.Timeout;
  for (const folder of ['data', 'photos', 'public'])
    watch(
      join(projectFolder, folder),
      { recursive: folder !== 'public' },
      (event, file) => {
        // The made pictures lie there too.
        if (folder === 'public' && file !== 'reviews.json') return;
        // Next reads settings and the list of entries only at its start.
        startAgain ||=
          file === 'settings.json' ||
          (event === 'rename' && isEntry(`${folder}/${file}/`));
        clearTimeout(pause);
        // An editor writes several times.
        pause = setTimeout(() => {
          const again = startAgain;
          startAgain = false;
          const next = () => work(again);
          begin(last.then(next, next));
        }, 300);
      },
    ).unref();
  return () => last;
}

const isEntry = (file: string) =>
  folderOf(file.replaceAll('\\', '/')) !== undefined;
