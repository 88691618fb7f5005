import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { command, OwnerError, say, startedAs } from './terminal';

/** Answers a request and returns true, or returns false and leaves the request to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/**
 * Serves an exported site on this computer only. `/contact` is contact.html, an unknown path is 404.html with status 404, and
 * the headers come from `_headers`. There are no redirects, because a redirect would lose `?type=`.
 * @param handlers are called before the files, in this order
 * @returns the address without a final slash, and a function that stops the server
 * @throws OwnerError when the folder has no site or the port is in use
 */
export async function serveFolder(
  folder: string,
  { port, handlers = [] }: { port: number; handlers?: readonly Handler[] },
): Promise<{ url: string; close: () => Promise<void> }> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new OwnerError(`There is no site in ${folder} (no index.html); 'npm run build' makes one.`);
  }
  const files = serveFiles(folder);
  const server = createServer(async (request, response) => {
    try {
      for (const handler of handlers) if (await handler(request, response)) return;
      if (request.method === 'GET' || request.method === 'HEAD') files(request, response);
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
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * Checks that a port is free, before a long task starts.
 * @throws OwnerError when the port cannot be used
 */
export async function assertPortFree(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  await new Promise((closed) => server.close(closed));
}

/**
 * Reads the port that the owner has chosen.
 * @param name of the setting
 * @param example of a valid value
 * @throws OwnerError when the text is not a port
 */
export function readPort(name: string, text: string, example: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new OwnerError(`${name} is '${text}'; it must be a number up to 65535, for example: ${example}`);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(portError(error, port)));
    server.listen(port, 'localhost', listening);
  });
}

function serveFiles(folder: string) {
  const notFoundPage = join(folder, '404.html');
  const notFound = existsSync(notFoundPage) ? readFileSync(notFoundPage) : Buffer.from('Not found');
  const headersOf = readHeaders(join(folder, '_headers'));
  // sirv lists all files when it starts, so no path can lead out of the folder.
  return sirv(folder, {
    etag: true,
    extensions: ['html'],
    dotfiles: true,
    maxAge: 0,
    onNoMatch: (request, response) => {
      response.writeHead(404, {
        ...headersOf('/404.html'),
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Length': notFound.length,
      });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    },
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
      // Without a charset the browser guesses and shows 'â€™' for an apostrophe.
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    },
  });
}

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: every rule with a matching path applies, and two values of one header
 * are joined.
 * @returns a function that gives the headers of a path, by their names in lower case. Without the file there are none
 */
function readHeaders(file: string): (path: string) => Record<string, string> {
  if (!existsSync(file)) return () => ({});
  let pattern = /^$/;
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('/')) pattern = pathPattern(line.trim());
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name && value ? [{ pattern, name: name.toLowerCase(), value }] : [];
    });
  return (path) => {
    const headers: Record<string, string> = {};
    for (const { pattern, name, value } of rules)
      if (pattern.test(path)) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    return headers;
  };
}

/** A path with a `*`, which matches anything, also slashes. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`);
}

function portError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new OwnerError(
      `Port ${port} is taken by another program; stop that one, or choose another port, for example: npm start ${port + 1}`,
    );
  }
  return error.code === 'EACCES'
    ? new OwnerError(`This account may not use port ${port}; choose one above 1023, for example 3000.`)
    : error;
}

const help = `
Serves an exported site on this computer.

  npx tsx tools/shared/serve.ts [folder] [--port 4173]

The folder is 'out' unless named. Ctrl+C stops it.
`;

if (startedAs(import.meta.url)) {
  await command(
    help,
    async ({ values, positionals: [folder = 'out'] }) => {
      const port = readPort('--port', values.port, 'npx tsx tools/shared/serve.ts out --port 4174');
      const { url } = await serveFolder(folder, { port });
      say(`Serving ${folder} on ${url} (Ctrl+C stops it)`);
      return 0;
    },
    { allowPositionals: true, options: { port: { type: 'string', default: '4173' } } },
  );
}
