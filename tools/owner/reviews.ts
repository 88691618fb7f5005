import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reviewsFile } from '../../data/schema/reviews';
import { contentSentences } from '../build/check-content';
import { withBuildLock } from '../shared/build-lock';
import { keepCopy } from '../shared/copies';
import { readJsonFile } from '../shared/read-text';
import { OwnerError, projectFolder, refuse, refuseUnknown, say } from '../shared/terminal';
import { writeWhole } from '../shared/write-whole';
import { type KeptReview, readReviews } from './read-reviews';

const file = 'public/reviews.json';

/** Imports the reviews of a file into the reviews file of the project in `folder`, and reports the result. */
export async function takeOver(name: string, folder: string) {
  // npm starts commands in the project folder. INIT_CWD is the owner's current folder.
  const path = resolve(process.env.INIT_CWD ?? '.', name);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new OwnerError(
      `There is no file '${name}' here; give its whole name, for example: npm run reviews reviews.csv`,
    );
  const { reviews, leftOut } = readReviews(name, readFileSync(path));
  const content = readJsonFile(join(folder, file), file);
  refuse(contentSentences(file, reviewsFile, content));
  const present = reviewsFile.parse(content).reviews;
  for (const sentence of leftOut) say(`  left out  ${sentence}`);
  // The samples go as soon as there is a real review.
  const real = present.filter(({ sample }) => !sample);
  const known = new Set(real.map(identity));
  const added = reviews
    .filter((review) => known.size < known.add(identity(review)).size)
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  if (added.length < reviews.length)
    say(`  ${reviews.length - added.length} are on the site already and were not added again.`);
  if (!added.length) return say(`\nNothing new was found in ${name}; ${file} stays as it was.`);
  if (real.length < present.length) say(`  The samples are gone (${present.length - real.length}).`);
  const all = [...added, ...real];
  keepCopy('reviews', folder);
  await writeWhole(join(folder, file), `${JSON.stringify({ reviews: all }, null, 2)}\n`);
  say(`\n${added.length} added; ${file} now holds ${all.length}, the new ones first.`);
  say(
    "Headlines, photographs and your own replies are not shown on the site and were not taken over. Next: 'npm start' to look at them, then 'npm run build'.",
  );
}

/** The same for a review that is there already. */
const identity = ({ author_name, text }: KeptReview) =>
  `${author_name}\n${text.replace(/\s+/g, ' ')}`.toLowerCase();

export const help = `
Takes the reviews of your guests over from a table into ${file}.

  npm run reviews FILE    adds what is new

FILE is a CSV file (any spreadsheet saves one) whose first line names its columns: author,rating,text,date,source,tour. The
last three may be missing. Open an export of Google or Tripadvisor in a spreadsheet first and name its columns. It may also be
another reviews.json of this site.
All six stay as they are; what cannot be taken over is named. Sample reviews go as soon as
there is a real one.
`;

/** npm run reviews */
export async function run([name, ...others]: string[]): Promise<number> {
  if (!name) throw new OwnerError('Name one file, for example: npm run reviews reviews.csv');
  refuseUnknown(others);
  say(`Reading ${name}`);
  await withBuildLock(() => takeOver(name, projectFolder));
  return 0;
}
