import type { Service } from './service';

export const githubApi = 'https://api.github.com';

/**
 * GitHub, where the editor of the published site changes the content
 * (https://github.com). No page of a visitor meets it.
 */
export const github = {
  policy: {
    onlyWith: 'EDIT_REPOSITORY',
    // Beside GitHub, files that the editor makes itself.
    sources: () => ({
      'connect-src': [githubApi, 'blob:', 'data:'],
      'img-src': ['https://avatars.githubusercontent.com', 'blob:', 'data:'],
      'worker-src': ["'self'", 'blob:'],
    }),
  },
  settings: [
    {
      name: 'EDIT_REPOSITORY',
      purpose: 'the repository of the published editor',
      valid: repositoryName,
      rule: "must be the owner and the name of the repository on GitHub, such as 'maggie-boats/site'",
      example: 'maggie-boats/site',
      without: 'the published site has no editor',
      optional: true,
    },
    {
      name: 'EDIT_BRANCH',
      purpose: 'the branch of that repository',
      valid: /^[\w./-]+$/,
      rule: "must be the name of a branch on GitHub, such as 'live'",
      example: 'live',
      without: "it is 'main'",
      optional: true,
    },
  ],
} satisfies Service;

/** 'owner/name'. The whole address may have been copied, as for 'git clone'. */
function repositoryName(typed: string): string | undefined {
  const name = typed.replace(
    /^(https:\/\/|git@)?(www\.)?github\.com[/:]|(\.git)?\/*$/gi,
    '',
  );
  return /^[\w.-]+\/[\w.-]+$/.test(name) ? name : undefined;
}
