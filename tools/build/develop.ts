import { watch } from 'node:fs';
import { join } from 'node:path';
import { runPackage, runProgram } from '../shared/run-program';
import { projectFolder } from '../shared/terminal';

export const help = `
Serves the site on this computer while you edit it.

  npm run dev
  npm run dev -- --port 3001

The sizes of its pictures are made first, and again whenever a file in data/ or photos/ changes.
`;

/** npm run dev */
export async function run(given: string[]): Promise<number> {
  const makePictures = () => runProgram(process.execPath, ['tools/run.mjs', 'build/make-pictures']);
  let work = makePictures();
  if ((await work).code) return 1;
  let pause: NodeJS.Timeout;
  for (const folder of ['data', 'photos'])
    watch(join(projectFolder, folder), { recursive: true }, () => {
      clearTimeout(pause);
      // An editor writes several times.
      pause = setTimeout(() => {
        work = work.then(makePictures);
      }, 300);
    }).unref();
  return (await runPackage('next/dist/bin/next', ['dev', ...given])).code;
}
