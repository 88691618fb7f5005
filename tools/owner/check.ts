import { findings } from '../content/findings';
import { printFindings } from '../content/print';

/** npm run check. The exit code is 1 while something is red. */
export async function run(): Promise<number> {
  const found = await findings();
  printFindings(found);
  return found.some(({ level }) => level === 'red') ? 1 : 0;
}
