import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import iconv from 'iconv-lite';
import { reviewsFile } from '../../data/schema/reviews';
import { contentSentences } from '../build/check-content';
import { loadContent } from '../build/content/load-content';
import { keepCopy } from '../shared/copies/copies';
import { clock, command, OwnerError, projectFolder, refuse, say, startedAs } from '../shared/terminal';
import { writeWhole } from '../shared/write-whole';
import { mergeReviews } from './reviews/merge-reviews';
import { readExport } from './reviews/read-export';
import { type KeptReview, takeReviews } from './reviews/take-reviews';

const file = 'public/reviews.json';

type Options = { source?: string | undefined; replace?: boolean };

/** Imports the reviews of an export into the reviews file of the project in `folder`, and reports the result. */
export async function takeOver(exported: string, folder: string, { source, replace }: Options) {
  const content = readOwnersFile(exported);
  const { reviews, leftOut } = takeReviews(readExport(exported, content), source);
  const present = replace ? [] : await presentReviews(folder);
  const merged = mergeReviews(present, reviews);
  for (const sentence of leftOut) say(`  left out  ${sentence}`);
  if (merged.twice) say(`  ${merged.twice} are on the site already and were not added again.`);
  if (!merged.added) {
    say(`\nNothing new was found in ${exported}; ${file} stays as it was.`);
    return;
  }
  if (merged.samplesDropped) say(`  The samples are gone (${merged.samplesDropped}).`);
  keepCopy('reviews', folder);
  await writeWhole(join(folder, file), `${JSON.stringify({ reviews: merged.reviews }, null, 2)}\n`);
  say(`\n${merged.added} added; ${file} now holds ${merged.reviews.length}, the new ones first.`);
  say(
    "Headlines, photographs and your own replies are not shown on the site and were not taken over. Next: 'npm start' to look at them, then 'npm run build'.",
  );
}

async function presentReviews(folder: string): Promise<KeptReview[]> {
  if (!existsSync(join(folder, file))) return [];
  const content = await loadContent(folder, file);
  refuse(contentSentences(file, reviewsFile, content));
  return reviewsFile.parse(content).reviews;
}

function readOwnersFile(name: string): string {
  // npm starts commands in the project folder. INIT_CWD is the owner's current folder.
  const path = resolve(process.env.INIT_CWD ?? '.', name);
  if (!existsSync(path))
    throw new OwnerError(
      `There is no file '${name}' here; give its whole name, for example: npm run reviews reviews.csv`,
    );
  if (!statSync(path).isFile())
    throw new OwnerError(`'${name}' is a folder; name the file in it that holds the reviews.`);
  return textOf(name, readFileSync(path));
}

/** Decodes a file in UTF-8, UTF-16 or Windows-1252, the encodings of spreadsheets on Windows. */
function textOf(name: string, bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw new OwnerError(
      `${name} is a workbook or an archive; open it, save the table as 'CSV UTF-8', and name that file.`,
    );
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Node 20 reads 'windows-1252' as Latin-1 and loses curly quotes: https://github.com/nodejs/node/issues/56542
    return iconv.decode(bytes, 'win1252');
  }
}

const help = `
Takes the reviews of your guests over from an export into ${file}.

  npm run reviews FILE                adds what is new
  npm run reviews FILE from Google    says where they are from, if the file does not
  npm run reviews FILE replace        begins anew: only what is in the file stays

FILE is JSON of Google Places (Place Details), Google Business Profile (Takeout) or Tripadvisor, or a CSV file (any
spreadsheet saves one) whose first line names its columns: author,rating,text,date,source. Date and source may be missing.
Author, rating, words, date and source stay as they are; what cannot be taken over is named. Sample reviews go as soon as
there is a real one.
`;

if (startedAs(import.meta.url)) {
  await command(
    help,
    async ({ positionals: [exported, ...words] }) => {
      const replace = words.includes('replace');
      const source = words[words.indexOf('from') + 1 || words.length];
      if (!exported || words.length !== Number(replace) + (source ? 2 : 0))
        throw new OwnerError('Name one file, for example: npm run reviews reviews.csv');
      say(`Reading ${exported}`);
      const time = clock();
      await takeOver(exported, projectFolder, { source, replace });
      say(`Done in ${time()}.`);
      return 0;
    },
    { allowPositionals: true },
  );
}
