import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import getPort from 'get-port';
import sirv from 'sirv';
import { ownerPage } from '../preview/owner-page';
import { previewPages } from '../preview/pages';
import { keepCopy } from '../shared/copies';
import { asLine, type Mistake } from '../shared/mistakes';
import { type Handler, listen, pathOf, readPort } from '../shared/serve';
import { projectFolder, say } from '../shared/terminal';
import { editorConfig } from './config';
import { editorAddress, groupLinks } from './groups';
import { publish } from './publish';
import { startSite } from './site-in-development';
import { writeEditor } from './write-editor';

const folder = join(projectFolder, '.builds/editor');

/**
 * Serves the editor, its first page and the site in development at one port of
 * this computer, which it returns.
 */
export async function serveEditor(port: number) {
  await writeEditor(join(folder, 'editor'));
  // The editor takes a folder for a project by this entry. A zip of the project
  // has none.
  if (!existsSync(join(projectFolder, '.git')))
    mkdirSync(join(projectFolder, '.git'));
  const site = startSite(await getPort());
  const files = sirv(folder, { dev: true });
  const pages: Readonly<Record<string, Handler>> = {
    ...previewPages(),
    '/edit': firstPage,
    '/edit/publish': publish,
    '/edit/handbook': handbook,
    '/edit/mistakes': site.tellMistakes,
    '/edit/content': site.tellContent,
    '/editor/config.json': config,
  };
  let own = port;
  const server = createServer(async (request, response) => {
    if (!isOwn(request, own))
      return response.writeHead(403).end('Only this computer may ask here.');
    const path = pathOf(request);
    const page = pages[path];
    if (page) return page(request, response);
    if (path.startsWith('/editor')) {
      // By one name of this computer: the browser keeps the folder, what was
      // typed and the only tab by it.
      if (request.headers.host === `127.0.0.1:${own}`)
        return files(request, response);
      return response
        .writeHead(307, { Location: `http://127.0.0.1:${own}${request.url}` })
        .end();
    }
    const isPage = request.headers.accept?.includes('text/html');
    const mistakes = isPage ? await site.mistakes() : [];
    if (!mistakes.length) return site.pass(request, response);
    response.setHeader('Refresh', '2');
    return mistakesPage(mistakes)(request, response);
  });
  server.on('upgrade', (request, socket) => {
    if (isOwn(request, own)) site.passOpen(request, socket);
    else socket.destroy();
  });
  own = await listen(server, port, '127.0.0.1');
  return own;
}

/**
 * Whether a page of this computer asks. A page elsewhere may name this computer
 * by a host name of its own.
 */
function isOwn(
  { headers: { host = '', origin } }: IncomingMessage,
  port: number,
): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  return (
    hosts.includes(host) &&
    (!origin || hosts.some((own) => origin === `http://${own}`))
  );
}

const firstPage = ownerPage(
  new URL('first-page.html', import.meta.url),
  ({ headers }) => ({
    title: 'Edit the site',
    lead: 'Change words, prices, days and photographs. Each save shows on the site at once, on this computer only.',
    groups: groupLinks,
    folder: projectFolder.replace(/[\\/]$/, ''),
    otherBrowser: !/Chrom(e|ium)\//.test(headers['user-agent'] ?? ''),
  }),
);

/**
 * The config of the editor, made anew, because it holds the places of the map.
 */
const config: Handler = (_, response) => {
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(editorConfig()));
};

const handbook: Handler = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(readFileSync(join(projectFolder, 'docs/owner-handbook.md')));
};

const mistakesPage = (mistakes: readonly Mistake[]) =>
  ownerPage(new URL('mistakes.html', import.meta.url), () => ({
    title: 'Something to put right',
    editor: true,
    lead: 'The site shows again as soon as this is right.',
    mistakes: mistakes.map((mistake) => ({
      words: asLine(mistake),
      address: editorAddress(mistake.file ?? ''),
    })),
  }));

/** npm run edit */
export async function run([word]: string[]): Promise<number> {
  const wanted = readPort(word ?? '3000');
  keepCopy();
  say('Preparing the editor');
  const port = await serveEditor(wanted);
  say(
    `\nOpen http://127.0.0.1:${port}/edit in Chrome or Edge. Ctrl+C stops it.`,
  );
  return 0;
}
