import type { Settings } from '../../shared/load-settings';
import { ask } from './ask';
import { type Row, rowsAbout } from './row';

const WHAT = 'Container (asked)';
const { green, yellow, red } = rowsAbout(WHAT);

/**
 * Requests some files from the container. Also requests the list of all files, which the container should refuse.
 * @param files the names of files that must be in the container
 */
export async function askContainer(env: Settings, files: readonly string[]): Promise<Row[]> {
  const base = env.NEXT_PUBLIC_IMAGE_BASE_URL?.replace(/\/+$/, '');
  if (!base || !files.length) return [];
  const query = env.NEXT_PUBLIC_IMAGE_QUERY?.replace(/^\?/, '') ?? '';
  const missing: string[] = [];
  for (const file of files) {
    const answer = await ask(WHAT, `${base}/${file}${query && `?${query}`}`, { method: 'HEAD' });
    if ('level' in answer) return [answer];
    const { ok, status } = answer.response;
    const todo = 'Make a new signed query and put it into NEXT_PUBLIC_IMAGE_QUERY: docs/owner-handbook.md.';
    if (status === 403 || status === 401) return [red(`It refuses the query (${status}).`, todo)];
    if (!ok) missing.push(file);
  }
  const rows = missing.length
    ? [
        red(
          `${missing.length} of ${files.length} pictures are not in it, for example ${missing[0]}.`,
          'Upload all files of public/pictures/ to it.',
        ),
      ]
    : [green(`answers, and holds all ${files.length} pictures`)];
  const list = await ask(WHAT, `${base}?restype=container&comp=list${query && `&${query}`}`);
  if ('response' in list && list.response.ok && list.text.includes('<EnumerationResults'))
    rows.push(
      yellow('It shows anyone the list of all its files.', "Set its access level to 'Blob' or 'Private'."),
    );
  return rows;
}
