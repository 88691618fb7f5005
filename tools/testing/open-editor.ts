import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addEditor } from '../editor/write-editor';
import { contentPolicy, policyText } from '../export/finish/content-policy';
import { writeWhole } from '../shared/files';
import { freePort, serveFolder } from '../shared/serve';
import { projectFolder } from '../shared/terminal';
import { testSettings } from './test-settings';

/** Starts `npm run edit` in a copy of the project. */
export async function startEditor(project: string) {
  const port = await freePort(0);
  const command = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/run.ts', 'edit', String(port)],
    {
      cwd: project,
      env: { ...process.env, ...testSettings, INIT_CWD: project },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const editor = {
    port,
    address: `http://127.0.0.1:${port + 1}`,
    site: `http://127.0.0.1:${port}`,
    said: () => said,
    async end() {
      command.kill();
      await once(command, 'close');
    },
  };
  return new Promise<typeof editor>((ready, fail) => {
    const hear = (part: Buffer) => {
      said += part;
      if (said.includes('Ready in')) ready(editor);
    };
    command.stdout.on('data', hear);
    command.stderr.on('data', hear);
    command.once('exit', () => fail(new Error(said)));
  });
}

/** Serves a published site with nothing but the editor, under its policy. */
export async function servePublishedEditor(name: string) {
  const folder = join(projectFolder, '.builds', name);
  const settings = { EDIT_REPOSITORY: 'maggie-boats/site' };
  const policy = policyText(contentPolicy(settings).site);
  const headers = `/*\n  Content-Security-Policy: ${policy}\n`;
  await addEditor(folder, settings);
  await writeWhole(join(folder, 'index.html'), '');
  await writeWhole(join(folder, '_headers'), headers);
  return serveFolder(folder, 0);
}
