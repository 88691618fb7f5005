import {
  folders,
  ownersSchemas,
  uneditableFiles,
} from '../../data/schema/files';
import { ownCountry } from '../../data/schema/own-country';
import { ownersSettings } from '../content/schemas';
import type { EditorField } from './cms-fields';
import { editorConfig } from './config';

type Shown = {
  file?: string;
  folder?: string;
  fields: readonly EditorField[];
};

const { backend, collections } = editorConfig({
  name: 'maggie-boats/site',
  branch: 'main',
});
const shown = collections.flatMap((group): Shown[] =>
  'files' in group ? group.files : [group],
);
const fieldsOf = (file?: string) =>
  (
    shown.find((each) => file && [each.file, each.folder].includes(file))
      ?.fields ?? []
  ).filter(({ widget }) => widget !== 'hidden');

/** The paths of the fields in the editor. */
const inEditor = (fields: readonly EditorField[] = []): string[] =>
  fields.flatMap(({ name, fields: own, field }) => {
    const inner = own ?? (field as { fields?: unknown } | undefined)?.fields;
    return [
      name,
      ...inEditor(inner as EditorField[] | undefined).map(
        (path) => `${name}.${path}`,
      ),
    ];
  });

test.each([...Object.keys(ownersSchemas), ...folders])(
  'the editor has a form for %s',
  (file) => expect(fieldsOf(file)).not.toEqual([]),
);

test('7.19 the owner has at most 150 fields to fill in, an entry of a list counted once', () => {
  const count = (fields: readonly EditorField[]): number =>
    fields.reduce((sum, { fields: inner, widget }) => {
      const own = widget === 'hidden' ? 0 : 1;
      return sum + (inner ? count(inner as readonly EditorField[]) : own);
    }, 0);
  const all = shown.flatMap(({ fields }) => fields);
  expect(count(all)).toBeLessThanOrEqual(150);
});

test('the editor has every setting, tour and page of the owner’s own, and no file of fixed words', () => {
  const inGroup = fieldsOf('data/settings.json');
  expect(inEditor(inGroup)).toEqual(ownersSettings.map(({ name }) => name));
  // The owner sees labels there.
  for (const { hint } of inGroup) expect(hint).not.toContain('NEXT_PUBLIC_');
  for (const file of uneditableFiles) expect(fieldsOf(file)).toEqual([]);
  // The last entry of a list can be taken out.
  for (const file of ['public/reviews.json', 'data/full-days.json'])
    expect(fieldsOf(file)).toMatchObject([{ widget: 'list', required: false }]);
  expect(backend).toEqual({
    name: 'github',
    repo: 'maggie-boats/site',
    branch: 'main',
  });
});

test.each([
  [
    'prices',
    'hire',
    {
      label: 'Boat hire',
      widget: 'string',
      pattern: expect.any(Array),
      required: true,
    },
  ],
  [
    'notice',
    'lastDay',
    { widget: 'datetime', type: 'date', min: '2000-01-01', required: false },
  ],
  ['notice', 'text', { widget: 'string', maxlength: 40, required: false }],
  [
    'harbour',
    'latitude',
    { widget: 'number', value_type: 'float', max: -19.05, required: true },
  ],
  [
    'owner-answers',
    'businessNumber',
    { pattern: [expect.any(String), ownCountry.businessNumber.rule] },
  ],
])(
  'in data/%s.json the field %s has the control, the rule and the sentence of its schema',
  (file, name, field) => {
    expect(fieldsOf(`data/${file}.json`)).toContainEqual(
      expect.objectContaining({ name, ...field }),
    );
  },
);

test.each(
  ownersSettings
    // Only its parts say whether it is right.
    .filter(({ name }) => name !== 'NEXT_PUBLIC_IMAGE_QUERY')
    .map(({ name, example, rule }) => [name, example, rule]),
)(
  '7.19 the form takes a right %s and refuses a wrong one',
  (name, example, rule) => {
    const field = fieldsOf('data/settings.json').find(
      (each) => each.name === name,
    );
    const [pattern = '', sentence] = (field?.pattern ?? []) as string[];
    const takes = (typed: string) => new RegExp(pattern).test(typed);
    expect(['', example, ` ${example} `].every(takes)).toBe(true);
    expect(['not right', '12', `${example} ${example}!`].some(takes)).toBe(
      false,
    );
    expect(sentence).toBe(rule);
  },
);
