import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { telephonesIn, whatsAppDigits } from '../../site/words/telephone';
import { madeFiles, readManifest } from '../pictures/manifest';
import { filesIn, readJsonFile } from '../shared/files';
import { isSystemFile } from '../shared/owners';
import { projectFolder } from '../shared/terminal';
import type { Finding } from './finding';

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

/**
 * What is wrong with the files of the owner's own in `public/`: one that is
 * neither listed nor made, or that holds people, even if it is listed; and one
 * that is listed and not there.
 */
export function publicFileFindings(folder = projectFolder): Finding[] {
  const { files } = readJsonFile(join(folder, list), list) as {
    files: readonly string[];
  };
  const made = new Set(madeFiles(readManifest(folder)));
  const there = filesIn(join(folder, 'public'));
  const wrong = there.flatMap((file) => {
    if (made.has(file) || isSystemFile(file)) return [];
    if (holdsPeople(folder, file))
      return {
        file,
        fault:
          'would be published, so anyone could read it; take it out of public/.',
      };
    return files.includes(file)
      ? []
      : {
          file,
          fault: `is not on the list of files to publish; take it out, or add "${file}" to ${list}.`,
        };
  });
  // A folder may hold thousands, such as .git/. Its first file will do.
  const topOf = (file: string) => file.split('/')[0];
  const firsts = wrong.filter(
    ({ file }, index) =>
      wrong.findIndex((each) => topOf(each.file) === topOf(file)) === index,
  );
  const missing = files.filter((file) => !there.includes(file));
  return [
    ...firsts.map(
      ({ file, fault }): Finding => ({
        level: 'red',
        file: `public/${file}`,
        sentence: `public/${file} ${fault}`,
      }),
    ),
    ...missing.map(
      (file): Finding => ({
        level: 'yellow',
        file: list,
        sentence: `There is no ${file} in public/; copy it there, or take it off the list in ${list}.`,
      }),
    ),
  ];
}
