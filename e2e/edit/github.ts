import { readFileSync, statSync } from 'node:fs';
import type { BrowserContext, Request } from 'playwright/test';
import { ownersFiles } from '../../tools/shared/files';

/** A commit that the editor has made: the text of each file by its path. */
type Commit = Record<string, string>;

/** The content of this project. The place of a file in this list stands for its hash. */
const files = ownersFiles(process.cwd()).filter((name) => name.endsWith('.json'));

/** Answers as GitHub does for a repository with the content of this project. @returns the commits that are made, in order */
export async function github(context: BrowserContext): Promise<Commit[]> {
  const commits: Commit[] = [];
  await context.route('https://api.github.com/**', (route) => {
    const json = answer(route.request(), commits);
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill(json ? { headers, json } : { headers, status: 204 });
  });
  return commits;
}

/** The answer to a request; undefined where it has no content. */
function answer(request: Request, commits: Commit[]): object | undefined {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('/collaborators/skipper')) return;
  if (pathname === '/user') return { login: 'skipper', name: 'Skipper', id: 1 };
  if (pathname.includes('/git/trees/')) {
    const tree = files.map((path, index) => ({
      path,
      type: 'blob',
      sha: `${index}`,
      size: statSync(path).size,
    }));
    return { sha: 'head', truncated: false, tree };
  }
  const { query, variables } = request.postDataJSON();
  if (query.includes('createCommitOnBranch')) {
    const commit: Commit = {};
    for (const { path, contents } of variables.input.fileChanges.additions)
      commit[path] = Buffer.from(contents, 'base64').toString();
    commits.push(commit);
    const made = { oid: 'next', committedDate: '2026-11-25T00:00:00Z' };
    return { data: { createCommitOnBranch: { commit: made } } };
  }
  const last = { oid: 'head', message: 'Begin', author: {}, committedDate: '2026-11-20T00:00:00Z' };
  const ref = { target: { oid: 'head', history: { nodes: [last] } } };
  const repository: Record<string, object> = { ref };
  for (const [name] of query.matchAll(/commit_\d+(?=:)/g)) repository[name] = ref;
  for (const [, name, index] of query.matchAll(/(content_\d+): object\(oid: "(\d+)"\)/g))
    repository[name] = { text: readFileSync(files[index] ?? '', 'utf8') };
  return { data: { repository } };
}
