import type { GitHub } from './github';

/** What a host, or another program, says of its work on a commit. */
type Build = { name: string; state: string; address?: string };

const STATES: Readonly<Record<string, string>> = {
  success: 'done',
  neutral: 'done',
  skipped: 'done',
  pending: 'at work',
};

/**
 * What the hosts say of a commit. Nothing where they say nothing to GitHub, or
 * where the token may not read it.
 */
export async function builds(
  { read }: GitHub,
  commit: string,
): Promise<Build[]> {
  const [{ statuses = [] }, { check_runs = [] }] = (await Promise.all(
    ['status', 'check-runs'].map(
      (part): Promise<Answer> =>
        read(`commits/${commit}/${part}`).catch(() => ({})),
    ),
  )) as [Answer, Answer];
  return [
    ...statuses.map(({ context, state, target_url }) =>
      buildOf(context, state, target_url),
    ),
    ...check_runs.map(({ name, conclusion, details_url }) =>
      buildOf(name, conclusion ?? 'pending', details_url),
    ),
  ];
}

type Answer = {
  statuses?: { context: string; state: string; target_url: string | null }[];
  check_runs?: {
    name: string;
    conclusion: string | null;
    details_url: string | null;
  }[];
};

/** An address of another kind could run a script. */
const buildOf = (
  name: string,
  state: string,
  address: string | null,
): Build => ({
  name,
  state: STATES[state] ?? 'went wrong',
  ...(address?.startsWith('https://') && { address }),
});
