import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { reviewsFile } from '../../data/schema/reviews';
import { originalWords } from '../../site/words/original-words';
import { schemaMistakes } from '../content/content';
import { entryFile, slugsIn } from '../content/entries';
import { stopWith } from '../content/finding';
import { keepCopy } from '../shared/copies';
import { readJsonFile, writeWhole } from '../shared/files';
import { OwnerError, projectFolder, say } from '../shared/terminal';
import { type KeptReview, reviewsInFile } from './read-reviews';

const file = 'public/reviews.json';

/** Imports the reviews of a file into public/reviews.json. */
export async function importReviews(name: string, folder: string) {
  // The folder in which the owner typed the command.
  const path = resolve(process.env.INIT_CWD ?? '.', name);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new OwnerError(
      `There is no file '${name}' here; give the whole name of one file, for example: npm run reviews reviews.csv`,
    );
  const read = reviewsInFile(name, readFileSync(path), namedTours(folder));
  const content = readJsonFile(join(folder, file), file);
  stopWith(
    schemaMistakes(z.object({ [file]: reviewsFile }), { [file]: content }),
  );
  const present = reviewsFile.parse(content).reviews;
  const real = present.filter(({ sample }) => !sample);
  const before = real.map((review) => JSON.stringify(review));
  const added: KeptReview[] = [];
  for (const { who, faults, review } of read) {
    const known = review && findSame(review, [...added, ...real]);
    if (known) Object.assign(known, { ...review, ...known });
    else if (review) added.push(review);
    const how = review ? 'taken without it' : 'left out';
    for (const sentence of faults) say(`  ${who}, ${how}: ${sentence}.`);
  }
  const completed = real.filter(
    (review, index) => JSON.stringify(review) !== before[index],
  ).length;
  if (!added.length && !completed)
    return say(`\nNothing new was found in ${name}; ${file} stays as it was.`);
  added.sort(({ date: one = '' }, { date: other = '' }) =>
    other.localeCompare(one),
  );
  const reviews = [...added, ...real];
  keepCopy(folder);
  await writeWhole(
    join(folder, file),
    `${JSON.stringify({ reviews }, null, 2)}\n`,
  );
  say(
    `\n${added.length} added, ${completed} completed; ${file} now holds ${reviews.length}, the new ones first. Next: 'npm start' to look at them, then 'npm run build'.`,
  );
}

const namedTours = (folder: string) =>
  slugsIn('data/tours', folder).map((slug) => {
    const file = join(folder, entryFile('data/tours', slug));
    const { name } = Object(readJsonFile(file));
    return { slug, name: String(name) };
  });

/** With another rating or day it is another review. */
function findSame(review: KeptReview, known: readonly KeptReview[]) {
  const alike = known.filter((other) => keyOf(other) === keyOf(review));
  return (
    alike.find(({ date }) => date === review.date) ??
    alike.find(({ date }) => !date || !review.date)
  );
}

const keyOf = ({ author_name, rating, text }: KeptReview) =>
  `${author_name}\n${rating}\n${originalWords(text)}`
    .normalize()
    .replace(/\s+/g, ' ')
    .toLowerCase();

export async function run(given: string[]): Promise<void> {
  const name = given.join(' ');
  if (!name)
    throw new OwnerError(
      'Name one file, for example: npm run reviews reviews.csv',
    );
  say(`Reading ${name}`);
  await importReviews(name, projectFolder);
}
