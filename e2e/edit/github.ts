import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { BrowserContext, Request } from 'playwright/test';
import { ownersFiles } from '../../tools/shared/files';

/** A commit that the editor has made: its message, and the text of each file by its path. */
export type Commit = { headline: string; files: Record<string, string> };

/** Answers as GitHub does for a repository with the content of this project. @returns the commits that are made, in order */
export async function github(context: BrowserContext): Promise<Commit[]> {
  const commits: Commit[] = [];
  const files = ownersFiles(process.cwd()).filter((name) => name.endsWith('.json'));
  await context.route('https://api.github.com/**', (route) => {
    const { status = 200, json } = answer(route.request(), files, commits);
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    return route.fulfill({ status, headers, ...(json && { json }) });
  });
  return commits;
}

const head = 'a'.repeat(40);
const oidOf = (text: string) => createHash('sha1').update(text).digest('hex');

function answer(
  request: Request,
  files: readonly string[],
  commits: Commit[],
): { status?: number; json?: object } {
  const { pathname } = new URL(request.url());
  if (request.method() === 'OPTIONS' || /\/collaborators\/skipper$/.test(pathname)) return { status: 204 };
  if (pathname === '/user') return { json: { login: 'skipper', name: 'Skipper', id: 1 } };
  if (pathname.includes('/git/trees/')) {
    const tree = files.map((path) => ({ path, type: 'blob', sha: oidOf(path), size: statSync(path).size }));
    return { json: { sha: head, truncated: false, tree } };
  }
  const { query, variables } = request.postDataJSON();
  if (query.includes('createCommitOnBranch')) {
    const { message, fileChanges } = variables.input;
    const added: { path: string; contents: string }[] = fileChanges.additions;
    const texts = added.map(({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()]);
    commits.push({ headline: message.headline, files: Object.fromEntries(texts) });
    const commit = { oid: 'b'.repeat(40), committedDate: '2026-11-25T00:00:00Z' };
    return { json: { data: { createCommitOnBranch: { commit } } } };
  }
  const contents = Array.from(
    query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g) as Iterable<string[]>,
    ([, name = '', oid]) => [
      name,
      { text: readFileSync(files.find((file) => oidOf(file) === oid) ?? '', 'utf8') },
    ],
  );
  const history = {
    nodes: [{ oid: head, message: 'Begin', author: {}, committedDate: '2026-11-20T00:00:00Z' }],
  };
  const ref = { target: { oid: head, history } };
  const lasts = Array.from(query.matchAll(/(commit_\d+):/g) as Iterable<string[]>, ([, name = '']) => [
    name,
    ref,
  ]);
  return { json: { data: { repository: { ref, ...Object.fromEntries([...contents, ...lasts]) } } } };
}
