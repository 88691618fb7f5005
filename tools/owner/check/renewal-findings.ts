import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, rowsAbout } from './finding';

/** The row appears this many days before the end. */
const EARLY = 90;
const DAY = 86_400_000;

/**
 * Checks the date that the owner must renew: the end of the security contact
 * (https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5).
 * @param out the built site. Without it there is no row
 */
export function renewalFindings(out: string, today = new Date()): Finding[] {
  const file = join(out, '.well-known/security.txt');
  if (!existsSync(file)) return [];
  const { green, yellow } = rowsAbout('security.txt');
  const end = new Date(/^Expires: (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '');
  const day = end.toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
  if (end.getTime() - today.getTime() > EARLY * DAY) return [green(`holds until ${day}`)];
  return [
    yellow(
      `It tells whom to write to about a security hole, and ${end < today ? 'lapsed' : 'lapses'} on ${day}.`,
      "Read the words of one page again, and set today's date as its 'updated' in data/; it then holds for another year.",
    ),
  ];
}
