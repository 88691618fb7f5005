import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { fileChanges } from './changes';
import { jsonIn, ownersFiles } from './files';
import { contentSchema, describe } from './schemas';

/**
 * What has changed from one copy of the owner's files to another, or to the
 * project, in words: a line for each change.
 */
export function differences(before: string, after: string): string[] {
  return changedFiles(before, after).flatMap((file) => {
    const [old, now] = [before, after].map((folder) =>
      existsSync(join(folder, file))
        ? { content: file.endsWith('.json') && jsonIn(join(folder, file)) }
        : undefined,
    );
    return fileChanges(file, old, now, descriptionOf);
  });
}

/** A file of the owner's own in public/ has none. */
function descriptionOf(file: string) {
  const schema: z.ZodType | undefined = contentSchema(file);
  return schema && describe(schema);
}

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
