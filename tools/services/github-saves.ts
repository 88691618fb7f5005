import type { BrowserContext, Request } from 'playwright';
import { githubApi } from '../../site/services/github';

export const TOKEN = 'github_pat_of_the_test';

/** Null takes a file out. */
type Files = Readonly<Record<string, string | null>>;
type Made = { message: string; tree: string; parents: string[] };

/** Answers as GitHub's REST API does (https://docs.github.com/en/rest). */
export async function savesOnGitHub(context: BrowserContext) {
  const trees: Files[] = [{}];
  const commits: Made[] = [];
  const treeOf = (commit: string) => Number(commits[Number(commit)]?.tree);
  const add = (base: number, files: Files) =>
    String(trees.push({ ...trees[base], ...files }) - 1);
  const commit = (made: Made) => String(commits.push(made) - 1);
  const repository = {
    head: '',
    staleHead: undefined as string | undefined,
    save(message: string, files: Files) {
      const tree = add(treeOf(repository.head), files);
      const parents = repository.head ? [repository.head] : [];
      repository.head = commit({ message, tree, parents });
    },
    files: () => trees[treeOf(repository.head)] ?? {},
    count: () => history(repository.head).length,
    refusal: 'Update is not a fast forward',
    /** The status with which a request fails; 0 is no network. */
    failWith: (_: Request): number | undefined => undefined,
  };
  const history = (from = ''): string[] =>
    from ? [from, ...history(commits[Number(from)]?.parents[0])] : [];
  const asJson = (sha: string) => {
    const { message, tree, parents } = commits[Number(sha)] as Made;
    const author = { name: 'Kim', date: '2026-11-20T04:01:00Z' };
    return {
      sha,
      tree: { sha: tree },
      parents: parents.map((parent) => ({ sha: parent })),
      commit: { message, author, tree: { sha: tree } },
    };
  };

  function answer(request: Request): object | number {
    const { pathname, searchParams } = new URL(request.url());
    const path = pathname.replace('/repos/maggie-boats/site/', '');
    const asked = request.postDataJSON();
    const [, sha = ''] = /^git\/(?:trees|commits)\/(\d+)$/.exec(path) ?? [];
    if (request.headers().authorization !== `Bearer ${TOKEN}`) return 401;
    if (path === 'git/ref/heads/main')
      return { object: { sha: repository.staleHead ?? repository.head } };
    if (path === 'commits')
      return history(searchParams.get('sha') ?? '')
        .slice(0, 30)
        .map(asJson);
    if (path.startsWith('git/commits/')) return asJson(sha);
    if (sha)
      return {
        tree: Object.entries(trees[treeOf(sha)] ?? {})
          .filter(([, text]) => text !== null)
          .map(([name, text]) => ({ path: name, type: 'blob', sha: text })),
      };
    if (path === 'git/trees') {
      const files = asked.tree.map((entry: { path: string; sha: string }) => [
        entry.path,
        entry.sha,
      ]);
      return { sha: add(Number(asked.base_tree), Object.fromEntries(files)) };
    }
    if (path === 'git/commits') return { sha: commit(asked) };
    // Without force only a commit on the head is taken.
    if (commits[asked.sha]?.parents[0] !== repository.head) return 422;
    repository.head = asked.sha;
    return {};
  }

  await context.route(`${githubApi}/**`, (route) => {
    const json =
      repository.failWith(route.request()) ?? answer(route.request());
    if (json === 0) return route.abort();
    return route.fulfill(
      typeof json === 'number'
        ? { status: json, json: { message: repository.refusal } }
        : { json },
    );
  });
  return repository;
}
