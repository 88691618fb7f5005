import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changes } from './changes';
import { nameOf } from './fields';
import { ownersFiles, readJsonFile } from './files';
import { contentSchema, describe } from './schemas';

const MOST_LINES = 6;

/** What has changed from one copy of the owner's files to another, or to the project, in words: a line for each change. */
export function differences(before: string, after: string): string[] {
  return changedFiles(before, after).flatMap((file) => {
    const [old, now] = [before, after].map((folder) => contentOf(folder, file));
    if (!existsSync(join(after, file))) return `${tourIn(file, old) ?? file} taken out`;
    if (!existsSync(join(before, file))) return `${tourIn(file, now) ?? file} added`;
    const lines = old && now ? changesIn(file, old, now) : [];
    return lines.length ? lines : `${file} changed`;
  });
}

/** The changes of one file, each with the title of the file. */
export function changesIn(file: string, before: unknown, after: unknown): string[] {
  const schema = describe(contentSchema(file));
  const lines = changes(before, after, schema);
  const more = lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} more`] : [];
  const title = tourIn(file, after) ?? schema.title ?? file;
  return [...lines.slice(0, MOST_LINES), ...more].map((line) => `${title}: ${line}`);
}

function tourIn(file: string, content: unknown): string | undefined {
  const name = nameOf(content);
  return name && file.startsWith('data/tours/') ? `tour ${name}` : undefined;
}

/** The content of a JSON file; nothing when it is no such file, is not there or cannot be read. */
function contentOf(folder: string, file: string): unknown {
  try {
    return file.endsWith('.json') ? readJsonFile(join(folder, file)) : undefined;
  } catch {
    return undefined;
  }
}

/** The owner's files that differ between two folders, or are only in one of them. */
export function changedFiles(before: string, after: string): string[] {
  const files = new Set([...ownersFiles(before), ...ownersFiles(after)]);
  return [...files].filter((file) => !isSame(join(before, file), join(after, file)));
}

export const isSame = (one: string, other: string) =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));
