import type { Folder } from '../../data/schema/files';
import { describe } from '../../data/schema/sentences';
import { contentSchema } from '../content/schemas';
import { editorFields } from './cms-fields';
import { entryName, groups } from './groups';

/** 'owner/name' on GitHub. */
export type Repository = { name: string; branch: string };

/**
 * The config of Sveltia CMS (https://sveltiacms.app/en/docs), which must name a
 * repository, also at home.
 */
export function editorConfig(
  { name, branch }: Repository = { name: 'this/computer', branch: 'main' },
) {
  const choices = { tours: tourChoice };
  const file = (path: string) => {
    const schema = contentSchema(path);
    const fields = editorFields(schema, choices);
    return {
      name: entryName(path),
      label: describe(schema).title,
      file: path,
      fields,
    };
  };
  const entriesIn = (path: Folder) => {
    const schema = contentSchema(`${path}/`);
    const fields = editorFields(schema, choices);
    return {
      label_singular: describe(schema).title,
      folder: path,
      extension: 'json',
      identifier_field: fields[0]?.name,
      // A new entry or a copy becomes the last one.
      reorder: true,
      // A copy drops what a hidden field holds.
      fields: [...fields, { name: 'id', widget: 'hidden' }],
    };
  };
  return {
    backend: { name: 'github', repo: name, branch },
    app_title: 'Edit the site',
    logo: { src: '/icon.svg' },
    media_folder: '/photos',
    media_libraries: { stock_assets: { providers: [] } },
    public_folder: '',
    // 'kim-s-cafe' of 'Kim’s Café'.
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: groups.map(({ name, label, icon, hint, files, folder }) => ({
      ...{
        name,
        label,
        icon,
        description: hint,
        format: 'json',
        editor: { preview: false },
      },
      ...(folder ? entriesIn(folder) : { files: files.map(file) }),
    })),
  };
}

/** Read by Sveltia itself, so that a new tour can be chosen at once. */
const tourChoice = {
  widget: 'relation',
  collection: 'tours',
  display_fields: ['name'],
};
