import type { z } from 'zod';
import type { Folder } from '../../data/schema/files';
import { describe } from '../../data/schema/sentences';
import { contentSchema } from '../content/schemas';
import { editorFields } from './cms-fields';
import { entryName, groups } from './groups';

/** 'owner/name' on GitHub. */
export type Repository = { name: string; branch: string };

/** The config of Sveltia CMS: https://sveltiacms.app/en/docs */
export const editorConfig = ({ name, branch }: Repository) => ({
  backend: { name: 'github', repo: name, branch },
  app_title: 'Edit the site',
  logo: { src: '/icon.svg' },
  media_folder: '/photos',
  media_libraries: { stock_assets: { providers: [] } },
  public_folder: '',
  // 'kim-s-cafe' of 'Kim’s Café'.
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  collections: editorForms(),
});

export const editorForms = () =>
  groups.map(({ name, label, icon, hint, files, folder }) => ({
    name,
    label,
    icon,
    description: hint,
    format: 'json',
    editor: { preview: false },
    ...(folder ? entriesIn(folder) : { files: files.map(formOf) }),
  }));

function formOf(file: string) {
  const schema = contentSchema(file);
  return {
    name: entryName(file),
    label: describe(schema).title,
    file,
    fields: editorFields(schema),
  };
}

function entriesIn(folder: Folder) {
  const schema = contentSchema(`${folder}/`);
  const fields = editorFields(schema);
  return {
    label_singular: describe(schema).title,
    folder,
    extension: 'json',
    identifier_field: fields[0]?.name,
    // A new entry or a copy becomes the last one.
    reorder: true,
    fields: [...fields, ...hiddenFields(schema)],
  };
}

/**
 * A copy of an entry drops what a hidden field holds: no form could correct
 * another tour's words for search engines. The editor sets the order by itself.
 */
const hiddenFields = (schema: z.ZodType) =>
  Object.entries(describe(schema).properties ?? {})
    .filter(([name, { title }]) => !title && name !== 'order')
    .map(([name]) => ({ name, widget: 'hidden' }));
