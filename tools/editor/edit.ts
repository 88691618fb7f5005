import { existsSync, mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { develop } from '../export/develop';
import { keepCopy } from '../shared/copies';
import { runCommand } from '../shared/run-program';
import { listen, readPort } from '../shared/serve';
import { projectFolder, say } from '../shared/terminal';
import { writeEditorAtHome } from './write-editor';

const HOST = '127.0.0.1';
const files = join(projectFolder, '.builds/editor');

/** npm run edit: the site in development, and the editor at the next port. */
export async function run([word = '3000']: string[]): Promise<number> {
  const port = readPort(word);
  const address = `http://${HOST}:${port + 1}`;
  await serveEditor(port + 1);
  keepCopy();
  // Sveltia takes a folder for a project by this. A zip has none.
  if (!existsSync(join(projectFolder, '.git')))
    mkdirSync(join(projectFolder, '.git'));
  const folder = resolve(projectFolder);
  const site = `http://${HOST}:${port}/`;
  await writeEditorAtHome(files, { folder, site });
  say(`Open ${address}/edit/ in Chrome or Edge. Ctrl+C stops it.\n`);
  const args = ['--hostname', HOST, '--port', String(port)];
  return develop(args);
}

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
