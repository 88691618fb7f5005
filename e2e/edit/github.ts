import { readFileSync, statSync } from 'node:fs';
import type { BrowserContext, Request } from 'playwright/test';
import { ownersFiles } from '../../tools/shared/files';

/** A commit that the editor has made: the text of each file by its path. */
type Commit = Record<string, string>;

/** The content of this project. The place of a file in this list stands for its hash. */
const files = ownersFiles(process.cwd()).filter((name) => name.endsWith('.json'));
const head = 'a'.repeat(40);

/** Answers as GitHub does for a repository with the content of this project. @returns the commits that are made, in order */
export async function github(context: BrowserContext): Promise<Commit[]> {
  const commits: Commit[] = [];
  await context.route('https://api.github.com/**', (route) => {
    const json = answer(route.request(), commits);
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    return route.fulfill(json ? { headers, json } : { headers, status: 204 });
  });
  return commits;
}

/** The answer to a request; undefined where it has no content. */
function answer(request: Request, commits: Commit[]): object | undefined {
  const { pathname } = new URL(request.url());
  if (request.method() === 'OPTIONS' || pathname.endsWith('/collaborators/skipper')) return;
  if (pathname === '/user') return { login: 'skipper', name: 'Skipper', id: 1 };
  if (pathname.includes('/git/trees/')) {
    const tree = files.map((path, index) => {
      const sha = String(index).padStart(40, '0');
      return { path, type: 'blob', sha, size: statSync(path).size };
    });
    return { sha: head, truncated: false, tree };
  }
  const { query, variables }: { query: string; variables: Variables } = request.postDataJSON();
  if (query.includes('createCommitOnBranch')) {
    const texts = variables.input.fileChanges.additions.map(({ path, contents }) => [
      path,
      Buffer.from(contents, 'base64').toString(),
    ]);
    commits.push(Object.fromEntries(texts));
    const commit = { oid: 'b'.repeat(40), committedDate: '2026-11-25T00:00:00Z' };
    return { data: { createCommitOnBranch: { commit } } };
  }
  const last = { oid: head, message: 'Begin', author: {}, committedDate: '2026-11-20T00:00:00Z' };
  const ref = { target: { oid: head, history: { nodes: [last] } } };
  const asked = [...query.matchAll(/(commit_\d+):|(content_\d+): object\(oid: "(\d+)"\)/g)];
  const parts = asked.map(([, commit, content = '', oid]) =>
    commit ? [commit, ref] : [content, { text: readFileSync(files[Number(oid)] ?? '', 'utf8') }],
  );
  return { data: { repository: { ref, ...Object.fromEntries(parts) } } };
}

type Variables = { input: { fileChanges: { additions: { path: string; contents: string }[] } } };
