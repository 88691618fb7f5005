import type { Settings } from '../../shared/load-settings';
import { type Finding, rowsAbout, when } from './finding';
import { ask, notAsked } from './online';

const WHAT = 'Container (asked)';
const { green, yellow, red } = rowsAbout(WHAT);

/**
 * Requests one file of every picture from the container. Also requests the list of all files, which the container should refuse.
 * @param files the names of files that must be in the container
 */
export async function askContainer(env: Settings, files: readonly string[]): Promise<Finding[]> {
  const base = env.NEXT_PUBLIC_IMAGE_BASE_URL?.replace(/\/+$/, '');
  if (!base || !files.length) return [];
  const query = env.NEXT_PUBLIC_IMAGE_QUERY?.replace(/^\?/, '') ?? '';
  const missing: string[] = [];
  for (const file of files) {
    const answer = await ask(`${base}/${file}${query && `?${query}`}`, { method: 'HEAD' });
    if ('fault' in answer) return [notAsked(WHAT, answer.fault)];
    const { ok, status } = answer.response;
    if (status === 403 || status === 401)
      return [
        red(
          `It refuses the query (${status}).`,
          'Make a new signed query and put it into NEXT_PUBLIC_IMAGE_QUERY: docs/owner-handbook.md.',
        ),
      ];
    if (!ok) missing.push(file);
  }
  const list = await ask(`${base}?restype=container&comp=list${query && `&${query}`}`);
  const open = 'response' in list && list.response.ok && list.text.includes('<EnumerationResults');
  return [
    missing.length
      ? red(
          `${missing.length} of ${files.length} pictures are not in it, for example ${missing[0]}.`,
          'Upload all files of public/pictures/ to it.',
        )
      : green(`answers, and holds all ${files.length} pictures`),
    ...when(
      open,
      yellow('It shows anyone the list of all its files.', "Set its access level to 'Blob' or 'Private'."),
    ),
  ];
}
