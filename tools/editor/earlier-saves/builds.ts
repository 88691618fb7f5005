import type { GitHub } from './github';

/** What a host, or another program, says of its work on a commit. */
type Build = { name: string; state: string; address?: string };

const STATES: Readonly<Record<string, string>> = {
  success: 'done',
  pending: 'at work',
};

/**
 * What the hosts say of a commit by its statuses. Nothing where they say
 * nothing to GitHub, or by checks, which a token of one repository may not
 * read.
 */
export async function builds(
  { read }: GitHub,
  commit: string,
): Promise<Build[]> {
  const { statuses = [] }: Answer = await read(
    `commits/${commit}/status`,
  ).catch(() => ({}));
  return statuses.map(({ context, state, target_url }) => ({
    name: context,
    state: STATES[state] ?? 'went wrong',
    // An address of another kind could run a script.
    ...(target_url?.startsWith('https://') && { address: target_url }),
  }));
}

type Answer = {
  statuses?: { context: string; state: string; target_url: string | null }[];
};
