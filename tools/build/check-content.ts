import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type * as pagesModule from '../../data/functions/pages';
import { noticeFile, pricesFile, siteFile } from '../../data/schema/business';
import { islandFiles } from '../../data/schema/island';
import { pageFiles } from '../../data/schema/pages';
import { reviewsFile } from '../../data/schema/reviews';
import { toursFile } from '../../data/schema/tours';
import { readManifest } from '../pictures/manifest';
import { OwnerError, projectFolder } from '../shared/terminal';
import { addressMistakes } from './content/address-mistakes';
import { loadContent } from './content/load-content';
import { place } from './content/place';
import './content/sentences';
import { picturesIn, wordMistakes } from './content/fields';

/**
 * Checks every file of content against its schema.
 * @param folder the project
 * @returns one sentence for each mistake: file, entry, field, what is wrong and a valid example
 */
export function checkContent(folder = projectFolder): Promise<string[]> {
  const pictures = new Set(Object.keys(readManifest(folder)));
  return contentMistakes(folder, pictures);
}

/** The same check without the pictures, unless the names of the existing pictures are given. */
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
      // Every file that imports a broken file fails too, with a sentence that does not help. Drop those.
      if (!sentences.length || error.message.startsWith(file)) sentences.push(error.message);
    }
  }
  if (sentences.length) return [...new Set(sentences)];
  // Last, because these files repeat words of the files above.
  for (const file of filesWithoutSchema(folder))
    sentences.push(...wordSentences(file, await loadContent(folder, file)));
  if (sentences.length) return sentences;
  const { pages } = (await loadContent(folder, 'data/functions/pages.ts')) as typeof pagesModule;
  return addressMistakes(folder, pages);
}

/** The schema of every content file. */
export const contentFiles: Readonly<Record<string, z.ZodObject>> = {
  'data/prices.ts': pricesFile,
  'data/tours.ts': toursFile,
  ...pageFiles,
  ...islandFiles,
  'data/site.ts': siteFile,
  'data/notice.ts': noticeFile,
  'public/reviews.json': reviewsFile,
};

/** The other files with words. The settings have a check of their own (check-settings.ts). */
function filesWithoutSchema(folder: string): string[] {
  return readdirSync(join(folder, 'data'))
    .filter((name) => name.endsWith('.ts') && !/(settings|\.test)\.ts$/.test(name))
    .map((name) => `data/${name}`)
    .filter((file) => !(file in contentFiles));
}

/** The content of a file without derived lists, which would name each mistake again. */
function fieldsOf(schema: z.ZodObject, content: unknown): object {
  return Object.fromEntries(Object.entries(content ?? {}).filter(([name]) => name in schema.shape));
}

/** The mistakes in one file, one sentence each. */
export function contentSentences(file: string, schema: z.ZodObject, content: unknown): string[] {
  const { error } = schema.safeParse(content);
  const issues = error?.issues ?? [];
  const named = issues.map(({ path }) => path.join('.'));
  return [
    ...issues.map(({ path, message }) => `${file}: ${place(path, content)}${message}.`),
    ...wordSentences(file, fieldsOf(schema, content), named),
  ];
}

/** The mistakes in the texts of a file, without the fields that have a sentence already. */
function wordSentences(file: string, content: unknown, named: readonly string[] = []): string[] {
  return wordMistakes(content)
    .filter(({ path }) => !named.includes(path.join('.')))
    .map(({ path, words }) => `${file}: ${place(path, content)}${words}.`);
}

/**
 * The pictures that a file names and that do not exist.
 * @param pictures the names of the existing pictures
 */
export function pictureSentences(file: string, content: unknown, pictures: ReadonlySet<string>): string[] {
  return picturesIn(content)
    .filter(({ name }) => !pictures.has(name))
    .map(
      ({ path, name }) =>
        `${file}: ${place(path, content)}names the picture '${name}', which is not made yet; copy a photograph into photos/ as ${name}.jpg and run 'npm run pictures'.`,
    );
}
