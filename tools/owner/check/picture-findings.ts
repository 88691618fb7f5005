import type { Picture } from '../../../data/schema/parts';
import { softBelow } from '../pictures/make-pictures';
import type { PictureFiles } from '../pictures/manifest';
import { findMasters } from '../pictures/masters';
import { isComplete } from '../pictures/output';
import { type Finding, rowsAbout } from './finding';

const { green, yellow, red } = rowsAbout('Pictures');

/** Checks every picture of the site, and finds photographs that no page uses. */
export function pictureFindings(root: string, slots: readonly Picture[], manifest: PictureFiles): Finding[] {
  const missing = slots.filter(({ name }) => !isComplete(root, name, manifest));
  const soft = slots.filter(({ name }) => (manifest[name]?.width ?? softBelow) < softBelow);
  const { problems, warnings } = findMasters(
    root,
    slots.map(({ name }) => name),
  );
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
    ...[...problems, ...warnings].map((sentence) =>
      yellow(sentence, "Put it right in photos/, then run 'npm run pictures'."),
    ),
  ];
  return findings.length ? findings : [green(`all ${slots.length} are there, and large enough`)];
}
