import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** The answer for a path, as of a content delivery network. */
export type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};
/** An exported site. */
export type Site = {
  answer: (path: string) => Promise<Answer>;
  close: () => void;
};

/** Headers that HTTP/2 forbids, or that are not true of the compressed file. */
const replaced = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
];

/**
 * Opens an exported site, with a change of every page. Text is compressed once
 * with Brotli 11, and each answer is kept.
 */
export async function openSite(
  folder: string,
  change = (html: string) => html,
): Promise<Site> {
  const { url, server } = await startSiteServer(folder);
  const kept = new Map<string, Promise<Answer>>();

  const fetchAnswer = async (path: string): Promise<Answer> => {
    const response = await fetch(url + path);
    const { status } = response;
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !replaced.includes(name)),
    );
    const raw = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    if (!/text|javascript|json|svg|xml/.test(type))
      return { status, headers, body: raw };
    const body = brotliCompressSync(
      type.startsWith('text/html') ? change(raw.toString()) : raw,
    );
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body };
  };
  return {
    answer: (path) => {
      const answer = kept.get(path) ?? fetchAnswer(path);
      kept.set(path, answer);
      return answer;
    },
    close: () => server.kill(),
  };
}

/**
 * Removes every script and every preload hint for one. A page with scripts
 * cannot be faster than this page.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\b(?:as="script"|rel="modulepreload")[^>]*>/gi, '');
}

/** The folder of the site. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a command of the site, of which nothing is imported here, and returns
 * the last line of its output.
 */
export function runSiteCommand(name: string): string {
  const words = execFileSync(
    process.execPath,
    ['--import', 'tsx', `tools/commands/${name}.ts`],
    {
      cwd: projectFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return words.trim().split('\n').at(-1) ?? '';
}

/**
 * Serves a folder with the site's own server, which knows its headers, its 404
 * page and the types of files.
 */
async function startSiteServer(
  folder: string,
): Promise<{ url: string; server: ChildProcess }> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/commands/serve.ts', folder, '0'],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(createInterface(server.stdout), 'line');
  return { url: /http:\S+/.exec(line)?.[0] ?? '', server };
}
