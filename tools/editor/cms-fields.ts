import type { z } from 'zod';
import { FIRST_DAY } from '../../data/schema/field-types';
import { type Description, describe } from '../../data/schema/sentences';

/** https://sveltiacms.app/en/docs/fields */
export type EditorField = Readonly<Record<string, unknown>> & { name: string };

export type Choices = Readonly<Record<'tours', object>>;

/**
 * The editor's fields for the schema of a file. A field without a label is in
 * no form.
 */
export function editorFields(schema: z.ZodType, choices: Choices) {
  const fields = fieldsOf(describe(schema), choices);
  // A form of a few groups alone would show nothing of them.
  return isSmall(fields) && fields.every(({ widget }) => widget === 'object')
    ? fields.map((field) => ({ ...field, collapsed: false }))
    : fields;
}

const isSmall = (fields: readonly EditorField[]) => fields.length <= 3;

function fieldsOf(
  { properties = {}, required = [] }: Description,
  choices: Choices,
): EditorField[] {
  return Object.entries(properties)
    .filter(([, property]) => property.title && !isEmpty(property))
    .map(([name, property]) => ({
      name,
      label: property.title,
      ...(property.description && { hint: property.description }),
      ...control(property, choices),
      required: required.includes(name) && !mayBeEmpty(property),
    }));
}

const isEmpty = ({ properties }: Description) =>
  properties !== undefined &&
  !Object.values(properties).some(({ title }) => title);

const mayBeEmpty = ({
  type,
  minLength,
  format,
  pattern,
  enum: names,
  anyOf = [],
}: Description) =>
  anyOf.some(({ const: value }) => value === '') ||
  (type === 'string' &&
    !names &&
    !minLength &&
    !format &&
    (!pattern || new RegExp(pattern).test('')));

function control(
  property: Description,
  choices: Choices,
): Record<string, unknown> {
  const {
    type,
    anyOf,
    enum: names,
    choice,
    format,
    minimum,
    maximum,
    multipleOf,
    items,
  } = property;
  const kind = anyOf?.find((each) => each.const === undefined);
  if (kind) return control(kind, choices);
  if (choice) return { ...choices[choice] };
  if (names) return { widget: 'select', options: names };
  if (type === 'boolean')
    return { widget: 'boolean', default: property.default };
  // A whole number is a text (data/schema/field-types.ts).
  if (type === 'number')
    return {
      widget: 'number',
      value_type: 'float',
      min: minimum,
      max: maximum,
      step: multipleOf ?? 0.00001,
    };
  if (type === 'object') return objectOf(fieldsOf(property, choices));
  if (type === 'array' && items) return listOf(property, items, choices);
  if (format === 'date')
    return {
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      min: FIRST_DAY,
    };
  // Without `accept` an iPhone sends JPEG, and the chooser leaves HEIC out.
  if (property.control === 'image')
    return { widget: 'image', choose_url: false };
  return {
    widget: property.control ?? 'string',
    ...(property.maxLength !== undefined && { maxlength: property.maxLength }),
    ...(property.pattern && { pattern: [property.pattern, property.fault] }),
  };
}

function listOf(
  { minItems, maxItems }: Description,
  items: Description,
  choices: Choices,
) {
  const least = minItems !== undefined && { min: minItems };
  const limits = {
    widget: 'list',
    ...least,
    ...(maxItems !== undefined && { max: maxItems }),
  };
  if (items.choice || items.enum)
    return { ...control(items, choices), multiple: true, ...least };
  if (items.type !== 'object') {
    const field = control(items, choices);
    return { ...limits, field: { name: 'item', label: 'Entry', ...field } };
  }
  // A new entry would lack the fields that no form shows.
  const hidesSome = (items.required ?? []).some(
    (name) => !items.properties?.[name]?.title,
  );
  const fields = fieldsOf(items, choices);
  return {
    ...limits,
    collapsed: true,
    summary: items.summary ?? `{{${fields[0]?.name}}}`,
    ...thumbnailOf(fields),
    ...(hidesSome && {
      allow_add: false,
      allow_remove: false,
      allow_duplicate: false,
    }),
    fields,
  };
}

const objectOf = (fields: readonly EditorField[]) => ({
  widget: 'object',
  collapsed: !isSmall(fields) && 'auto',
  ...thumbnailOf(fields),
  fields,
});

function thumbnailOf(fields: readonly EditorField[]): { thumbnail?: string } {
  for (const { name, widget, thumbnail } of fields) {
    if (widget === 'image') return { thumbnail: name };
    if (thumbnail) return { thumbnail: `${name}.${thumbnail}` };
  }
  return {};
}
