import { watch } from 'node:fs';
import { join } from 'node:path';
import { runCommand, runPackage } from '../shared/run-program';
import { projectFolder } from '../shared/terminal';

/** npm run dev */
export async function run(given: string[]): Promise<number> {
  const pictures = watchContent(() => runCommand('export/make-pictures'));
  if ((await pictures()).code) return 1;
  return (await runPackage('next/dist/bin/next', ['dev', ...given])).code;
}

/**
 * Does work now, and again after each change in `data/` and `photos/`. The function that it returns waits for the last one.
 * @param work is told whether Next must start again: it reads the settings, and the addresses of the tours, only at its start
 */
export function watchContent<Result>(work: (startAgain: boolean) => Promise<Result>): () => Promise<Result> {
  let last = work(false);
  let startAgain = false;
  let pause: NodeJS.Timeout;
  for (const folder of ['data', 'photos'])
    watch(join(projectFolder, folder), { recursive: true }, (event, file) => {
      // A renamed file is a new or a deleted one.
      startAgain ||= file === 'settings.json' || (event === 'rename' && /^tours\b/.test(file ?? ''));
      clearTimeout(pause);
      // An editor writes several times.
      pause = setTimeout(() => {
        const again = startAgain;
        startAgain = false;
        last = last.then(() => work(again));
      }, 300);
    }).unref();
  return () => last;
}
