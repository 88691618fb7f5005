import { existsSync, mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { writeEditorAtHome } from '../editor/write-editor';
import { keepCopy } from '../shared/copies';
import { runCommand } from '../shared/run-program';
import { freePort, listen, readPort } from '../shared/serve';
import { OwnerError, projectFolder, say } from '../shared/terminal';
import { run as develop } from './dev';

const HOST = '127.0.0.1';
const files = join(projectFolder, '.builds/editor');

/** npm run edit: the site in development, and the editor at the next port. */
export async function run([word = '3000']: string[]): Promise<never> {
  const port = readPort(word);
  const address = `http://${HOST}:${port + 1}`;
  if (await isEditor(address))
    throw new OwnerError(
      `The editor runs already: open ${address}/edit/, whose first page names its folder.`,
    );
  // Next would say it in lines of code.
  await freePort(port, HOST);
  await serveEditor(port + 1);
  keepCopy();
  // Sveltia takes a folder for a project by this. A zip has none.
  if (!existsSync(join(projectFolder, '.git')))
    mkdirSync(join(projectFolder, '.git'));
  const folder = resolve(projectFolder);
  const site = `http://${HOST}:${port}/`;
  await writeEditorAtHome(files, { folder, site });
  say(`Open ${address}/edit/ in Chrome or Edge. Ctrl+C stops it.\n`);
  return develop(['--hostname', HOST, '--port', String(port)]);
}

const isEditor = (address: string): Promise<boolean> =>
  fetch(`${address}/editor/config.json`, {
    // A body that nobody reads would keep this command from its end.
    method: 'HEAD',
    signal: AbortSignal.timeout(5000),
  })
    .then(({ ok }) => ok)
    .catch(() => false);

async function serveEditor(port: number): Promise<void> {
  const serve = sirv(files, { dev: true });
  const server = createServer((request, response) => {
    if (!isAskedHere(request, port)) response.writeHead(403).end();
    else if (request.url === '/edit/build' && request.method === 'POST')
      runCommand('build', {
        onOutput: (part) => response.write(part),
      }).then(() => response.end());
    else if (request.url === '/')
      response.writeHead(302, { Location: '/edit/' }).end();
    else serve(request, response);
  });
  await listen(server, port, HOST);
}

/** Any page of the web may send requests to this computer. */
function isAskedHere(
  { headers: { host, origin } }: IncomingMessage,
  port: number,
): boolean {
  const own = `${HOST}:${port}`;
  return host === own && (!origin || origin === `http://${own}`);
}
