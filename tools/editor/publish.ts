import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import Mustache from 'mustache';
import { ownerPageParts } from '../preview/owner-page';
import { asLine } from '../shared/mistakes';
import { inOrder } from '../shared/rows';
import { runCommand } from '../shared/run-program';
import type { Handler } from '../shared/serve';
import { projectFolder } from '../shared/terminal';
import { editorAddress } from './groups';

/**
 * Builds the site, then checks it. The page shows what the command says, line
 * by line, while it works.
 */
export const publish: Handler = async (request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(303, { Location: '/edit' }).end();
    return;
  }
  const parts = ownerPageParts(new URL('publish.html', import.meta.url), {
    title: 'Ready to publish?',
    editor: true,
    lead: 'The site is built and checked. That takes a minute or two; this page shows how far it is.',
  });
  response.writeHead(200, parts.headers);
  response.write(parts.start);
  const folder = Mustache.escape(join(projectFolder, 'out'));
  const result = (await buildAndCheck(response))
    ? `<h2>Ready</h2><p>The site lies in the folder <strong>${folder}</strong>. Upload what is in it to your host, as you did last time.</p>`
    : '<h2>Not ready yet</h2><p>Put right what is red or named above, then press the button again.</p>';
  response.write(`</pre>${result}<pre>`);
  response.end(parts.end);
};

async function buildAndCheck(response: ServerResponse): Promise<boolean> {
  const { code } = await runCommand('build check', {
    env: { NO_COLOR: '1' },
    onLine: (line) => response.write(`${Mustache.escape(line)}\n`),
    onData: (told) => {
      const mistakes = told.mistakes?.map((each) => ({
        level: 'red',
        words: asLine(each),
        file: each.file,
      }));
      const rows = (mistakes ?? inOrder(told.rows ?? [])).map((row) => ({
        ...row,
        address: editorAddress(row.file ?? ''),
      }));
      const list = readFileSync(new URL('told.html', import.meta.url), 'utf8');
      response.write(`</pre>${Mustache.render(list, { rows })}<pre>`);
    },
  });
  return code === 0;
}
