import { readFileSync } from 'node:fs';
import type { BrowserContext, Request } from 'playwright';
import { githubApi } from '../../site/services/github';

const FILE = 'data/notice.json';

/** The text of each file by its path. */
type Commit = Record<string, string>;

/**
 * Answers as GitHub does for a repository with the notice.
 * @returns the commits that are made
 */
export async function github(context: BrowserContext): Promise<Commit[]> {
  const commits: Commit[] = [];
  await context.route(`${githubApi}/**`, (route) => {
    const json = answer(route.request(), commits);
    return route.fulfill(json ? { json } : { status: 204 });
  });
  return commits;
}

function answer(request: Request, commits: Commit[]): object | undefined {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('/collaborators/skipper')) return;
  if (pathname === '/user') return { login: 'skipper', name: 'Skipper', id: 1 };
  if (pathname.includes('/git/trees/'))
    return { tree: [{ path: FILE, type: 'blob', sha: 'notice', size: 1 }] };
  const { query, variables } = request.postDataJSON();
  if (query.includes('createCommitOnBranch')) {
    const commit: Commit = {};
    for (const { path, contents } of variables.input.fileChanges.additions)
      commit[path] = Buffer.from(contents, 'base64').toString();
    commits.push(commit);
    const made = { oid: 'next', committedDate: '2026-11-25T00:00:00Z' };
    return { data: { createCommitOnBranch: { commit: made } } };
  }
  const last = {
    oid: 'head',
    message: 'Begin',
    author: {},
    committedDate: '2026-11-20T00:00:00Z',
  };
  const ref = { target: { oid: 'head', history: { nodes: [last] } } };
  return {
    data: {
      repository: {
        ref,
        commit_0: ref,
        content_0: { text: readFileSync(FILE, 'utf8') },
      },
    },
  };
}
