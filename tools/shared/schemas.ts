import { z } from 'zod';
import { anyText, field } from '../../data/schema/fields';
import { schemaOf } from '../../data/schema/files';
import { settings } from '../../site/services/services';

/** The schema of a file that the owner edits, by its path. */
export const contentSchema = (file: string): z.ZodType =>
  file === 'data/settings.json' ? settingsFile : schemaOf(file);

/** The schema of `data/settings.json`. A setting may be absent. tools/export/check-settings.ts checks the values, wherever they come from. */
const settingsFile = field(
  z.strictObject(
    Object.fromEntries(
      settings.map(({ name, purpose, rule, without, optional }) => [
        name,
        field(
          anyText.optional(),
          purpose.charAt(0).toUpperCase() + purpose.slice(1),
          `It ${rule}. ${optional ? 'Without it' : 'You need it to publish; without it'} ${without}.`,
        ),
      ]),
    ),
  ),
  'Settings',
);

/** Describes a schema of `data/` as JSON Schema: its labels, hints and rules. */
export const describe = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!jsonSchema.pattern) return;
      const { error } = z.safeParse(zodSchema, '\0');
      jsonSchema.fault = error?.issues[0]?.message;
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
  choice?: string;
} & z.core.JSONSchema.JSONSchema;

/** A field of an object by its name, and its label, which is its name where the schema has none. */
export function fieldOf(object: Description | undefined, name: string) {
  const field = object?.properties?.[name];
  return { label: field?.title ?? name, field };
}
