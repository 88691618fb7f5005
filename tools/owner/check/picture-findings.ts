import { join } from 'node:path';
import type { Picture } from '../../../data/schema/parts';
import { softBelow } from '../../pictures/make-pictures';
import { isComplete, type PictureFiles, readManifest } from '../../pictures/manifest';
import { findMasters } from '../../pictures/masters';
import { type Finding, rowsAbout } from './finding';

const { green, yellow, red } = rowsAbout('Pictures');

/** The words and the focus of each drawing, as the site came with them; `npm run artwork` writes it. */
const drawingWords = 'photos/posters/words.json';

/** Checks every picture of the site, and finds photographs that no page uses. */
export function pictureFindings(root: string, slots: readonly Picture[], manifest: PictureFiles): Finding[] {
  const missing = slots.filter(({ name }) => !isComplete(root, name, manifest));
  const soft = slots.filter(({ name }) => (manifest[name]?.width ?? softBelow) < softBelow);
  const { bySlot, problems, warnings } = findMasters(
    root,
    slots.map(({ name }) => name),
  );
  const drawn = readManifest<Pick<Picture, 'alt' | 'focus'>>(join(root, drawingWords));
  const photographs = slots.flatMap((slot) => {
    const [master] = bySlot.get(slot.name) ?? [];
    return master?.photograph ? [{ ...slot, shown: master.shown, drawing: drawn[slot.name] }] : [];
  });
  const findings = [
    ...missing.map(({ name }) =>
      red(
        `'${name}' is missing.`,
        `Copy a photograph into photos/ as ${name}.jpg, then run 'npm run pictures'.`,
      ),
    ),
    ...soft.map(({ name }) =>
      yellow(
        `'${name}' is only ${manifest[name]?.width} pixels wide and looks soft on large screens.`,
        `Replace photos/${name} by one of 2000 pixels or more, then run 'npm run pictures'.`,
      ),
    ),
    ...photographs
      .filter(({ alt, drawing }) => alt && alt === drawing?.alt)
      .map(({ name, alt, shown }) =>
        yellow(
          `${shown} is your photo, but its words still describe our drawing: "${alt}"`,
          `In data/ look for name: '${name}' and write into alt what your photo shows.`,
        ),
      ),
    ...photographs
      .filter(({ focus, drawing }) => focus && focus === drawing?.focus)
      .map(({ name, focus, shown }) =>
        yellow(
          `${shown} is your photo, but it is still cut round the middle of our drawing (focus: '${focus}').`,
          `In data/ look for name: '${name}' and set focus to what must stay in view, or take the line out for the middle; the lines with subject too.`,
        ),
      ),
    ...[...problems, ...warnings].map((sentence) =>
      yellow(sentence, "Put it right in photos/, then run 'npm run pictures'."),
    ),
  ];
  return findings.length ? findings : [green(`all ${slots.length} are there, and large enough`)];
}
