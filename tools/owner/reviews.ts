import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reviewsFile } from '../../data/schema/reviews';
import { schemaMistakes } from '../export/content/schema-mistakes';
import { keepCopy } from '../shared/copies';
import { entryFile, slugsIn } from '../shared/entries';
import { readJsonFile, writeWhole } from '../shared/files';
import { OwnerError, projectFolder, refuse, say } from '../shared/terminal';
import { type KeptReview, reviewsInFile } from './read-reviews';
import { guestName, guestWords } from './review-values';

const file = 'public/reviews.json';

/**
 * Imports the reviews of a file into the reviews file of the project in
 * `folder`, and reports the result.
 */
export async function importReviews(name: string, folder: string) {
  // npm starts commands in the project folder. INIT_CWD is the owner's current
  // folder.
  const path = resolve(process.env.INIT_CWD ?? '.', name);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new OwnerError(
      `There is no file '${name}' here; give the whole name of one file, for example: npm run reviews reviews.csv`,
    );
  const read = reviewsInFile(name, readFileSync(path), namedTours(folder));
  const content = readJsonFile(join(folder, file), file);
  refuse(schemaMistakes(file, reviewsFile, content));
  const present = reviewsFile.parse(content).reviews;
  // The samples go as soon as there is a real review.
  const real = present.filter(({ sample }) => !sample);
  const values = () => real.flatMap((review) => Object.keys(review)).length;
  const before = values();
  const added: KeptReview[] = [];
  const keep = knownReviews(real);
  let undated = false;
  for (const { who, faults, review } of read) {
    const kept = review && keep(review);
    if (kept && kept === review) added.push(kept);
    for (const { field, sentence } of faults) {
      const how = kept === review ? 'added' : 'still';
      if (!kept) say(`  left out  ${who}: ${sentence}.`);
      else if (!(field in kept))
        say(`  ${how} without its ${field}  ${who}: ${sentence}.`);
      undated ||= kept !== undefined && field === 'date' && !kept.date;
    }
  }
  if (undated) say(`  ${dayHelp}`);
  const known = read.filter(({ review }) => review).length - added.length;
  if (known)
    say(`  ${known} are on the site already and were not added again.`);
  const gained = values() - before;
  if (gained)
    say(
      `  Those on the site gained what they lacked of date, source and tour (${gained}).`,
    );
  if (!added.length && !gained)
    return say(`\nNothing new was found in ${name}; ${file} stays as it was.`);
  if (real.length < present.length)
    say(`  The samples are gone (${present.length - real.length}).`);
  added.sort(({ date: one = '' }, { date: other = '' }) =>
    other.localeCompare(one),
  );
  const all = [...added, ...real];
  keepCopy(folder);
  await writeWhole(
    join(folder, file),
    `${JSON.stringify({ reviews: all }, null, 2)}\n`,
  );
  say(
    `\n${added.length} added; ${file} now holds ${all.length}, the new ones first.`,
  );
  say(
    "Headlines, photographs and your own replies are not shown on the site and were not taken over. Next: 'npm start' to look at them, then 'npm run build'.",
  );
}

/** The tours of a project, whose files may hold mistakes. */
const namedTours = (folder: string) =>
  slugsIn('data/tours', folder).map((slug) => {
    const file = join(folder, entryFile('data/tours', slug));
    const { name } = Object(readJsonFile(file));
    return { slug, name: String(name) };
  });

/**
 * Compares reviews with those that are known. The same guest with the same
 * words, but another rating or day, is another review.
 * @returns a function that gives the known review which one repeats, with what
 * it lacked; else the new one, known from then on
 */
function knownReviews(
  reviews: readonly KeptReview[],
): (review: KeptReview) => KeptReview {
  const alike: Record<string, KeptReview[]> = {};
  const allLike = (review: KeptReview) => {
    const words = `${guestName(review.author_name)}\n${review.rating}\n${guestWords(review.text)}`;
    const key = words.normalize().replace(/\s+/g, ' ').toLowerCase();
    alike[key] ??= [];
    return alike[key];
  };
  for (const review of reviews) allLike(review).push(review);
  return (review) => {
    const all = allLike(review);
    const known =
      all.find(({ date }) => date === review.date) ??
      all.find(({ date }) => !date || !review.date);
    if (known) return Object.assign(known, { ...review, ...known });
    all.push(review);
    return review;
  };
}

const dayHelp =
  "A day is written 2026-09-14: in the spreadsheet mark the column, give it 'Format Cells, Custom' yyyy-mm-dd, save the file as CSV again and repeat the command; the reviews then gain their days.";

/** npm run reviews */
export async function run(given: string[]): Promise<number> {
  // A terminal parts a name at its blanks.
  const name = given.join(' ');
  if (!name)
    throw new OwnerError(
      'Name one file, for example: npm run reviews reviews.csv',
    );
  say(`Reading ${name}`);
  await importReviews(name, projectFolder);
  return 0;
}
