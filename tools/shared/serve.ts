import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { textIn } from './read-text';
import { command, OwnerError, say, startedAs } from './terminal';

/** Answers the requests of one path. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Serves an exported site on this computer only. `/contact` is contact.html, an unknown path is 404.html with status 404, and
 * the headers come from `_headers`. There are no redirects, because a redirect would lose `?type=`.
 * @param handlers of paths without a final slash, in place of files
 * @returns the address without a final slash, and a function that stops the server
 * @throws OwnerError when the folder has no site or the port is in use
 */
export async function serveFolder(
  folder: string,
  port: number,
  handlers: Readonly<Record<string, Handler>> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(join(folder, 'index.html')))
    throw new OwnerError(`There is no site in ${folder} (no index.html); 'npm run build' makes one.`);
  const files = serveFiles(folder);
  const server = createServer(async (request, response) => {
    try {
      const handler = handlers[request.url?.replace(/\/?(\?.*)?$/, '') ?? ''];
      if (handler) await handler(request, response);
      else if (request.method === 'GET' || request.method === 'HEAD') files(request, response);
      else response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The local server had an error. Its terminal shows the details.');
    }
  });
  await listen(server, port);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * Checks that a port is free, before a long task starts.
 * @throws OwnerError when it is taken
 */
export async function assertPortFree(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  await once(server.close(), 'close');
}

/**
 * Reads the port that the owner has chosen.
 * @param example of a command with a port
 * @throws OwnerError when the text is not a port
 */
export function readPort(text: string, example: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new OwnerError(`The port is '${text}'; it must be a number up to 65535, for example: ${example}`);
}

async function listen(server: Server, port: number): Promise<void> {
  await once(server.listen(port, 'localhost'), 'listening').catch((error: NodeJS.ErrnoException) => {
    const words = `Port ${port} is taken by another program; stop that one, or choose another port, for example: npm start ${port + 1}`;
    throw error.code === 'EADDRINUSE' ? new OwnerError(words) : error;
  });
}

function serveFiles(folder: string) {
  const notFound = textIn(join(folder, '404.html')) || 'Not found';
  const headersOf = readHeaders(join(folder, '_headers'));
  // sirv lists all files when it starts, so no path can lead out of the folder.
  return sirv(folder, {
    etag: true,
    extensions: ['html'],
    dotfiles: true,
    maxAge: 0,
    onNoMatch: (_, response) => {
      response.statusCode = 404;
      response.setHeaders(headersOf('/404.html'));
      response.setHeader('Content-Type', 'text/html;charset=utf-8').end(notFound);
    },
    setHeaders: (response, path) => {
      response.setHeaders(headersOf(path));
      // Without a charset the browser guesses and shows 'â€™' for an apostrophe.
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    },
  });
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: every rule with a matching path applies, and two values of one header
 * are joined.
 * @returns a function that gives the headers of a path. Without the file there are none
 */
function readHeaders(file: string): (path: string) => Headers {
  const rules = textIn(file).split(/\n(?=\/)/);
  return (path) => {
    const headers = new Headers();
    for (const [pattern = '', ...lines] of rules.map((rule) => rule.trim().split('\n'))) {
      // A `*` matches anything, also slashes.
      if (!new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`).test(path)) continue;
      for (const line of lines) {
        const [name = '', value = ''] = line.trim().split(/: (.*)/);
        headers.append(name, value);
      }
    }
    return headers;
  };
}

export const help = `
Serves an exported site on this computer.

  npx tsx tools/shared/serve.ts out 4174

The folder is 'out' and the port 4173 unless named. Ctrl+C stops it.
`;

/** npx tsx tools/shared/serve.ts */
export async function run([folder = 'out', port = '4173']: string[]): Promise<number> {
  const { url } = await serveFolder(folder, readPort(port, 'npx tsx tools/shared/serve.ts out 4174'));
  say(`Serving ${folder} on ${url} (Ctrl+C stops it)`);
  return 0;
}

if (startedAs(import.meta.url)) await command(help, run);
