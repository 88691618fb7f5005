import { z } from 'zod';

/**
 * What a file holds, with its defaults. Throws the first mistake in it as one
 * sentence in the words of the form: 'Prices → Boat hire is missing.'
 */
export function checked<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  content: unknown,
): z.output<Schema> {
  const { data, error } = schema.safeParse(content);
  const [issue] = error?.issues ?? [];
  if (!issue) return data as z.output<Schema>;
  const place = placeInWords(file, describe(schema), issue.path, content);
  throw new Error(`${place} ${faultIn(issue, content)}. (${file})`);
}

/** What is wrong, as the end of a sentence. No rule of a field says 'missing'. */
export function faultIn(
  { code, path, message }: z.core.$ZodIssue,
  content: unknown,
): string {
  const value = path.reduce<unknown>(
    (each, key) => (each as Record<PropertyKey, unknown> | undefined)?.[key],
    content,
  );
  return value === undefined && code !== 'custom' ? 'is missing' : message;
}

/** A schema as JSON Schema: its labels, hints and rules. */
export function describe(schema: z.ZodType): Description {
  const known = described.get(schema) ?? jsonSchemaOf(schema);
  described.set(schema, known);
  return known;
}

/** Each mistake asks for the description of its file. */
const described = new WeakMap<z.ZodType, Description>();

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!jsonSchema.pattern) return;
      const { error } = z.safeParse(zodSchema, '\0');
      jsonSchema.fault ??= error?.issues[0]?.message;
    },
  }) as Description;

/** JSON Schema, with what our schemas add. */
export type Description = {
  anyOf?: readonly Description[];
  properties?: Readonly<Record<string, Description>>;
  items?: Description;
  /** The sentence about a text that does not match the pattern. */
  fault?: string;
  control?: 'text' | 'image';
  choice?: 'tours';
  /** What a closed entry of a list shows in the editor: '{{day}} {{tour}}'. */
  summary?: string;
} & z.core.JSONSchema.JSONSchema;

/**
 * The place of a field in the words of the form: 'Tour Sunset → Sections 2
 * 'Early' → Heading'. A field without a label has its name in the file.
 */
export function placeInWords(
  file: string,
  schema: Description,
  path: readonly PropertyKey[],
  content: unknown,
): string {
  let description: Description | undefined = schema;
  let value = content;
  const words = [titleIn(file, schema, content)];
  for (const key of path) {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    if (typeof key === 'number') {
      const name = nameOf(value);
      words.push(`${words.pop()} ${key + 1}${name ? ` '${name}'` : ''}`);
      description = description?.items;
    } else {
      const { label, field } = fieldOf(description, String(key));
      words.push(label);
      description = field;
    }
  }
  return words.join(' → ');
}

/** What the editor calls a file: 'Prices', 'Tour Sunset'. */
export const titleIn = (
  file: string,
  { title = file }: Description,
  content: unknown,
) =>
  [title, /^data\/.+\//.test(file) && nameOf(content)]
    .filter(Boolean)
    .join(' ');

/** A field and its label. One without a label is called by its name. */
export function fieldOf(object: Description | undefined, name: string) {
  const field = object?.properties?.[name];
  return { label: field?.title ?? name, field };
}

/** The name or title of an entry, if it has one; a long one is cut. */
function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const {
    name,
    title,
    author_name: author,
    question,
    label,
  } = entry as Record<string, unknown>;
  const found = [name, title, author, question, label].find(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  );
  return found?.replace(/^(.{40}).+/s, '$1…');
}

// The rules of single fields have their sentences beside them.
z.config({
  customError: (issue) => {
    if (issue.code === 'too_small' && issue.origin !== 'number')
      return 'is empty';
    if (issue.code === 'unrecognized_keys')
      return `has an unknown field '${issue.keys[0]}'; look for a typing mistake in its name`;
    if (issue.code === 'invalid_value')
      return `must be one of ${issue.values.map(String).join(', ')}`;
    if (issue.code === 'invalid_type')
      return `must be ${types[issue.expected] ?? 'of another kind'}`;
    if (issue.code === 'too_small') return `must be ${issue.minimum} at least`;
    if (issue.code === 'too_big') return `must be ${issue.maximum} at most`;
    return 'does not fit this field; look at its hint in the editor';
  },
});

const types: Readonly<Partial<Record<string, string>>> = {
  string: 'words in quotation marks',
  number: 'a number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in square brackets',
  object: 'a group of fields in curly brackets',
};
