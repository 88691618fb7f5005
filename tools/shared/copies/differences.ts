import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { changedFiles } from '../compare-folders';
import { ownersFiles } from './owners-files';

/** More changed lines of a file are only counted. */
const SHOWN = 3;

/**
 * What has changed from one copy of the owner's files to another, or to the project, a line each. Files are compared as text, so
 * that a copy with a mistake in it can be compared too.
 */
export function differences(before: string, after: string): string[] {
  return changedFiles(before, after, ownersFiles).flatMap((file) => {
    const shown = file.startsWith('photos/') ? `Photo ${basename(file)}` : file;
    if (!existsSync(join(after, file))) return [`${shown} taken out`];
    if (!existsSync(join(before, file))) return [`${shown} added`];
    if (!/\.(ts|json|html|txt|md)$/.test(file)) return [`${shown} replaced`];
    const [old, now] = [linesOf(join(before, file)), linesOf(join(after, file))];
    return changes(without(old, now), without(now, old)).map((words) => `${shown}: ${words}`);
  });
}

function changes(gone: readonly string[], added: readonly string[]): string[] {
  if (gone.length > SHOWN || gone.length !== added.length)
    return [`${counted(added)} added, ${counted(gone)} taken out`];
  return added.map((line, index) => {
    const old = gone[index] ?? '';
    const start = [...line].findIndex((letter, at) => letter !== old[at]);
    return `${around(line, start)} instead of ${around(old, start)}`;
  });
}

/** The lines of one list that the other one does not have. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The part of a line where it begins to differ. */
function around(line: string, at: number): string {
  const from = Math.max(0, (at < 0 ? line.length : at) - 20);
  const part = line.slice(from, from + 50);
  return `'${from ? '…' : ''}${part}${from + 50 < line.length ? '…' : ''}'`;
}

const counted = ({ length }: readonly string[]) => `${length} line${length === 1 ? '' : 's'}`;
