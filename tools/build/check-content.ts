import { join, resolve } from 'node:path';
import type { z } from 'zod';
import type * as pagesModule from '../../data/pages';
import { pricesFile, siteFile } from '../../data/schema/business';
import { islandFiles } from '../../data/schema/island';
import { pageFiles } from '../../data/schema/pages';
import { reviewsFile } from '../../data/schema/reviews';
import { toursFile } from '../../data/schema/tours';
import { pictureList, readManifest } from '../owner/pictures/manifest';
import { command, OwnerError, projectFolder, say, startedAs } from '../shared/terminal';
import { addressMistakes } from './content/address-mistakes';
import { loadContent } from './content/load-content';
import './content/sentences';
import { wordMistakes } from './content/word-mistakes';

/**
 * Checks every file of content against its schema.
 * @param folder the project
 * @returns one sentence for each mistake: file, entry, field, what is wrong and an example of right
 */
export function checkContent(folder = projectFolder): Promise<string[]> {
  const pictures = new Set(Object.keys(readManifest(join(folder, pictureList))));
  return contentMistakes(folder, pictures);
}

/** The same, but without a look at the pictures unless the names of those that were made are given. */
export async function contentMistakes(folder: string, pictures?: ReadonlySet<string>): Promise<string[]> {
  const sentences: string[] = [];
  for (const [file, schema] of Object.entries(contentFiles)) {
    try {
      const content = await loadContent(folder, file);
      sentences.push(
        ...contentSentences(file, schema, content),
        ...(pictures ? pictureSentences(file, fieldsOf(schema, content), pictures) : []),
      );
    } catch (error) {
      if (!(error instanceof OwnerError)) throw error;
      // A mistake that is named already is met again in every file that reads it, there with a sentence of no help.
      if (!sentences.length || error.message.startsWith(file)) sentences.push(error.message);
    }
  }
  if (sentences.length) return [...new Set(sentences)];
  const { pages } = (await loadContent(folder, 'data/pages.ts')) as typeof pagesModule;
  return addressMistakes(folder, pages);
}

/** The shape of every file of content. */
export const contentFiles: Readonly<Record<string, z.ZodObject>> = {
  'data/prices.ts': pricesFile,
  'data/tours.ts': toursFile,
  ...pageFiles,
  ...islandFiles,
  'data/site.ts': siteFile,
  'public/reviews.json': reviewsFile,
};

/** What of a file is content: lists that it makes of its entries would name each mistake a second time. */
function fieldsOf(schema: z.ZodObject, content: unknown): object {
  return Object.fromEntries(Object.entries(content ?? {}).filter(([name]) => name in schema.shape));
}

/** The mistakes in what one file holds, one sentence each. */
export function contentSentences(file: string, schema: z.ZodObject, content: unknown): string[] {
  const { error } = schema.safeParse(content);
  const issues = error?.issues ?? [];
  const named = issues.map(({ path }) => path.join('.'));
  return [
    ...issues.map(({ path, message }) => `${file}: ${place(path, content)}${message}.`),
    ...wordMistakes(fieldsOf(schema, content))
      .filter(({ path }) => !named.includes(path.join('.')))
      .map(({ path, words }) => `${file}: ${place(path, content)}${words}.`),
  ];
}

/**
 * The pictures that a file names and that were never made; without this the build would break at one of them.
 * @param pictures the names of those that were made
 */
export function pictureSentences(file: string, content: unknown, pictures: ReadonlySet<string>): string[] {
  return picturesIn(content).flatMap(({ path, name }) =>
    pictures.has(name)
      ? []
      : [
          `${file}: ${place(path, content)}names the picture '${name}', which is not made yet; copy a photograph into photos/ as ${name}.jpg and run 'npm run pictures'.`,
        ],
  );
}

function picturesIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { path: PropertyKey[]; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  // A picture is known by the words that describe it (data/pictures.ts).
  if ('alt' in value && 'name' in value && typeof value.name === 'string')
    return [{ path: [...path], name: value.name }];
  return Object.entries(value).flatMap(([key, inner]) =>
    picturesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Where in a file, in words: "tour 2 'Fishing', section 3 'Early', title ". */
function place(path: readonly PropertyKey[], content: unknown): string {
  const words: string[] = [];
  let value = content;
  path.forEach((key, index) => {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    if (typeof key === 'number') words.push(`${singular(words.pop() ?? 'entry')} ${key + 1}${named(value)}`);
    else if (typeof path[index - 1] === 'string') words.push(`${words.pop()}.${String(key)}`);
    else words.push(String(key));
  });
  return words.length ? `${words.join(', ')} ` : '';
}

function named(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const fields = entry as Record<string, unknown>;
  const name = [fields.name, fields.title, fields.author_name, fields.question, fields.label].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return name ? ` '${name}'` : '';
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

const help = `
Checks the content of the site (data/ and public/reviews.json) and says what is wrong in it.

  npx tsx tools/build/check-content.ts
`;

if (startedAs(import.meta.url)) {
  await command(
    help,
    async ({ positionals: [folder] }) => {
      const sentences = await checkContent(folder ? resolve(folder) : projectFolder);
      for (const sentence of sentences) say(sentence);
      say(sentences.length ? `\n${sentences.length} to put right.` : 'The content is in order.');
      return sentences.length ? 1 : 0;
    },
    { allowPositionals: true },
  );
}
