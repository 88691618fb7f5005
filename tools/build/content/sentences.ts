import { z } from 'zod';
import { closest } from '../../shared/closest';

/*
 * The second half of a sentence about a mistake: what is wrong, and a valid example. The first half names the file, the entry
 * and the field (check-content.ts). The rules and examples of single fields are in data/schema/.
 */
z.config({
  customError: (issue) => {
    if (!issue.schema) return undefined;
    return issue.code === 'unrecognized_keys'
      ? unknownField(issue.keys[0] ?? '', issue.schema)
      : `${wrong(issue)}; for example ${exampleOf(issue.schema)}`;
  },
});

const types: Readonly<Record<string, string>> = {
  string: 'must be text in quotation marks',
  number: 'must be a number, without quotation marks',
  boolean: 'must be true or false, without quotation marks',
  array: 'must be a list in square brackets',
  object: 'must stand in curly brackets',
};

function wrong(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  if (issue.code === 'too_small' && issue.origin === 'string') return 'is empty';
  const rule = issue.schema && z.globalRegistry.get(issue.schema)?.rule;
  if (rule) return String(rule);
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? 'is of the wrong kind';
    case 'invalid_value':
      return `must be one of ${issue.values.map((value) => `'${String(value)}'`).join(', ')}`;
    case 'too_small':
      return 'has no entry';
    case 'too_big':
      return `has ${String(issue.input).length} characters, and search engines cut it after ${issue.maximum}`;
    default:
      return 'is wrong';
  }
}

function unknownField(name: string, { _zod: { def } }: z.core.$ZodType): string {
  const meant = closest(name, 'shape' in def ? Object.keys(def.shape as object) : []);
  return `has an unknown field '${name}'; look for a typing mistake in its name${meant ? `, for example ${meant}` : ''}`;
}

/** A valid value as source text. For an object it shows the first required fields. */
function exampleOf(schema: z.core.$ZodType, depth = 0): string {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  const { example } = z.globalRegistry.get(schema) ?? {};
  if (example !== undefined) return def.type === 'string' ? `'${example}'` : String(example);
  switch (def.type) {
    case 'enum':
      return `'${Object.values(def.entries)[0]}'`;
    case 'array':
      return `[${exampleOf(def.element, depth)}]`;
    case 'object': {
      if (depth > 0) return '{ … }';
      const fields = Object.entries(def.shape).filter(([, field]) => field._zod.def.type !== 'optional');
      const shown = fields.slice(0, 4).map(([name, field]) => `${name}: ${exampleOf(field, depth + 1)}`);
      return `{ ${shown.join(', ')}${fields.length > 4 ? ', …' : ''} }`;
    }
    default:
      return 'innerType' in def ? exampleOf(def.innerType, depth) : '…';
  }
}
