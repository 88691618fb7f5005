import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { settings as known } from '../../build/check-settings';
import { filesIn } from '../../shared/files-in';
import type { Settings } from '../../shared/load-settings';
import { type Finding, rowsAbout } from './finding';

const { green, yellow, red } = rowsAbout('out/');
const BUILD_AGAIN = "Run 'npm run build' again.";

/** Checks that the folder to upload is not a preview, has these settings and is newer than the content. */
export function exportFindings(root: string, folder: string, settings: Settings): Finding[] {
  const home = join(folder, 'index.html');
  if (!existsSync(home))
    return [
      yellow('There is none, so its links were not followed.', "Run 'npm run build', then this check again."),
    ];
  if (isPreview(folder))
    return [
      red(
        "It is a preview of 'npm start', which keeps enquiries on this computer.",
        "Never upload it. Run 'npm run build'.",
      ),
    ];
  const text = filesIn(folder)
    .filter((name) => ['.html', '.js', '.xml'].includes(extname(name)))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const findings = known
    // The pages hold the query in an escaped form.
    .filter(({ name }) => settings[name] && name !== 'NEXT_PUBLIC_IMAGE_QUERY')
    .filter(({ name }) => !text.includes((settings[name] ?? '').replace(/\/+$/, '')))
    .map(({ name, purpose }) => red(`It was built without the present ${name} (${purpose}).`, BUILD_AGAIN));
  const newer = newestOfOwner(root);
  if (newer.time > statSync(home).mtimeMs)
    findings.push(yellow(`It is older than your last change, in ${newer.name}.`, BUILD_AGAIN));
  return findings.length ? findings : [green('built with the present settings and content')];
}

/** Whether a folder is a preview of `npm start`: its pages link to the outbox. */
export function isPreview(folder: string): boolean {
  return readFileSync(join(folder, 'index.html'), 'utf8').includes('href="/outbox"');
}

/** The last changed file of the owner. */
function newestOfOwner(root: string): { name: string; time: number } {
  const names = ['data', 'photos'].flatMap((top) => filesIn(join(root, top)).map((file) => `${top}/${file}`));
  return [...names, 'public/reviews.json', '.env.local']
    .filter((name) => existsSync(join(root, name)))
    .map((name) => ({ name, time: statSync(join(root, name)).mtimeMs }))
    .reduce((latest, one) => (one.time > latest.time ? one : latest), { name: '', time: 0 });
}
