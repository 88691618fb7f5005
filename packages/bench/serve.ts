import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder as a host does, text in Brotli. Returns its address. */
export async function serveCompressed(
  folder: string,
  change = (html: string) => html,
): Promise<string> {
  const known = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, new URL(url, 'http://localhost').pathname);
    const file = [path, `${path}.html`, join(path, 'index.html')].find(
      (each) => existsSync(each) && statSync(each).isFile(),
    );
    if (!file) return response.writeHead(404).end();
    const type = TYPES[extname(file)];
    if (!type) return response.end(readFileSync(file));
    const text = readFileSync(file, 'utf8');
    const body =
      known.get(file) ??
      brotliCompressSync(file.endsWith('.html') ? change(text) : text);
    known.set(file, body);
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Type', type);
    return response.end(body);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** The same page as a document alone. */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/gi, '');
