import { z } from 'zod';
import { anyText, field } from '../../data/schema/builders';
import { schemaOf } from '../../data/schema/files';
import { publicSettings, settings } from '../../site/services/services';
import { capitalise } from '../../site/words/fill';
import { fieldOf, titleWith } from './changes';
import type { Mistake } from './mistakes';
import { nameOf } from './walk';

/** The schema of a file that the owner edits, by its path. */
export const contentSchema = (file: string): z.ZodType =>
  file === 'data/settings.json' ? settingsFile : schemaOf(file);

/**
 * The schema of `data/settings.json`. A setting may be absent.
 * tools/export/check-settings.ts checks the values, wherever they come from.
 */
const settingFields = publicSettings.map((setting) => {
  const { name, purpose, rule, without, optional } = setting;
  const what = capitalise(rule.replace(/^must (be )?/, ''));
  const need = optional ? 'Without it' : 'You need it to publish; without it';
  const hint = `${what}. ${need} ${without}.`;
  return [name, field(anyText.optional(), capitalise(purpose), hint)] as const;
});
const settingsFile = field(
  z.strictObject(Object.fromEntries(settingFields)),
  'Settings',
);

/** What the editor calls a setting; an unknown one has its own name. */
export function settingLabel(name: string): string {
  const setting = settings.find((each) => each.name === name);
  return setting ? capitalise(setting.purpose) : name;
}

/**
 * Describes a schema of `data/` as JSON Schema: its labels, hints and rules.
 */
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
  choice?: 'tours' | 'places';
  /**
   * What a closed entry of a list shows, as the editor writes it: '{{time}}
   * {{words}}'.
   */
  summary?: string;
} & z.core.JSONSchema.JSONSchema;

/**
 * The place of a field in the words of the form: 'Tour Sunset → Sections 2
 * 'Early' → Heading'. A fixed field has its name in the file.
 */
export function fieldInWords(
  file: string,
  path: readonly PropertyKey[],
  content: unknown,
): string {
  let description: Description | undefined = describe(contentSchema(file));
  let value = content;
  const words = [titleOf(file, content)];
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
export const titleOf = (file: string, content: unknown) =>
  titleWith(file, content, describe(contentSchema(file)));

/**
 * A mistake in a field of a file. What is wrong follows the words of its place,
 * and has no full stop.
 */
export const mistakeAt = (
  file: string,
  path: readonly PropertyKey[],
  content: unknown,
  fault: string,
): Mistake => ({
  file,
  field: fieldInWords(file, path, content),
  sentence: `${fault}.`,
});
