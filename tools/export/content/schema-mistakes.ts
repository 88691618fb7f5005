import type { z } from 'zod';
import type { Mistake } from '../../shared/mistakes';
import { mistakeAt } from '../../shared/schemas';

/** A mistake for each value in a file that does not match its schema. */
export function schemaMistakes(
  file: string,
  schema: z.ZodType,
  content: unknown,
): Mistake[] {
  const issues = schema.safeParse(content).error?.issues ?? [];
  return issues.map(({ path, message }) =>
    mistakeAt(file, path, content, message),
  );
}
