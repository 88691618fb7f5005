import { tidy } from '../../site/services/services';
import type { Settings } from '../shared/load-settings';
import { OwnerError } from '../shared/terminal';

/** A repository on GitHub, 'owner/name', whose content the editor of the published site changes. */
export type Repository = { name: string; branch: string };

/** The repository that `EDIT_REPOSITORY` and `EDIT_BRANCH` name. Without the first, nothing of the editor is published. */
export function repositoryOf(settings: Settings): Repository | undefined {
  const { EDIT_REPOSITORY: typed = '', EDIT_BRANCH: branch } = settings;
  // The whole address may have been copied, as for 'git clone'.
  const name = tidy(typed).replace(/^(https:\/\/|git@)?(www\.)?github\.com[/:]|(\.git)?\/*$/gi, '');
  if (!name) return undefined;
  if (/^[\w.-]+\/[\w.-]+$/.test(name)) return { name, branch: branch || 'main' };
  throw new OwnerError(
    `EDIT_REPOSITORY must be the owner and the name of the repository on GitHub, such as 'maggie-boats/site'.`,
  );
}

/** What the editor's page needs of the policy of the site: GitHub, and files that it makes itself. */
export const editorSources: Readonly<Record<string, readonly string[]>> = {
  'connect-src': ['https://api.github.com', 'blob:', 'data:'],
  'img-src': ['blob:', 'https://avatars.githubusercontent.com'],
  'worker-src': ["'self'", 'blob:'],
};
