import { fileChanges, titleWith, type Version } from '../../shared/changes';
import { momentInWords } from '../../shared/moment';
import { isOwners } from '../../shared/owners';
import type { Description } from '../../shared/schemas';
import { fieldsIn } from '../../shared/walk';
import { type GitHub, Refusal } from './github';

/** What the page knows of the site since its build. */
export type Known = {
  repository: string;
  branch: string;
  /** The labels of each file, and of the files of a folder. */
  labels: Readonly<Record<string, Description>>;
};

/** A commit as GitHub lists it. */
type Commit = {
  sha: string;
  commit: {
    author: { name: string; date: string } | null;
    tree: { sha: string };
  };
  parents: { sha: string }[];
};

/** What a commit did to a file. */
type ChangedFile = {
  filename: string;
  previous_filename?: string;
  status: string;
  sha: string;
};

/** A commit that changed the content. */
export type Save = {
  who: string;
  when: string;
  /** What changed, a line for each change. */
  lines: string[];
  /** What takes it back; none where it changed more than the content. */
  back?: { parent: string; files: readonly ChangedFile[] };
};

/** GitHub tells no more files of one commit. */
const MOST_FILES = 300;
const PER_PAGE = 10;
/** Of more files of one commit only their number is told. */
const MOST_READ = 20;

