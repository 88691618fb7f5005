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
import sirv from 'sirv';
import { textIn } from './files';
import { OwnerError } from './terminal';

export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
) => unknown;

/**
 * Serves a site to this computer only. A redirect would lose `?type=`.
 * @param port 0 is any free one; @param handlers of paths without a final slash
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
  const server = createServer((request, response) =>
    (handlers[pathOf(request)] ?? files)(request, response),
  );
  const used = await listen(server, port);
  return {
    url: `http://localhost:${used}`,
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
}

const pathOf = ({ url = '' }: IncomingMessage): string =>
  url.replace(/\/?(\?.*)?$/, '');

/** The editor also takes the next one. */
export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_535) return port;
  throw new OwnerError(
    `The port is '${text}'; it must be a number below 65535, for example 3001.`,
  );
}

/** Returns the port, or throws an OwnerError when another program has it. */
export async function listen(
  server: Server,
  port: number,
  host = 'localhost',
): Promise<number> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new OwnerError(
      `Port ${port} is taken, perhaps by this command in another window; end that program, or type another port behind the command.`,
    );
  }
  return (server.address() as AddressInfo).port;
}

/** A port that is free, or throws an OwnerError. 0 is any. */
export async function freePort(port: number, host?: string): Promise<number> {
  const probe = createServer();
  const free = await listen(probe, port, host);
  probe.close();
  return free;
}

function serveFiles(folder: string) {
  const headersOf = (path: string) =>
    readHeaders(join(folder, '_headers'), path);
  return sirv(folder, {
    // A new build is served at once.
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
      // Without it the browser shows 'â€™' for an apostrophe.
      if (path.endsWith('.txt'))
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    },
  });
}

/** As on Netlify and Cloudflare every matching rule of `_headers` applies. */
function readHeaders(file: string, path: string): Headers {
  const headers = new Headers();
  for (const rule of textIn(file).split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const matching = pattern.replaceAll('.', '\\.').replace('*', '.*');
    if (!new RegExp(`^${matching}$`).test(path)) continue;
    for (const line of lines) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/);
      headers.append(name, value);
    }
  }
  return headers;
}
