import { findings } from '../content/findings';
import { printFindings } from '../content/print';

/** npm run check. The exit code is 1 while something is red. */
export async function run(): Promise<void> {
  const found = await findings();
  printFindings(found);
  if (found.some(({ level }) => level === 'red')) process.exitCode = 1;
}
