import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { folderOf } from '../../data/schema/files';
import { contentPaths } from '../export/check-content';
import { readJsonFile, readText } from '../shared/files';
import { contentSchema } from '../shared/schemas';

/**
 * Content with every optional field left out, and every list as short as its
 * schema allows.
 */
export function shortest(schema: z.ZodType, content: unknown): unknown {
  const whole = structuredClone({ content });
  const isValid = () => schema.safeParse(whole.content).success;
  shorten(whole.content, isValid);
  return whole.content;
}

/**
 * Takes out of a value what its whole can do without, and then the same of its
 * parts.
 */
function shorten(value: unknown, isValid: () => boolean): void {
  // Without its focal point a picture would need other sizes, which take
  // minutes.
  if (!(value instanceof Object) || 'poster' in value) return;
  if (Array.isArray(value)) leaveOut(value, isValid);
  else {
    const fields = value as Record<string, unknown>;
    for (const [name, field] of Object.entries(fields)) {
      delete fields[name];
      // Put it back at the end: the order of fields is no meaning.
      if (!isValid()) fields[name] = field;
    }
  }
  for (const part of Object.values(value)) shorten(part, isValid);
}

/** Leaves the first entries of a list, as few as are valid. */
function leaveOut(entries: unknown[], isValid: () => boolean): void {
  const all = entries.splice(0);
  while (!isValid() && all.length) entries.push(all.shift());
}

/**
 * Writes the shortest content into a copy of the project: one tour, no page of
 * the owner's own, no review, no fact that the owner may leave out.
 */
export function shortenContent(folder: string): void {
  const files = contentPaths(folder);
  const entries = files.filter(folderOf);
  // The texts of some tours need a start of their own, such as {fishingStart}.
  const kept = entries.find(
    (file) =>
      folderOf(file) === 'data/tours' &&
      !readText(join(folder, file)).includes('Start}'),
  );
  // The list of the files in public/ is no choice: they are there.
  const left = files.filter(
    (file) =>
      file === kept || ![...entries, 'data/public-files.json'].includes(file),
  );
  for (const file of entries) if (file !== kept) rmSync(join(folder, file));
  for (const file of left) {
    const path = join(folder, file);
    const schema = contentSchema(file);
    const content = shortest(schema, readJsonFile(path, file)) as object;
    // What may be switched off is off.
    const off = { ...content, shown: false };
    writeFileSync(
      path,
      JSON.stringify(
        'shown' in (schema.parse(content) as object) ? off : content,
        null,
        2,
      ),
    );
  }
}
