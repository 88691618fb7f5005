import type { Settings } from '../../shared/load-settings';
import { ask } from './ask';
import { type Row, rowsAbout } from './rows';

/**
 * Requests some files from the container. Also requests the list of all files, which the container should refuse.
 * @param files the names of files that must be in the container
 */
export async function askContainer(env: Settings, files: readonly string[]): Promise<Row[]> {
  const about = rowsAbout('Container (asked)');
  const { green, yellow, red, rows } = about;
  const base = env.NEXT_PUBLIC_IMAGE_BASE_URL?.replace(/\/+$/, '');
  if (!base || !files.length) return rows;
  const query = env.NEXT_PUBLIC_IMAGE_QUERY?.replace(/^\?/, '') ?? '';
  const missing: string[] = [];
  for (const file of files) {
    const answer = await ask(about, `${base}/${file}${query && `?${query}`}`, { method: 'HEAD' });
    if (!answer) return rows;
    const { ok, status } = answer.response;
    if (status === 403 || status === 401)
      return red(
        `It refuses the query (${status}).`,
        'Make a new signed query and put it into NEXT_PUBLIC_IMAGE_QUERY: docs/owner-handbook.md.',
      );
    if (!ok) missing.push(file);
  }
  if (missing.length)
    red(
      `${missing.length} of ${files.length} pictures are not in it, for example ${missing[0]}.`,
      'Upload all files of public/pictures/ to it.',
    );
  else green(`answers, and holds all ${files.length} pictures`);
  const list = await ask(about, `${base}?restype=container&comp=list${query && `&${query}`}`);
  if (list?.response.ok && list.text.includes('<EnumerationResults'))
    yellow('It shows anyone the list of all its files.', "Set its access level to 'Blob' or 'Private'.");
  return rows;
}
