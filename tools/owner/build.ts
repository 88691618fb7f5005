import { relative } from 'node:path';
import type { Finding } from '../content/finding';
import { findings } from '../content/findings';
import { printFindings } from '../content/print';
import { addEditor } from '../editor/write-editor';
import { build } from '../export/build';
import { filesIn } from '../shared/files';
import type { Settings } from '../shared/load-settings';
import { clock, projectFolder, say, stopAtUnknown } from '../shared/terminal';

/** npm run build */
export async function run(given: string[]): Promise<number> {
  stopAtUnknown(given);
  say('Building the site');
  const time = clock();
  const { folder, settings } = await build({
    keep: true,
    refused: forbiddenOnline,
    addTo: addEditor,
  });
  const name = relative(projectFolder, folder);
  say(`\nMade ${name}/ in ${time()}: ${filesIn(folder).length} files.\n`);
  printFindings(await findings(settings));
  if (!settings.EDIT_REPOSITORY)
    say(
      `Next: upload what is in ${name}/ to your host. To look at it first: 'npm start ${name}'.`,
    );
  return 0;
}

/**
 * What must never be online. A host that builds each save of the editor
 * publishes it at once, so nobody looks at the list before.
 */
async function forbiddenOnline(settings: Settings): Promise<Finding[]> {
  if (!settings.EDIT_REPOSITORY) return [];
  const found = await findings(settings);
  return found.filter(({ forbidden }) => forbidden);
}
