import { bringBack, copies, keepCopy } from '../shared/copies';
import { OwnerError, projectFolder, say } from '../shared/terminal';

export function listCopies(project = projectFolder) {
  const names = copies(project).map(({ name }) => name);
  if (!names.length)
    return say(
      "There is no copy yet. 'npm run build' and 'npm run edit' keep one at their start.",
    );
  say('Copies of the content, each named by its day and time:\n');
  for (const name of names) say(`  ${name}`);
  say(`\nTo bring one back: npm run undo ${names[0]}`);
}

/** Brings a copy back, and keeps one of the present first. */
export function undo(asked: string, project = projectFolder): void {
  const copy = copies(project).find(({ name }) => name === asked);
  if (!copy)
    throw new OwnerError(
      `There is no copy '${asked}'. 'npm run undo' lists those there are.`,
    );
  const present = keepCopy(project);
  const missing = bringBack(copy, project);
  say(`The content is as it was at ${copy.name}.`);
  if (missing.length)
    say(`Photographs of that time that are missing: ${missing.join(', ')}.`);
  say(`To have what was there before: npm run undo ${present.name}`);
}

export async function run([asked]: string[]): Promise<void> {
  if (asked) undo(asked);
  else listCopies();
}
