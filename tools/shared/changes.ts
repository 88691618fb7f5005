import { isDeepStrictEqual } from 'node:util';
import { nameOf } from './fields';
import { type Description, fieldOf } from './schemas';

/** A line for each change of a file: "Boat hire 290 instead of 280", "Questions 'What if it rains?' taken out". */
export function changes(before: unknown, after: unknown, schema?: Description, where = ''): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isEmpty(before)) return isEmpty(after) ? [] : [said(where, shown(after), 'added')];
  if (isEmpty(after)) return [said(where, shown(before), 'taken out')];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, schema, where);
  if (isObject(before) && isObject(after))
    return Object.keys({ ...before, ...after }).flatMap((key) => {
      const { label, field } = fieldOf(schema, key);
      return changes(before[key], after[key], field, where ? `${where}, ${label}` : label);
    });
  const [old, now] = [shown(before, after), shown(after, before)];
  return [old && now ? said(where, now, `instead of ${old}`) : said(where, 'changed')];
}

/** The changes of a list. Entries are the same that are equal, have one name, or share half of their fields. */
function listChanges(before: unknown[], after: unknown[], schema: Description | undefined, where: string) {
  const added = [...after];
  let gone = before;
  const lines: string[] = [];
  for (const isSame of [isDeepStrictEqual, haveOneName, areAlike])
    gone = gone.filter((old) => {
      const at = added.findIndex((now) => isSame(old, now));
      if (at < 0) return true;
      lines.push(
        ...changes(old, added.splice(at, 1)[0], schema?.items, said(where, isObject(old) ? shown(old) : '')),
      );
      return false;
    });
  lines.push(...gone.map((old) => said(where, shown(old), 'taken out')));
  lines.push(...added.map((now) => said(where, shown(now), 'added')));
  return lines.length ? lines : [said(where, 'in another order')];
}

const haveOneName = (one: unknown, other: unknown) => {
  const name = nameOf(one);
  return name !== undefined && name === nameOf(other);
};

function areAlike(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return typeof one === typeof other;
  const keys = Object.keys(one);
  return keys.filter((key) => isDeepStrictEqual(one[key], other[key])).length * 2 >= keys.length;
}

/** The longest part of a text that is shown, in letters. A longer word, such as a signed address, is not shown at all. */
const LONGEST = 60;

/** A value in a line: a number, the name of an entry, a text; of a long one what another text does not have. */
function shown(value: unknown, other?: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : (nameOf(value) ?? '');
  const part = typeof other === 'string' && text.length > LONGEST ? wordsUnlike(text, other) : text;
  if (!part.trim() || new RegExp(`\\S{${LONGEST}}`).test(part)) return '';
  return part.length > LONGEST ? `'${part.slice(0, LONGEST).trim()} …'` : `'${part}'`;
}

/** The words of a text that the other does not have, with up to two before and behind them. */
function wordsUnlike(text: string, other: string): string {
  const [words, others] = [text.split(' '), other.split(' ')];
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const [from, to] = [Math.max(start - 2, 0), words.length - Math.max(end - 2, 0)];
  return `${from ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const said = (...parts: string[]) => parts.filter(Boolean).join(' ');
