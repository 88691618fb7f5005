import { runCommand, runPackage } from '../shared/run-program';
import { watchContent } from '../shared/watch-content';

/** npm run dev */
export async function run(given: string[]): Promise<number> {
  const pictures = watchContent(() => runCommand('after-save'));
  if ((await pictures()).code) return 1;
  return (await runPackage('next/dist/bin/next', ['dev', ...given])).code;
}
