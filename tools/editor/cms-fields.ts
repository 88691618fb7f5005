import type { z } from 'zod';
import { FIRST_DAY } from '../../data/schema/field-types';
import { type Description, describe } from '../../data/schema/sentences';

/** https://sveltiacms.app/en/docs/fields */
export type EditorField = Readonly<Record<string, unknown>> & { name: string };

/** The form of a file. A field without a label is not in it. */
export function editorFields(schema: z.ZodType) {
  const fields = fieldsOf(describe(schema));
  // A form of a few groups alone would show nothing of them.
  return isSmall(fields) && fields.every(({ widget }) => widget === 'object')
    ? fields.map((field) => ({ ...field, collapsed: false }))
    : fields;
}

const isSmall = (fields: readonly EditorField[]) => fields.length <= 3;

function fieldsOf({
  properties = {},
  required = [],
}: Description): EditorField[] {
  return Object.entries(properties)
    .filter(([, property]) => property.title && !isEmpty(property))
    .map(([name, property]) => ({
      name,
      label: property.title,
      ...(property.description && { hint: property.description }),
      ...control(property),
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

function control(property: Description): Record<string, unknown> {
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
  if (kind) return control(kind);
  // Sveltia reads them itself, so that a new tour can be chosen at once.
  if (choice)
    return {
      widget: 'relation',
      collection: choice,
      display_fields: ['name'],
    };
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
      step: multipleOf,
    };
  if (type === 'object') return objectOf(fieldsOf(property));
  if (type === 'array' && items) return listOf(property, items);
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
    maxlength: property.maxLength,
    ...(property.pattern && { pattern: [property.pattern, property.fault] }),
  };
}

function listOf({ minItems, maxItems }: Description, items: Description) {
  const limits = { widget: 'list', min: minItems, max: maxItems };
  if (items.type !== 'object')
    return {
      ...limits,
      field: { name: 'item', label: 'Entry', ...control(items) },
    };
  const fields = fieldsOf(items);
  return {
    ...limits,
    collapsed: true,
    summary: items.summary ?? `{{${fields[0]?.name}}}`,
    ...thumbnailOf(fields),
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
