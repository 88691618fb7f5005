import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { telephonesIn, whatsAppDigits } from '../../site/words/telephone';
import type { Finding } from '../content/finding';
import { madeFiles, readManifest } from '../pictures/manifest';
import { filesIn, readJsonFile } from '../shared/files';
import { isSystemFile } from '../shared/owners';
import { projectFolder } from '../shared/terminal';

const list = 'data/public-files.json';
/**
 * Files with rows, contacts or other files in them, also as
 * 'customers.csv.txt'.
 */
const records =
  /\.(csv|tsv|xls\w?|ods|numbers|vcf|eml|mbox|sql|sqlite|db|mdb|accdb|zip|rar|7z|t?gz)(\.\w+)?$/i;
const email = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/**
 * Whether a file holds records, or the contacts of three people or more. UTF-16
 * has zero bytes between its letters.
 */
function holdsPeople(folder: string, file: string): boolean {
  if (records.test(file)) return true;
  const text = readFileSync(join(folder, 'public', file), 'latin1').replaceAll(
    '\0',
    '',
  );
  const mobiles = telephonesIn(text).filter(whatsAppDigits);
  return new Set([...(text.match(email) ?? []), ...mobiles]).size > 2;
}

const listed = (folder: string) =>
  (readJsonFile(join(folder, list), list) as { files: readonly string[] })
    .files;

/** The files of the list that are not in `public/`. */
export function missingPublicFiles(folder = projectFolder): string[] {
  const there = filesIn(join(folder, 'public'));
  return listed(folder).filter((file) => !there.includes(file));
}

/**
 * One finding for each file or folder in `public/` that is neither listed nor
 * made, or holds people, even if it is listed.
 */
export function checkPublicFiles(folder = projectFolder): Finding[] {
  const files = listed(folder);
  const made = new Set(madeFiles(readManifest(folder)));
  const ofOwner = filesIn(join(folder, 'public')).filter(
    (file) => !made.has(file) && !isSystemFile(file),
  );
  const people = ofOwner.filter((file) => holdsPeople(folder, file));
  const others = ofOwner.filter(
    (file) => !files.includes(file) || people.includes(file),
  );
  const tops = new Set(others.map((file) => file.split('/')[0]));
  return [...tops].map((top) => {
    const found = others.filter((file) => file.split('/')[0] === top);
    const record = found.find((file) => people.includes(file));
    const file = `public/${record ?? found[0]}`;
    const more =
      found.length > 1
        ? ` (and ${found.length - 1} more in public/${top}/)`
        : '';
    const sentence = record
      ? `${file}${more} would be published, so anyone could read it; take it out of public/.`
      : `${file}${more} is not on the list of files to publish; take it out, or add "${found[0]}" to ${list}.`;
    return { level: 'red', file, sentence };
  });
}
