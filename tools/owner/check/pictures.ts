import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../../../data/schema/parts';
import { findOriginals } from '../../pictures/find-originals';
import { type Manifest, madeFiles } from '../../pictures/manifest';
import { softBelow } from '../../pictures/sizes';
import { textIn } from '../../shared/read-text';
import { type Row, rowsAbout } from './rows';

/** Every picture of the site, and the photographs that no page uses. */
export function pictureRows(root: string, slots: readonly Picture[], manifest: Manifest): Row[] {
  const { yellow, red, orGreen } = rowsAbout('Pictures');
  // The words and the focus of each poster, as the site came with them (photos/README.md).
  const posters = JSON.parse(textIn(join(root, 'photos/posters/words.json')) || '{}');
  const names = slots.map(({ name }) => name);
  const { bySlot, problems, warnings } = findOriginals(root, names);
  for (const { name, alt, focus } of slots) {
    const files = madeFiles(manifest, [name]);
    if (!files.length || !files.every((file) => existsSync(join(root, 'public', file)))) {
      red(
        `'${name}' is missing. -> Copy a photograph into photos/ as ${name}.jpg, then run 'npm run pictures'.`,
      );
      continue;
    }
    const { width = softBelow } = manifest[name] ?? {};
    const [original] = bySlot.get(name) ?? [];
    const drawing = original?.photograph ? posters[name] : undefined;
    if (width < softBelow)
      yellow(
        `'${name}' is only ${width} pixels wide and looks soft on large screens. -> Replace photos/${name} by one of 2000 pixels or more, then run 'npm run pictures'.`,
      );
    if (alt && alt === drawing?.alt)
      yellow(
        `${original?.shown} is your photo, but its words still describe our drawing: "${alt}" -> In data/ look for name: '${name}' and write into alt what your photo shows.`,
      );
    if (focus && focus === drawing?.focus)
      yellow(
        `${original?.shown} is your photo, but it is still cut round the middle of our drawing (focus: '${focus}'). -> In data/ look for name: '${name}' and set focus to what must stay in view, or take the line out for the middle; the lines with subject too.`,
      );
  }
  for (const sentence of [...problems, ...warnings])
    yellow(`${sentence} -> Put it right in photos/, then run 'npm run pictures'.`);
  return orGreen(`all ${slots.length} are there, and large enough`);
}
