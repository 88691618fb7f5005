import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { folderOf } from '../../data/schema/files';
import { jsonIn, ownersFiles } from './files';
import {
  contentSchema,
  type Description,
  describe,
  fieldOf,
  titleOf,
} from './schemas';
import { nameOf } from './walk';

const MOST_LINES = 6;

/**
 * What has changed from one copy of the owner's files to another, or to the
 * project, in words: a line for each change.
 */
export function differences(before: string, after: string): string[] {
  return changedFiles(before, after).flatMap((file) => {
    const contentIn = (folder: string) =>
      file.endsWith('.json') ? jsonIn(join(folder, file)) : undefined;
    const [old, now] = [contentIn(before), contentIn(after)];
    if (!existsSync(join(after, file)))
      return `${entryIn(file, old) ?? file} taken out`;
    if (!existsSync(join(before, file)))
      return `${entryIn(file, now) ?? file} added`;
    const lines = old && now ? changesIn(file, old, now) : [];
    return lines.length ? lines : `${file} changed`;
  });
}

/** The changes of one file, each with the title of the file. */
export function changesIn(
  file: string,
  before: unknown,
  after: unknown,
): string[] {
  const schema = describe(contentSchema(file));
  const lines = changes(before, after, schema);
  const more =
    lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} more`] : [];
  const title = titleOf(file, after);
  return [...lines.slice(0, MOST_LINES), ...more].map(
    (line) => `${title}: ${line}`,
  );
}

const entryIn = (file: string, content: unknown) =>
  nameOf(content) && folderOf(file) ? titleOf(file, content) : undefined;

/**
 * The owner's files that differ between two folders, or are only in one of
 * them.
 */
export function changedFiles(before: string, after: string): string[] {
  const files = new Set([...ownersFiles(before), ...ownersFiles(after)]);
  return [...files].filter(
    (file) => !isSame(join(before, file), join(after, file)),
  );
}

export const isSame = (one: string, other: string) =>
  existsSync(one) &&
  existsSync(other) &&
  readFileSync(one).equals(readFileSync(other));

/**
 * A line for each change of a file: "Boat hire 290 instead of 280", "Questions
 * 'What if it rains?' taken out".
 */
export function changes(
  before: unknown,
  after: unknown,
  schema?: Description,
  where = '',
): string[] {
  // The editor writes a figure as text.
  if (
    isDeepStrictEqual(before, after) ||
    (typeof before !== 'object' && String(before) === String(after))
  )
    return [];
  // Of a new group, such as the prices of next year, each field is told.
  if (isEmpty(before) && isObject(after) && !nameOf(after))
    return changes({}, after, schema, where);
  if (isEmpty(before))
    return isEmpty(after) ? [] : [said(where, asWords(after), 'added')];
  if (isEmpty(after)) return [said(where, asWords(before), 'taken out')];
  if (Array.isArray(before) && Array.isArray(after))
    return listChanges(before, after, schema, where);
  if (isObject(before) && isObject(after))
    return Object.keys({ ...before, ...after }).flatMap((key) => {
      const { label, field } = fieldOf(schema, key);
      const path = where ? `${where}, ${label}` : label;
      return changes(before[key], after[key], field, path);
    });
  const [old, now] = [asWords(before, after), asWords(after, before)];
  return [
    old && now ? said(where, now, `instead of ${old}`) : said(where, 'changed'),
  ];
}

/**
 * The changes of a list. Entries are the same that are equal, have one name, or
 * share half of their fields.
 */
function listChanges(
  before: unknown[],
  after: unknown[],
  schema: Description | undefined,
  where: string,
) {
  const added = [...after];
  let gone = before;
  const lines: string[] = [];
  for (const isSame of [isDeepStrictEqual, haveOneName, areAlike])
    gone = gone.filter((old) => {
      const at = added.findIndex((now) => isSame(old, now));
      if (at < 0) return true;
      const [now] = added.splice(at, 1);
      const entry = said(where, isObject(old) ? asWords(old) : '');
      lines.push(...changes(old, now, schema?.items, entry));
      return false;
    });
  lines.push(...gone.map((old) => said(where, asWords(old), 'taken out')));
  lines.push(...added.map((now) => said(where, asWords(now), 'added')));
  return lines.length ? lines : [said(where, 'in another order')];
}

const haveOneName = (one: unknown, other: unknown) =>
  nameOf(one) !== undefined && nameOf(one) === nameOf(other);

function areAlike(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return typeof one === typeof other;
  const keys = Object.keys(one);
  const equal = keys.filter((key) => isDeepStrictEqual(one[key], other[key]));
  return equal.length * 2 >= keys.length;
}

/**
 * The longest part of a text that is shown, in letters. A longer word, such as
 * a signed address, is not shown at all.
 */
const LONGEST = 60;

function asWords(value: unknown, other?: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // The editor writes a figure as text (data/schema/kinds.ts).
  if (typeof value === 'number' || /^\d+$/.test(String(value)))
    return String(value);
  const text = typeof value === 'string' ? value : (nameOf(value) ?? '');
  const cut = typeof other === 'string' && text.length > LONGEST;
  const part = cut ? wordsUnlike(text, other) : text;
  if (!part.trim() || new RegExp(`\\S{${LONGEST}}`).test(part)) return '';
  return part.length > LONGEST
    ? `'${part.slice(0, LONGEST).trim()} …'`
    : `'${part}'`;
}

/**
 * The words of a text that the other does not have, with up to two before and
 * behind them.
 */
function wordsUnlike(text: string, other: string): string {
  const [words, others] = [text.split(' '), other.split(' ')];
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end))
    end += 1;
  const from = Math.max(start - 2, 0);
  const to = words.length - Math.max(end - 2, 0);
  return said(
    from ? '…' : '',
    ...words.slice(from, to),
    to < words.length ? '…' : '',
  );
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const said = (...parts: string[]) => parts.filter(Boolean).join(' ');
