import type { Settings } from '../../shared/load-settings';
import { type Finding, green, red, yellow } from './finding';
import { ask, notAsked } from './online';

const what = 'Container (asked)';
const atOnce = 6;

/**
 * Asks the container for one file of every picture, and whether it would show a stranger the list of all files.
 * @param files names of files that must be in it
 */
export async function askContainer(env: Settings, files: readonly string[]): Promise<Finding[]> {
  const base = env.NEXT_PUBLIC_IMAGE_BASE_URL?.replace(/\/+$/, '');
  if (!base) return [];
  const query = env.NEXT_PUBLIC_IMAGE_QUERY?.replace(/^\?/, '') ?? '';
  const [probe, ...others] = files.map((file) => ({
    file,
    address: `${base}/${file}${query && `?${query}`}`,
  }));
  if (!probe) return [];
  const first = await ask(probe.address, { method: 'HEAD' });
  if ('fault' in first) return [notAsked(what, first.fault)];
  if (first.response.status === 403 || first.response.status === 401) {
    return [
      red(
        what,
        `It refuses the query (${first.response.status}).`,
        'Make a new signed query and put it into NEXT_PUBLIC_IMAGE_QUERY: docs/owner-handbook.md.',
      ),
    ];
  }
  const missing = first.response.ok ? [] : [probe.file];
  for (let start = 0; start < others.length; start += atOnce) {
    const answers = await Promise.all(
      others.slice(start, start + atOnce).map(async ({ file, address }) => ({
        file,
        answer: await ask(address, { method: 'HEAD' }),
      })),
    );
    for (const { file, answer } of answers) {
      // One that breaks off says that nothing more will come; do not wait for each in turn.
      if ('fault' in answer) return [notAsked(what, answer.fault)];
      if (!answer.response.ok) missing.push(file);
    }
  }
  const list = await ask(`${base}?restype=container&comp=list${query && `&${query}`}`);
  const open = 'response' in list && list.response.ok && list.text.includes('<EnumerationResults');
  return [
    missing.length
      ? red(
          what,
          `${missing.length} of ${files.length} pictures are not in it, for example ${missing[0]}.`,
          'Upload all files of public/pictures/ to it.',
        )
      : green(what, `answers, and holds all ${files.length} pictures`),
    ...(open
      ? [
          yellow(
            what,
            'It shows anyone the list of all its files.',
            "Set its access level to 'Blob' or 'Private'.",
          ),
        ]
      : []),
  ];
}
