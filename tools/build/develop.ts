import { runCommand, runPackage } from '../shared/run-program';
import { watchContent } from './watch-content';

export const help = `
Serves the site on this computer while you edit it.

  npm run dev
  npm run dev -- --port 3001

The sizes of its pictures are made first, and again whenever a file in data/ or photos/ changes.
`;

/** npm run dev */
export async function run(given: string[]): Promise<number> {
  const pictures = watchContent(() => runCommand('build/make-pictures'));
  if ((await pictures()).code) return 1;
  return (await runPackage('next/dist/bin/next', ['dev', ...given])).code;
}
