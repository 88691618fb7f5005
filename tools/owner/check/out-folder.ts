import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { settings as known } from '../../build/check-settings';
import { ownersFiles } from '../../shared/copies/owners-files';
import { filesIn } from '../../shared/files-in';
import type { Settings } from '../../shared/load-settings';
import { linkRows } from './links';
import { type Row, rowsAbout } from './rows';

const BUILD_AGAIN = "Run 'npm run build' again.";

/** The folder to upload: that it is no preview, has these settings, is newer than the content and has no dead link. */
export function outRows(root: string, settings: Settings): Row[] {
  const { yellow, red, orGreen } = rowsAbout('out/');
  const folder = join(root, 'out');
  const home = join(folder, 'index.html');
  if (!existsSync(home))
    return yellow(
      'There is none, so its links were not followed.',
      "Run 'npm run build', then this check again.",
    );
  // Only the pages of a preview link to the outbox.
  if (readFileSync(home, 'utf8').includes('href="/outbox"'))
    return red(
      "It is a preview of 'npm start', which keeps enquiries on this computer.",
      "Never upload it. Run 'npm run build'.",
    );
  const text = filesIn(folder)
    .filter((name) => ['.html', '.js', '.xml'].includes(extname(name)))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  for (const { name, purpose, shown } of known) {
    const typed = settings[name]?.replace(/\/+$/, '') ?? '';
    const value = shown?.(typed) ?? typed;
    // The pages hold the query in an escaped form.
    if (!text.includes(value) && name !== 'NEXT_PUBLIC_IMAGE_QUERY')
      red(`It was built without the present ${name} (${purpose}).`, BUILD_AGAIN);
  }
  const built = statSync(home).mtimeMs;
  const newer = [...ownersFiles(root), '.env.local'].find(
    (name) => existsSync(join(root, name)) && statSync(join(root, name)).mtimeMs > built,
  );
  if (newer) yellow(`It is older than your last change, in ${newer}.`, BUILD_AGAIN);
  return [...orGreen('built with the present settings and content'), ...linkRows(folder)];
}
