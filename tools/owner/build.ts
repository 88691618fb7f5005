import { relative } from 'node:path';
import { addEditor } from '../editor/write-editor';
import { build } from '../export/build';
import { filesIn } from '../shared/files';
import type { Settings } from '../shared/load-settings';
import type { Mistake } from '../shared/mistakes';
import { table } from '../shared/rows';
import { clock, projectFolder, refuseUnknown, say } from '../shared/terminal';
import { checkRightSite, tellRows } from './check';

/** npm run build */
export async function run(given: string[]): Promise<number> {
  refuseUnknown(given, ['check']);
  say('Building the site');
  const time = clock();
  const { folder, settings } = await build({
    keep: true,
    refused: forbiddenOnline,
    addTo: addEditor,
  });
  const name = relative(projectFolder, folder);
  say(`\nMade ${name}/ in ${time()}: ${filesIn(folder).length} files.`);
  if (given.includes('check')) return tellRows(checkRightSite);
  if (publishesItself(settings)) await sayWhatCheckSays();
  else
    say(
      `Next: 'npm run check'; then upload what is in ${name}/ to your host. To look at it first: 'npm start ${name}'.`,
    );
  return 0;
}

/**
 * Whether a host builds each save of the editor and publishes it at once, so
 * that nobody looks at the check before.
 */
const publishesItself = ({ EDIT_REPOSITORY }: Settings) =>
  Boolean(EDIT_REPOSITORY);

/**
 * What must never be online. Only a change by hand can bring it, so it cannot
 * keep a notice of today from the site.
 */
async function forbiddenOnline(settings: Settings): Promise<Mistake[]> {
  if (!publishesItself(settings)) return [];
  const rows = await checkRightSite();
  const forbidden = rows.filter((row) => row.forbidden);
  return forbidden.map(({ what, words, file }) => ({
    ...(file && { file }),
    sentence: `${what}: ${words}`,
  }));
}

async function sayWhatCheckSays(): Promise<void> {
  const rows = (await checkRightSite()).filter(
    ({ level }) => level !== 'green',
  );
  if (rows.length)
    say(`\nThe site is published with this. The check says:\n\n${table(rows)}`);
}
