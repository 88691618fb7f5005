import { findings } from '../content/findings';
import { printFindings } from '../content/print';

export async function run(): Promise<void> {
  const found = await findings();
  printFindings(found);
  if (found.some(({ level }) => level === 'red')) process.exitCode = 1;
}
