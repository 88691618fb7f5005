import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { settings as known } from '../../build/check-settings';
import type { Settings } from '../../shared/load-settings';
import { type Finding, green, red, yellow } from './finding';

const what = 'out/';
const again = "Run 'npm run build' again.";

/** Whether the folder to upload is a site to publish, made with these settings, and newer than the content. */
export function exportFindings(root: string, folder: string, settings: Settings): Finding[] {
  const home = join(folder, 'index.html');
  if (!existsSync(home)) {
    return [
      yellow(
        what,
        'There is none, so its links were not followed.',
        "Run 'npm run build', then this check again.",
      ),
    ];
  }
  if (isPreview(folder)) {
    return [
      red(
        what,
        "It is a preview of 'npm start', which keeps enquiries on this computer.",
        "Never upload it. Run 'npm run build'.",
      ),
    ];
  }
  const words = wordsOf(folder);
  const findings = known
    // The query stands in the pages in an escaped form; its container does not.
    .filter(({ name }) => settings[name] && name !== 'NEXT_PUBLIC_IMAGE_QUERY')
    .filter(({ name }) => !words.includes((settings[name] ?? '').replace(/\/+$/, '')))
    .map(({ name, purpose }) => red(what, `It was built without the present ${name} (${purpose}).`, again));
  const newer = newest(root);
  if (newer.time > statSync(home).mtimeMs)
    findings.push(yellow(what, `It is older than your last change, in ${newer.name}.`, again));
  return findings.length ? findings : [green(what, 'built with the present settings and content')];
}

/** Whether a folder holds what `npm start` makes, whose pages lead to an outbox that no host has. */
export function isPreview(folder: string): boolean {
  return readFileSync(join(folder, 'index.html'), 'utf8').includes('href="/outbox"');
}

function wordsOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ['.html', '.js', '.xml'].includes(extname(name)))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

/** What the owner changes. */
const owners = ['data', 'photos', 'public/reviews.json', '.env.local'];

function newest(root: string): { name: string; time: number } {
  return owners
    .filter((name) => existsSync(join(root, name)))
    .flatMap((name) =>
      statSync(join(root, name)).isDirectory()
        ? readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map(
            (inner) => `${name}/${inner}`,
          )
        : [name],
    )
    .map((name) => ({ name, time: statSync(join(root, name)).mtimeMs }))
    .reduce((latest, one) => (one.time > latest.time ? one : latest), { name: '', time: 0 });
}
