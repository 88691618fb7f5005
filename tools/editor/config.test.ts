import { folders, ownersSchemas } from '../../data/schema/files';
import { describe } from '../../data/schema/sentences';
import { contentSchema, ownersSettings } from '../content/schemas';
import type { EditorField } from './cms-fields';
import { editorForms } from './config';

type Fields = readonly EditorField[];
type Form = { file?: string; folder?: string; fields: Fields };

const collections = editorForms();
const forms = collections.flatMap((group): Form[] =>
  'files' in group ? group.files : [group],
);
const places = forms.map(({ file, folder }) => file ?? folder);
const fieldsOf = (place: string) => forms[places.indexOf(place)]?.fields ?? [];
test('7.19 each file of the owner has a form, and no uneditable file has one', () => {
  expect([...places].sort()).toEqual(
    [...Object.keys(ownersSchemas), ...folders, 'data/settings.json'].sort(),
  );
  for (const { fields } of forms)
    expect(fields.some(({ widget }) => widget !== 'hidden')).toBe(true);
});

test.each(folders)(
  '7.15 a copy in %s drops what no form shows, for no form could correct it',
  (folder) => {
    const { properties = {} } = describe(contentSchema(`${folder}/`));
    const known = fieldsOf(folder).map(({ name }) => name);
    expect([...known, 'order'].sort()).toEqual(Object.keys(properties).sort());
  },
);

test('7.15 of lists and groups that no form shows, which a copy keeps, a tour has only two that its original or its own photograph overrules', () => {
  const { properties = {} } = describe(contentSchema('data/tours/'));
  const kept = fieldsOf('data/tours')
    .filter(({ widget }) => widget === 'hidden')
    .map(({ name }) => name as string)
    .filter((name) => /array|object/.test(String(properties[name]?.type)));
  expect(kept).toEqual(['image', 'alsoAt']);
});

test.each(['public/reviews.json', 'data/full-days.json'])(
  'the last entry of the list in %s can be taken out',
  (file) =>
    expect(fieldsOf(file)).toMatchObject([{ widget: 'list', required: false }]),
);

test.each(ownersSettings)(
  '7.19 the form takes a right $name, and names it by its label',
  ({ name, example }) => {
    const field = fieldsOf('data/settings.json').find(
      (each) => each.name === name,
    );
    // The owner sees labels there.
    expect(field?.hint).not.toContain('NEXT_PUBLIC_');
    const [pattern = '.'] = (field?.pattern ?? []) as string[];
    for (const typed of ['', example, ` ${example} `])
      expect(typed).toMatch(new RegExp(pattern));
  },
);
