import { z } from 'zod';
import type { Mistake } from '../../shared/mistakes';
import { mistakeAt } from '../../shared/schemas';
import { closest } from '../../shared/terminal';

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

// Sentences for the slips of owners. The rules of single fields have theirs in
// data/schema/.
z.config({
  customError: (issue) => {
    if (issue.input === undefined) return 'is missing';
    if (issue.code === 'too_small' && issue.origin !== 'number')
      return 'is empty';
    if (issue.code === 'unrecognized_keys')
      return unknownField(issue.keys[0] ?? '', issue.schema);
    if (issue.code === 'invalid_value')
      return `must be one of ${issue.values.map(String).join(', ')}`;
    if (issue.code === 'invalid_type')
      return `must be ${kinds[issue.expected] ?? 'of another kind'}`;
    if (issue.code === 'too_small') return `must be ${issue.minimum} at least`;
    if (issue.code === 'too_big') return `must be ${issue.maximum} at most`;
    return 'does not fit this field; look at its hint in the editor';
  },
});

const kinds: Readonly<Partial<Record<string, string>>> = {
  string: 'words in quotation marks',
  number: 'a number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in square brackets',
  object: 'a group of fields in curly brackets',
};

function unknownField(
  name: string,
  schema: z.core.$ZodType | undefined,
): string {
  const isObject = schema instanceof z.ZodObject;
  const meant = closest(name, isObject ? Object.keys(schema.shape) : []);
  const example = meant ? `, for example ${meant}` : '';
  return `has an unknown field '${name}'; look for a typing mistake in its name${example}`;
}