/** 'reef' of 'data/tours/reef.json', 'a.jpg' of '/photos/a.jpg' and 'a.jpg'. */
const nameOf = (path: unknown) =>
  String(path)
    .replace(/^.*\//, '')
    .replace(/\.json$/, '');

/** The saves of a repository: reads them, and takes one back. */
export function saves(
  { read, text, write }: GitHub,
  { branch, labels }: Known,
) {
  const schemaOf = (file: string) =>
    labels[file] ?? labels[file.replace(/\/[^/]*$/, '')];

  /** A file in a commit; what it holds, if that is content. */
  async function versionOf(file: string, commit: string): Promise<Version> {
    if (!file.endsWith('.json')) return {};
    const words = await text(file, commit);
    try {
      return { content: JSON.parse(words) };
    } catch {
      // A broken one was saved by hand.
      return {};
    }
  }

  async function changesOf(
    {
      filename,
      previous_filename: old = filename,
      status,
    }: Omit<ChangedFile, 'sha'>,
    before: string,
    after: string,
  ): Promise<string[]> {
    const [earlier, now] = await Promise.all([
      status === 'added' ? undefined : versionOf(old, before),
      status === 'removed' ? undefined : versionOf(filename, after),
    ]);
    return fileChanges(filename, earlier, now, schemaOf);
  }

  /** What a commit changed in the content, if anything. */
  async function saveOf({ sha, commit, parents }: Commit): Promise<Save[]> {
    const { files = [] }: { files?: ChangedFile[] } = await read(
      `commits/${sha}`,
    );
    const content = files.filter(
      ({ filename, previous_filename: old = filename }) =>
        isOwners(filename) && isOwners(old),
    );
    const parent = parents[0]?.sha;
    if (!content.length || !parent) return [];
    const isWhole =
      content.length === files.length && files.length < MOST_FILES;
    const lines =
      content.length > MOST_READ
        ? [`${content.length} files`]
        : await Promise.all(
            content.map((file) => changesOf(file, parent, sha)),
          );
    return [
      {
        who: commit.author?.name ?? '',
        when: momentInWords(new Date(commit.author?.date ?? '')),
        lines: lines.flat(),
        ...(isWhole && { back: { parent, files } }),
      },
    ];
  }

  async function treeOf(tree: string) {
    const answer: {
      tree: { path: string; mode: string; type: string; sha: string }[];
      truncated?: boolean;
    } = await read(`git/trees/${tree}?recursive=1`);
    if (answer.truncated)
      throw new Refusal(
        'The repository is too large for this page. Whoever looks after the site can take this back.',
      );
    return new Map(answer.tree.map((entry) => [entry.path, entry]));
  }

  /**
   * Refuses to take out a photograph or a tour that content of later saves
   * names: with it the site could not be built.
   * @param gone the files that would be taken out
   * @param later the content that would stay, and changed since
   */
  async function refuseUsed(
    gone: readonly string[],
    later: readonly string[],
    head: string,
  ) {
    if (!gone.length) return;
    for (const file of later) {
      const { content } = await versionOf(file, head);
      const named = fieldsIn(content).flatMap(({ path, value }) =>
        ['file', 'tour'].includes(String(path.at(-1))) ? nameOf(value) : [],
      );
      const used = gone.find((path) => named.includes(nameOf(path)));
      if (used)
        throw new Refusal(
          `'${titleWith(file, content, schemaOf(file))}' uses ${used}, which this save has added. Take it out there first, or take back the save that put it there.`,
        );
    }
  }

  const readHead = (): Promise<Commit> => read(`commits/heads/${branch}`);

  /**
   * The saves up to a commit, from a page of GitHub's list on, the newest
   * first, and the next page if there is one.
   */
  async function list(
    head: string,
    page = 1,
  ): Promise<{ all: Save[]; next: number }> {
    const commits: Commit[] = await read(
      `commits?sha=${head}&per_page=${PER_PAGE}&page=${page}`,
    );
    const all = (await Promise.all(commits.map(saveOf))).flat();
    const next = commits.length < PER_PAGE ? 0 : page + 1;
    // Whoever made the site may have changed much of it since the last save.
    return all.length || !next ? { all, next } : list(head, next);
  }

  return {
    readHead,
    list,

    /**
     * Makes one commit with the earlier content of the files that a save
     * changed.
     * @param mayAlso is asked where one of them was changed again since, with
     * all that would change by it
     * @returns the new head; undefined where nothing was to be changed
     */
    async takeBack(
      { when, back }: Save,
      mayAlso: (lines: string[]) => Promise<boolean>,
    ): Promise<string | undefined> {
      if (!back) return;
      const after = new Map(
        back.files.flatMap(
          ({ filename, previous_filename: old, status, sha }) => [
            [old ?? filename, undefined],
            [filename, status === 'removed' ? undefined : sha],
          ],
        ),
      );
      const earlier = await treeOf(back.parent);
      for (;;) {
        const head = await readHead();
        const base_tree = head.commit.tree.sha;
        const now = await treeOf(base_tree);
        const paths = [...after.keys()].filter(
          (path) => now.get(path)?.sha !== earlier.get(path)?.sha,
        );
        if (!paths.length) return;
        await refuseUsed(
          paths.filter((path) => now.has(path) && !earlier.has(path)),
          [...now.keys()].filter(
            (path) =>
              isOwners(path) &&
              path.endsWith('.json') &&
              !paths.includes(path) &&
              now.get(path)?.sha !== earlier.get(path)?.sha,
          ),
          head.sha,
        );
        if (paths.some((path) => now.get(path)?.sha !== after.get(path))) {
          const statusOf = (path: string) => {
            if (!now.has(path)) return 'added';
            return earlier.has(path) ? 'modified' : 'removed';
          };
          const lines = paths.map((filename) => {
            const file = { filename, status: statusOf(filename) };
            return changesOf(file, head.sha, back.parent);
          });
          if (!(await mayAlso((await Promise.all(lines)).flat()))) return;
        }
        const tree = await write('POST', 'git/trees', {
          base_tree,
          tree: paths.map((path) => ({
            path,
            mode: earlier.get(path)?.mode ?? '100644',
            type: 'blob',
            sha: earlier.get(path)?.sha ?? null,
          })),
        });
        const commit: Commit = await write('POST', 'git/commits', {
          message: `Take back the save of ${when}`,
          tree: tree.sha,
          parents: [head.sha],
        });
        if (await advance(head.sha, commit.sha)) return commit.sha;
      }
    },
  };

  /**
   * Moves the branch on to a commit. @returns false where another save was made
   * since `head`
   */
  async function advance(head: string, sha: string): Promise<boolean> {
    try {
      await write('PATCH', `git/refs/heads/${branch}`, { sha, force: false });
      return true;
    } catch (error) {
      const { status = 0 } = error as Partial<Refusal>;
      if (![403, 409, 422].includes(status)) throw error;
      if ((await readHead()).sha !== head) return false;
      throw new Refusal(
        'A rule of the repository protects its branch, so nothing was taken back. Take the rule off on GitHub, at Settings, Rules or Branches, then press again.',
      );
    }
  }
}
