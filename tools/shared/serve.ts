import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import getPort from 'get-port';
import sirv from 'sirv';
import { textIn } from './files';
import { OwnerError, say } from './terminal';

/** Answers the requests of one path. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
) => unknown;

/**
 * Serves an exported site on this computer only, as a host does. There are no
 * redirects, because a redirect would lose `?type=`. Nothing is kept: a new
 * build is served at once.
 * @param port of which the next free one is taken, 0 is any; @param handlers of
 * paths without a final slash, in place of files
 * @throws OwnerError when the folder has no site
 */
export async function serveFolder(
  folder: string,
  port: number,
  handlers: Readonly<Record<string, Handler>> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(join(folder, 'index.html')))
    throw new OwnerError(
      `There is no site in ${folder} (no index.html); 'npm run build' makes one.`,
    );
  const files = serveFiles(folder);
  const server = localServer((request, response) => {
    const handler = handlers[pathOf(request)];
    if (handler) return handler(request, response);
    if (request.method === 'GET' || request.method === 'HEAD')
      return files(request, response);
    return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  });
  const used = await listen(server, port);
  return {
    url: `http://localhost:${used}`,
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * A server of this computer. A request that meets an error gets a sentence, and
 * the server goes on.
 */
export const localServer = (handler: Handler): Server =>
  createServer(async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent)
        response.writeHead(500, {
          'Content-Type': 'text/plain; charset=utf-8',
        });
      response.end(
        'The local server had an error. Its terminal shows the details.',
      );
    }
  });

/** The path of a request without a final slash and without a query. */
export const pathOf = ({ url = '' }: IncomingMessage): string =>
  url.replace(/\/?(\?.*)?$/, '');

/** The port that the owner has typed. Throws an OwnerError. */
export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new OwnerError(
    `The port is '${text}'; it must be a number up to 65535, for example 3001.`,
  );
}

/**
 * Listens on the port, one of the nine after it, or any, which it returns. Says
 * so when it is not the first.
 */
export async function listen(
  server: Server,
  port: number,
  host = 'localhost',
): Promise<number> {
  const next = Array.from({ length: 10 }, (_, index) => port + index).filter(
    (number) => number <= 65_535,
  );
  await once(
    server.listen(port && (await getPort({ port: next })), host),
    'listening',
  );
  const { port: used } = server.address() as AddressInfo;
  if (port && used !== port)
    say(
      `Port ${port} is taken by another program, so this is on port ${used}.`,
    );
  return used;
}

function serveFiles(folder: string) {
  const headersOf = (path: string) =>
    readHeaders(join(folder, '_headers'), path);
  return sirv(folder, {
    // Reads each file anew, and none outside of the folder.
    dev: true,
    etag: true,
    extensions: ['html'],
    dotfiles: true,
    onNoMatch: (_, response) => {
      response.statusCode = 404;
      response.setHeaders(headersOf('/404.html'));
      response.setHeader('Content-Type', 'text/html;charset=utf-8');
      response.end(textIn(join(folder, '404.html')) || 'Not found');
    },
    setHeaders: (response, path) => {
      response.setHeaders(headersOf(path));
      // Without a charset the browser guesses and shows 'â€™' for an
      // apostrophe.
      if (path.endsWith('.txt'))
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    },
  });
}

/**
 * The headers of a path in a `_headers` file, as on Netlify and Cloudflare:
 * every matching rule applies, two values are joined.
 */
function readHeaders(file: string, path: string): Headers {
  const headers = new Headers();
  for (const rule of textIn(file).split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    if (!new RegExp(`^${patternOf(pattern)}$`).test(path)) continue;
    for (const line of lines) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/);
      headers.append(name, value);
    }
  }
  return headers;
}

/**
 * The regular expression for a path with a `*`, which matches anything, also
 * slashes.
 */
export const patternOf = (path: string) =>
  path.replaceAll('.', '\\.').replace('*', '.*');

/** npx tsx tools/commands/serve.ts */
export async function run([
  folder = 'out',
  port = '4173',
]: string[]): Promise<number> {
  const { url } = await serveFolder(folder, readPort(port));
  say(`Serving ${folder} on ${url} (Ctrl+C stops it)`);
  return 0;
}
