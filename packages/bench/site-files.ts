import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { headersFile } from './headers-file';

/** What a path of a site is answered with. */
export type SiteFile = {
  status: number;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
};

/** A site as a content delivery network serves it. */
export type SiteFiles = (path: string) => SiteFile;

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Already as small as they get. */
const compressed = new Set(['.avif', '.ico', '.jpg', '.png', '.webp', '.woff2']);

/** What a folder that brings no `_headers` is served with: the empty page, or a release of another kind. */
const usualHeaders = '/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n';

/**
 * @param folder of an exported site; its `_headers` (Netlify, Cloudflare) says what to send with which path
 * @param change made to every page before it is sent
 * @returns each path's answer: `/about` is about.html, an unknown one is 404.html. Text is in Brotli 11, compressed once
 *   and kept
 */
export function siteFiles(folder: string, change: (html: string) => string = (html) => html): SiteFiles {
  const headersOf = headersFile(join(folder, '_headers'), usualHeaders);
  const kept = new Map<string, SiteFile>();

  const make = (path: string): SiteFile => {
    const found = fileOf(folder, path);
    const file = found ?? fileOf(folder, '/404.html');
    if (!file) return { status: 404, body: Buffer.from('Not found'), headers: {} };
    const kind = extname(file);
    const raw = kind === '.html' ? Buffer.from(change(readFileSync(file, 'utf8'))) : readFileSync(file);
    const squeezed = !compressed.has(kind);
    const body = squeezed ? brotli(raw) : raw;
    return {
      status: found ? 200 : 404,
      body,
      headers: {
        'cache-control': 'public, max-age=0, must-revalidate',
        ...headersOf(path),
        'content-type': types[kind] ?? 'application/octet-stream',
        ...(squeezed ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
      },
    };
  };
  return (path) => {
    const file = kept.get(path) ?? make(path);
    kept.set(path, file);
    return file;
  };
}

/** As a host that compresses ahead of time sends it. */
export function brotli(content: Buffer | string): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

function fileOf(folder: string, path: string): string | undefined {
  const plain = path.endsWith('/') ? `${path}index.html` : path;
  return [plain, `${plain}.html`, `${plain}/index.html`]
    .map((name) => join(folder, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
}
