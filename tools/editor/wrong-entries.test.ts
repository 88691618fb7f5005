import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { folders } from '../../data/schema/files';
import { type Description, describe } from '../../data/schema/sentences';
import { schemaMistakes } from '../content/content';
import { asLine } from '../content/finding';
import { contentSchema } from '../content/schemas';
import { settingMistakes } from '../content/settings';
import type { EditorField } from './cms-fields';
import { editorForms } from './config';

type Fields = readonly EditorField[];
type Form = { file: string; label: string; fields: Fields };
type Path = readonly PropertyKey[];
type Place = { path: Path; labels: string[]; field: EditorField };
type Entry = Place & { kind: Kind; value: unknown };

/** What is said of each kind of wrong entry. */
const saidOf = {
  missing: 'is missing',
  empty: 'is empty',
  blank: 'is empty',
  'too long': '(may have|has more than) [0-9]+ .+',
  'out of range': '(is|must) .+',
  'no such day': 'is a day that does not exist',
  'too high': 'is more than [0-9]+.*; look at the figure',
  'of another form': 'must .+',
  'of another kind': 'must .+',
};
type Kind = keyof typeof saidOf;
/** What no control of the editor can refuse, or none can hold. */
const beyondForms: readonly Kind[] = [
  'blank',
  'no such day',
  'too high',
  'of another kind',
];

/** Each form of the editor, by the file that it writes. */
const forms = editorForms().flatMap((group): Form[] =>
  'files' in group
    ? (group.files as Form[])
    : [
        {
          file: `${group.folder}/new.json`,
          label: String(group.label_singular),
          fields: (group.fields as Fields).filter(
            ({ widget }) => widget !== 'hidden',
          ),
        },
      ],
);

test.each(forms)(
  '7.16, 7.19 each field of $label refuses what is missing, empty, too long, out of range or of another kind, and a sentence says so in the words of the form',
  ({ file, label, fields }) => {
    const rule = describe(contentSchema(file));
    const isNew = folders.some((folder) => file.startsWith(`${folder}/`));
    const content = filledIn(
      rule,
      isNew ? {} : JSON.parse(readFileSync(file, 'utf8')),
    );
    const mistakes = checkOf(file);
    expect(mistakes(content)).toEqual([]);
    for (const { kind, value, path, labels, field } of entriesOf(
      rule,
      fields,
    )) {
      const words = [label, ...labels].join("( '?[^ ]+)? → ");
      expect([kind, ...mistakes(changed(content, path, value))]).toEqual([
        kind,
        expect.stringMatching(
          new RegExp(`^${words} ${saidOf[kind]}\\. \\(${file}\\)$`),
        ),
      ]);
      if (!beyondForms.includes(kind))
        expect([kind, words, takes(field, value)]).toEqual([
          kind,
          words,
          false,
        ]);
    }
  },
);

/** The rule of a field, without the empty text that it may allow too. */
const ruleOf = (rule: Description): Description => rule.anyOf?.[0] ?? rule;

/** A form that is right, with one entry in each list. */
function filledIn(given: Description, fixed?: unknown): unknown {
  const rule = ruleOf(given);
  const { type, properties, items, pattern, format, minimum } = rule;
  if (rule.enum) return rule.enum[0];
  if (format === 'date') return '2020-01-01';
  if (type === 'number') return minimum;
  if (type === 'boolean') return false;
  if (items) return [filledIn(items)];
  if (!properties)
    return ['1', 'https://boats.example/', ''].find((each) =>
      new RegExp(pattern ?? '').test(each),
    );
  const present = fixed as Record<string, unknown> | undefined;
  const titled = Object.entries(properties).filter(([, each]) => each.title);
  return {
    ...present,
    ...Object.fromEntries(
      titled.map(([name, each]) => [name, filledIn(each, present?.[name])]),
    ),
  };
}

function entriesOf(rule: Description, fields: Fields, outer?: Place): Entry[] {
  return fields.flatMap((field) => {
    const own = rule.properties?.[field.name];
    if (!own) throw new Error(`${field.name} is in no schema.`);
    const path = [...(outer?.path ?? []), field.name];
    const labels = [...(outer?.labels ?? []), String(field.label)];
    const place = { path, labels, field };
    const inEntry = {
      ...place,
      path: [...path, 0],
      labels: labels.with(-1, `${field.label} 1`),
    };
    const inner = (field.fields ?? []) as Fields;
    const entry = field.field as EditorField | undefined;
    return [
      ...wrongIn(own, place, rule.required?.includes(field.name)),
      ...(own.items && entry
        ? wrongIn(own.items, { ...inEntry, field: entry })
        : []),
      ...(own.items
        ? entriesOf(own.items, inner, inEntry)
        : entriesOf(own, inner, place)),
    ];
  });
}

/** What a field must refuse. */
function wrongIn(given: Description, place: Place, isRequired = false) {
  const rule = ruleOf(given);
  const { type, minLength, maxLength = 0, minItems, maxItems = 0 } = rule;
  const { minimum, maximum, format, pattern } = rule;
  const isFigure = type === 'number';
  const isGroup = type === 'array' || type === 'object';
  const values: [unknown, Kind, unknown][] = [
    [isRequired, 'missing', undefined],
    [minLength, isRequired ? 'empty' : 'blank', ' '],
    [minItems, 'empty', []],
    [maxLength, 'too long', 'x'.repeat(maxLength + 1)],
    [maxItems, 'too long', Array(maxItems + 1).fill({})],
    [isFigure, 'out of range', Number(minimum) - 1],
    [isFigure, 'out of range', Number(maximum) + 1],
    [format === 'date', 'out of range', '0026-11-04'],
    [format === 'date', 'no such day', '2027-02-30'],
    [!isFigure && Number(maximum) < 1e6, 'too high', `${Number(maximum) + 1}`],
    [
      pattern || rule.enum,
      'of another form',
      maximum ? '0.5' : 'not_of_any form',
    ],
    [true, 'of another kind', isGroup ? 'words' : {}],
  ];
  return values
    .filter(([hasRule]) => hasRule)
    .map(([, kind, value]) => ({ ...place, kind, value }));
}

/** Whether a control of the editor takes a value. */
function takes(field: EditorField, value: unknown): boolean {
  const { required, pattern, options, widget, maxlength, min, max } = field;
  const typed = typeof value === 'string' ? value.trim() : value;
  const size = Array.isArray(value) ? value.length : value;
  if (typed === undefined || typed === '') return required === false;
  if (options) return (options as unknown[]).includes(typed);
  if (widget === 'datetime' && !Date.parse(String(typed))) return false;
  if (min !== undefined && (size as number) < (min as number)) return false;
  if (max !== undefined && (size as number) > (max as number)) return false;
  const [form = ''] = (pattern ?? []) as string[];
  return (
    new RegExp(form).test(String(typed)) &&
    String(typed).length <= Number(maxlength ?? Number.POSITIVE_INFINITY)
  );
}

function changed(content: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const old = content as Record<PropertyKey, unknown>;
  const made = changed(old[key], rest, value);
  return Array.isArray(content) ? [made] : { ...old, [key]: made };
}

/** What finds the mistakes of a file. zod compiles each new schema. */
function checkOf(file: string) {
  const schema = z.object({ [file]: contentSchema(file) });
  return (content: unknown): string[] => {
    const found = schemaMistakes(schema, { [file]: content });
    // The schema knows the names of the settings alone.
    if (file === 'data/settings.json' && !found.length)
      found.push(...settingMistakes(content as Record<string, string>));
    return found.map(asLine);
  };
}
