import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { headersFile } from './headers-file';

/** The response for a path. */
export type SiteFile = {
  status: number;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
};

/** A site as on a content delivery network. */
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

/** Types of files that are compressed already. */
const compressed = new Set(['.avif', '.ico', '.jpg', '.png', '.webp', '.woff2']);

/** The headers for a folder without `_headers`, such as the empty page. */
const usualHeaders = '/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n';

/**
 * @param folder of an exported site, with the headers in its `_headers` (Netlify, Cloudflare)
 * @param change is applied to every page
 * @returns the response for each path: `/about` gives about.html, an unknown path gives 404.html. Text is compressed once with
 *   Brotli 11 and cached
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

/** Compresses a text as a host does ahead of time. */
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
