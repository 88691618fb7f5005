import { withBuildLock } from '../shared/build-lock';
import { bringBack, type Copy, copies, inWords, keepCopy, lastBuild } from '../shared/copies/copies';
import { differences } from '../shared/copies/differences';
import { command, OwnerError, projectFolder, say, startedAs } from '../shared/terminal';

/** Prints the copies of the owner's files, the newest first, each with what has changed since. */
export function listCopies(project = projectFolder): void {
  const built = lastBuild(project)?.copy.name;
  const all = copies(project);
  if (!all.length) {
    say(
      "There is no copy yet. 'npm start', 'npm run build', 'npm run pictures' and 'npm run reviews' keep one.",
    );
    return;
  }
  say('The copies of your files, the newest first, with what has changed since then:\n');
  all.forEach((copy, index) => {
    say(`${String(index + 1).padStart(3)}  ${title(copy)}${copy.name === built ? ', the last build' : ''}`);
    const lines = differences(copy.folder, project);
    for (const line of lines.length ? lines : ['Nothing']) say(`       ${line}`);
  });
  say('\nTo bring one back, name its number or its day, for example: npm run undo 1');
}

/**
 * Brings a copy back, and keeps one of the present first.
 * @param asked the number of the copy in the list, or its day
 * @throws OwnerError when there is no such copy, or the present cannot be kept or replaced
 */
export async function undo(asked: string, project = projectFolder): Promise<void> {
  const copy = findCopy(asked, copies(project));
  const lines = differences(project, copy.folder);
  if (!lines.length) {
    say(`Your files are as they were on ${title(copy)}. Nothing was changed.`);
    return;
  }
  const present = keepCopy('undo', project, copy);
  if (!present)
    throw new OwnerError('Nothing was changed, because what is there now could not be kept first.');
  await bringBack(copy, project);
  say(`Brought back your files of ${title(copy)}. What changed by it:`);
  for (const line of lines) say(`  ${line}`);
  const number = copies(project).findIndex(({ name }) => name === present.name) + 1;
  say(`\nTo have what was there before: npm run undo ${number}`);
  say("Next: 'npm start' to look at it, then 'npm run build'.");
}

function findCopy(asked: string, all: readonly Copy[]): Copy {
  const copy = /^\d\d?$/.test(asked)
    ? all[Number(asked) - 1]
    : all.find((each) => each.name.startsWith(asked) || title(each).includes(asked));
  if (!copy) throw new OwnerError(`There is no copy '${asked}'. 'npm run undo' lists those there are.`);
  return copy;
}

/** 'Sunday 22 November 2026 at 2:05 pm, before npm run reviews' */
function title({ name }: Copy): string {
  const [day, time = '', , before] = name.split(' ');
  return `${inWords(new Date(`${day}T${time.replaceAll('.', ':')}`))}, before 'npm ${before === 'start' ? before : `run ${before}`}'`;
}

const help = `
Lists the copies of your files that the commands have kept, and brings one back.

  npm run undo               lists them, with what has changed since
  npm run undo 2             brings the second of the list back
  npm run undo 2026-11-20    brings the last one of that day back

The commands keep a copy of data/, photos/, email-template/ and your files in public/ before they do their work, if
something has changed since the last copy. The ten last are in .copies/, and that of the last build. What is there now is
kept before a copy is brought back. Your settings in .env.local are not touched.
`;

if (startedAs(import.meta.url)) {
  await command(
    help,
    async ({ positionals }) => {
      const asked = positionals.join(' ');
      if (asked) await withBuildLock(() => undo(asked));
      else listCopies();
      return 0;
    },
    { allowPositionals: true },
  );
}
