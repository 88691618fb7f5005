import { relative } from 'node:path';
import { findings } from '../content/findings';
import { printFindings } from '../content/print';
import { addEditor } from '../editor/write-editor';
import { buildSite } from '../export/build-site';
import { keepCopy } from '../shared/copies';
import { filesIn } from '../shared/files';
import { projectFolder, say } from '../shared/terminal';

export async function run(): Promise<void> {
  say('Building the site');
  keepCopy();
  const { folder, settings } = await buildSite({ addTo: addEditor });
  const name = relative(projectFolder, folder);
  say(`\nMade ${name}/: ${filesIn(folder).length} files.\n`);
  printFindings(await findings(settings));
  if (!settings.EDIT_REPOSITORY)
    say(
      `Next: upload what is in ${name}/ to your host. To look at it first: 'npm start ${name}'.`,
    );
}
