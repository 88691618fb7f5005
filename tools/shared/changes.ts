import type { Description } from './schemas';
import { nameOf } from './walk';

// A browser runs this too (tools/editor/earlier-saves/), so it imports nothing
// of Node and no schema.

const MOST_LINES = 6;

/** A file before or after a change: what it holds, if that can be read. */
export type Version = { content?: unknown };

/**
 * What has changed in a file of the owner, a line for each change. A version
 * that is undefined is not there.
 */
export function fileChanges(
  file: string,
  before: Version | undefined,
  after: Version | undefined,
  schemaOf: (file: string) => Description | undefined,
): string[] {
  const old = before?.content;
  const now = after?.content;
  const name =
    isEntry(file) && nameOf(old ?? now)
      ? titleWith(file, old ?? now, schemaOf(file))
      : file;
  if (!after) return [`${name} taken out`];
  if (!before) return [`${name} added`];
  const lines = old && now ? changesIn(file, old, now, schemaOf(file)) : [];
  return lines.length ? lines : [`${file} changed`];
}

/** The changes of one file, each with the title of the file. */
export function changesIn(
  file: string,
  before: unknown,
  after: unknown,
  schema?: Description,
): string[] {
  const lines = changes(before, after, schema);
  const more =
    lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} more`] : [];
  const title = titleWith(file, after, schema);
  return [...lines.slice(0, MOST_LINES), ...more].map(
    (line) => `${title}: ${line}`,
  );
}

/** What the editor calls a file: 'Prices', 'Tour Sunset'. */
export const titleWith = (
  file: string,
  content: unknown,
  schema?: Description,
) =>
  [schema?.title ?? file, isEntry(file) && nameOf(content)]
    .filter(Boolean)
    .join(' ');

/** Whether a file is one of many of its kind, such as a tour. */
const isEntry = (file: string) => /^data\/.+\//.test(file);

/**
 * A field of an object by its name, and its label, which is its name where the
 * schema has none.
 */
export function fieldOf(object: Description | undefined, name: string) {
  const field = object?.properties?.[name];
  return { label: field?.title ?? name, field };
}

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
    isEqual(before, after) ||
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
  for (const isSame of [isEqual, haveOneName, areAlike])
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
  const equal = keys.filter((key) => isEqual(one[key], other[key]));
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
  isTree(value) && !Array.isArray(value);

const said = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** Whether two values of JSON are the same, in any order of their keys. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (!isTree(one) || !isTree(other)) return one === other;
  return Object.keys({ ...one, ...other }).every((key) =>
    isEqual(one[key], other[key]),
  );
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
