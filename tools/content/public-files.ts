import { join } from 'node:path';
import { madeFiles, readManifest } from '../pictures/manifest';
import { filesIn, isSystemFile, readJsonFile } from '../shared/files';
import { projectFolder } from '../shared/terminal';
import type { Finding } from './finding';

const list = 'data/public-files.json';

/** Files of `public/` that are not listed, and listed ones that are missing. */
export function publicFileFindings(folder = projectFolder): Finding[] {
  const { files } = readJsonFile(join(folder, list), list) as {
    files: readonly string[];
  };
  const made = madeFiles(readManifest(folder));
  const there = filesIn(join(folder, 'public'));
  const unlisted = there.filter(
    (file) =>
      !files.includes(file) && !made.includes(file) && !isSystemFile(file),
  );
  // One file stands for a folder of thousands, such as .git/.
  const topOf = (file: string) => file.split('/')[0];
  const firsts = unlisted.filter(
    (file, index) =>
      index === unlisted.findIndex((each) => topOf(each) === topOf(file)),
  );
  const missing = files.filter((file) => !there.includes(file));
  return [
    ...firsts.map(
      (file): Finding => ({
        level: 'red',
        file: `public/${file}`,
        sentence: `public/${file} is not on the list of files to publish; take it out, or add "${file}" to ${list}.`,
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
