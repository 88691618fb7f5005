import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Request } from 'playwright';
import { githubApi } from '../../site/services/github';

export const TOKEN = 'github_pat_of_the_test';
const BRANCH = 'refs/heads/main';

type Answer = {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  body?: string;
};
type Entry = { path: string; mode: string; sha: string | null };

/**
 * Answers as GitHub's REST API does (https://docs.github.com/en/rest) from a
 * real repository, which is bare and in a folder of its own.
 */
export async function githubRepository(context: BrowserContext) {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const repository = {
    /** Runs git there. @returns what it has printed */
    git: (args: readonly string[], input = '', env = {}) =>
      execFileSync('git', args, {
        cwd: folder,
        input,
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...process.env, ...env },
      }).trimEnd(),
    /** Commits files to the branch; null takes one out. */
    save(files: Readonly<Record<string, string | null>>, who = 'Kim') {
      const entries = Object.entries(files).map(([path, text]) => ({
        path,
        mode: '100644',
        sha: text && git(['hash-object', '-w', '--stdin'], text),
      }));
      const head = git(['for-each-ref', '--format=%(objectname)', BRANCH]);
      const tree = treeOf(head && `${head}^{tree}`, entries);
      const parents = head ? [head] : [];
      git(['update-ref', BRANCH, commitOf('Save', tree, parents, who)]);
    },
    /** What a file holds at the head of the branch. */
    read: (path: string) => git(['show', `${BRANCH}:${path}`]),
    commits: () => Number(git(['rev-list', '--count', BRANCH])),
    /** What is said of each commit by hosts. */
    statuses: [] as object[],
    /** What each request is refused with, if it is. */
    refuse: (_: Request): Answer | undefined => undefined,
    remove: () => rmSync(folder, { recursive: true }),
  };
  const { git } = repository;
  git(['init', '--bare', '--quiet', '--initial-branch=main']);

  /** A tree with other files in place of some of a tree. */
  function treeOf(base: string, entries: readonly Entry[]): string {
    const env = { GIT_INDEX_FILE: join(folder, 'index-of-the-test') };
    git(['read-tree', base || '--empty'], '', env);
    const lines = entries.map(
      ({ path, mode, sha }) =>
        `${sha ? mode : '0'} ${sha ?? '0'.repeat(40)}\t${path}\n`,
    );
    git(['update-index', '--index-info'], lines.join(''), env);
    return git(['write-tree'], '', env);
  }

  let minute = 0;
  function commitOf(
    message: string,
    tree: string,
    parents: readonly string[],
    who: string,
  ): string {
    // Each a minute after the one before it.
    const date = new Date(Date.UTC(2026, 10, 20, 4, minute++)).toISOString();
    return git(
      ['commit-tree', tree, ...parents.flatMap((each) => ['-p', each])],
      message,
      {
        GIT_AUTHOR_NAME: who,
        GIT_AUTHOR_EMAIL: 'owner@boats.example',
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: 'GitHub',
        GIT_COMMITTER_EMAIL: 'noreply@github.com',
        GIT_COMMITTER_DATE: date,
      },
    );
  }

  function commitAsJson(commit: string) {
    const [sha, tree, parents = '', name, date] = git([
      'show',
      '--no-patch',
      '--format=%H%n%T%n%P%n%an%n%aI',
      commit,
    ]).split('\n');
    return {
      sha,
      commit: { author: { name, date }, tree: { sha: tree } },
      parents: parents ? parents.split(' ').map((each) => ({ sha: each })) : [],
    };
  }

  const WORDS: Readonly<Record<string, string>> = {
    A: 'added',
    D: 'removed',
    M: 'modified',
    R: 'renamed',
  };

  function filesOf(commit: string) {
    const lines = git([
      'diff-tree',
      '-r',
      '--root',
      '--find-renames',
      '--no-commit-id',
      commit,
    ]);
    return lines.split('\n').map((line) => {
      const [facts = '', from = '', to] = line.split('\t');
      const [, , before, after, kind = ''] = facts.split(' ');
      return {
        filename: to ?? from,
        ...(to && { previous_filename: from }),
        status: WORDS[kind[0] ?? ''],
        sha: kind === 'D' ? before : after,
      };
    });
  }

  function answer(request: Request): Answer {
    const { pathname, searchParams } = new URL(request.url());
    const path = decodeURI(pathname).replace('/repos/maggie-boats/site/', '');
    if (request.headers().authorization !== `Bearer ${TOKEN}`)
      return { status: 401, json: { message: 'Bad credentials' } };
    const [, ref = ''] = /^commits\/(?:heads\/)?(\w+)/.exec(path) ?? [];
    if (path.endsWith('/status'))
      return { json: { statuses: repository.statuses } };
    // A token of one repository may not read these.
    if (path.endsWith('/check-runs')) return { status: 403, json: {} };
    if (ref) return { json: { ...commitAsJson(ref), files: filesOf(ref) } };
    if (path === 'commits') {
      const [count, page] = ['per_page', 'page'].map((name) =>
        Number(searchParams.get(name)),
      ) as [number, number];
      const found = git([
        'rev-list',
        `--max-count=${count}`,
        `--skip=${count * (page - 1)}`,
        searchParams.get('sha') ?? '',
      ]);
      return { json: found ? found.split('\n').map(commitAsJson) : [] };
    }
    if (path.startsWith('contents/'))
      return {
        body: git([
          'show',
          `${searchParams.get('ref')}:${path.replace('contents/', '')}`,
        ]),
      };
    if (request.method() === 'GET') {
      const tree = path.replace('git/trees/', '');
      const entries = git(['ls-tree', '-r', tree]).split('\n');
      return {
        json: {
          tree: entries.map((line) => {
            const [facts = '', name] = line.split('\t');
            const [mode, type, sha] = facts.split(' ');
            return { path: name, mode, type, sha };
          }),
        },
      };
    }
    const asked = request.postDataJSON();
    if (path === 'git/trees')
      return { json: { sha: treeOf(asked.base_tree, asked.tree) } };
    if (path === 'git/commits')
      return {
        json: commitAsJson(
          commitOf(asked.message, asked.tree, asked.parents, 'Skipper'),
        ),
      };
    const head = git(['rev-parse', BRANCH]);
    // Only such a commit can follow the head without a force.
    const { parents } = commitAsJson(asked.sha);
    if (asked.force || !parents.some(({ sha }) => sha === head))
      return { status: 422, json: { message: 'Update is not a fast forward' } };
    git(['update-ref', BRANCH, asked.sha, head]);
    return { json: {} };
  }

  await context.route(`${githubApi}/**`, (route) =>
    route.fulfill(
      repository.refuse(route.request()) ?? answer(route.request()),
    ),
  );
  return repository;
}
