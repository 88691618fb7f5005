import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { readManifest } from '../owner/pictures/manifest';
import { closest } from '../shared/closest';
import { command, OwnerError, projectFolder, say, startedAs } from '../shared/terminal';
import { loadContent } from './content/load-content';
import { contentModules, reviewsFile } from './content/schemas';

/**
 * Checks every file of content against its schema.
 * @param folder the project
 * @returns one sentence for each mistake: file, entry, field, what is wrong and an example of right
 */
export function checkContent(folder = projectFolder): Promise<string[]> {
  const pictures = new Set(Object.keys(readManifest(join(folder, 'data/picture-files.json'))));
  return contentMistakes(folder, pictures);
}

/** The same before the pictures are made, or with those that are. */
export async function contentMistakes(folder: string, pictures?: ReadonlySet<string>): Promise<string[]> {
  const schemas = { ...contentModules, 'public/reviews.json': reviewsFile };
  const sentences: string[] = [];
  for (const [file, schema] of Object.entries(schemas)) {
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
  return [...new Set(sentences)];
}

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
    ...issues.map((issue) => {
      const words =
        issue.code === 'unrecognized_keys' ? unknownField(issue.keys[0] ?? '', content) : issue.message;
      return `${file}: ${place(issue.path, content)}${words}.`;
    }),
    ...wordFaults(fieldsOf(schema, content))
      .filter(({ path }) => !named.includes(path.join('.')))
      .map(({ path, fault }) => `${file}: ${place(path, content)}${fault}.`),
  ];
}

function unknownField(name: string, content: unknown): string {
  const others = fieldNames(content).filter((other) => other !== name);
  const meant = closest(name, others);
  return `has an unknown field '${name}'; look for a typing mistake in its name${meant ? `, for example ${meant}` : ''}`;
}

function fieldNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(fieldNames);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

type WordFault = { path: PropertyKey[]; fault: string };

/** Words that a page would show as nothing, or as 'undefined', in whatever field, also in one that no schema names. */
function wordFaults(value: unknown, path: PropertyKey[] = []): WordFault[] {
  if (typeof value === 'string') {
    const fault = !value.trim()
      ? "is empty; for example 'About us', or put the earlier words back"
      : /\b(undefined|NaN)\b/.test(value)
        ? "shows 'undefined' or 'NaN', because a name in its curly brackets stands for nothing; for example hirePrice, which data/prices.ts has"
        : undefined;
    return fault ? [{ path, fault }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !mayBeEmpty.has(key))
    .flatMap(([key, inner]) => wordFaults(inner, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** A picture that only decorates, and what only the owner knows. */
const mayBeEmpty: ReadonlySet<string> = new Set(['alt', 'ownerFacts', 'departure']);

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
