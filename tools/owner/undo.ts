import { contentMistakes } from '../export/check-content';
import { withBuildLock } from '../shared/build-lock';
import {
  bringBack,
  type Copy,
  copies,
  keepCopy,
  lastBuild,
} from '../shared/copies';
import { differences } from '../shared/differences';
import { asLine } from '../shared/mistakes';
import { momentInWords } from '../shared/moment';
import { OwnerError, projectFolder, say } from '../shared/terminal';

/**
 * Prints the copies of the owner's files, the newest first, each with what has
 * changed since.
 */
export async function listCopies(
  project = projectFolder,
  mistakes = contentMistakes,
) {
  const built = lastBuild(project)?.copy.name;
  const all = copies(project);
  if (!all.length)
    return say(
      "There is no copy yet. 'npm start', 'npm run edit', 'npm run build' and 'npm run reviews' keep one.",
    );
  say(
    'The copies of your files, the newest first, with what has changed since then:\n',
  );
  let example: Copy | undefined;
  for (const copy of all) {
    const last = copy.name === built ? ', the last build' : '';
    say(`  ${moment(copy)}  ${title(copy)}${last}`);
    const lines = differences(copy.folder, project);
    if (lines.length) example ??= copy;
    const [mistake] = await mistakes(copy.folder);
    if (mistake) say(`       It cannot be built: ${asLine(mistake)}`);
    for (const line of lines.length ? lines : ['Nothing'])
      say(`       ${line}`);
  }
  if (example)
    say(
      `\nTo bring one back, name its day and time, for example: npm run undo ${moment(example)}`,
    );
}

/**
 * Brings back the last copy of this day and time, and keeps one of the present
 * first. Throws an OwnerError when it cannot.
 */
export async function undo(
  asked: string,
  project = projectFolder,
  mistakes = contentMistakes,
) {
  const copy = copies(project).find(({ name }) =>
    name.startsWith(asked.replaceAll(':', '.')),
  );
  if (!copy || !/^\d{4}-\d\d-\d\d/.test(asked))
    throw new OwnerError(
      `There is no copy of '${asked}'. 'npm run undo' lists those there are, by day and time.`,
    );
  const lines = differences(project, copy.folder);
  if (!lines.length)
    return say(
      `Your files are as they were on ${title(copy)}. Nothing was changed.`,
    );
  const present = keepCopy('undo', project);
  if (!present)
    throw new OwnerError(
      'Nothing was changed, because what is there now could not be kept first.',
    );
  const [mistake] = await mistakes(copy.folder);
  await bringBack(copy, project);
  say(`Brought back your files of ${title(copy)}. What changed by it:`);
  for (const line of lines) say(`  ${line}`);
  if (mistake) say(`\nThey cannot be built: ${asLine(mistake)}`);
  say(`\nTo have what was there before: npm run undo ${moment(present)}`);
  say("Next: 'npm start' to look at it, then 'npm run build'.");
}

/**
 * '2026-11-22 14.05.33', which names a copy for good. A number in the list
 * would change with the next copy.
 */
const moment = ({ name }: Copy) => name.slice(0, 19);

/**
 * 'Sunday 22 November 2026 at 2:05 pm, before npm run reviews'. The editor
 * keeps a copy at its start and after each save.
 */
function title({ name }: Copy): string {
  const [day, time = '', when, command] = name.split(' ');
  const moment = new Date(`${day}T${time.replaceAll('.', ':')}`);
  const typed = command === 'start' ? command : `run ${command}`;
  const work = command === 'edit' ? 'in the editor' : `${when} 'npm ${typed}'`;
  return `${momentInWords(moment)}, ${work}`;
}

/** npm run undo */
export async function run(given: string[]): Promise<number> {
  const asked = given.join(' ');
  if (asked) await withBuildLock(() => undo(asked));
  else await listCopies();
  return 0;
}
