import type { z } from 'zod';
import { tourFile } from '../../data/schema/tours';
import { places } from '../../site/places';
import { site } from '../../site/site';
import { allTours } from '../../site/tours';
import { contentSchema, describe } from '../shared/schemas';
import { editorFields } from './fields';
import { entryName, groups } from './groups';
import type { Repository } from './repository';

/** The config of Sveltia CMS (https://sveltiacms.app/en/docs). It must name a repository, also for the editor of this computer. */
export function editorConfig({ name, branch }: Repository = { name: 'this/computer', branch: 'main' }) {
  const choices = { places: options(places), tours: options(allTours) };
  const fields = (schema: z.ZodType) => editorFields(schema, choices);
  const file = (path: string) => {
    const schema = contentSchema(path);
    return { name: entryName(path), label: describe(schema).title, file: path, fields: fields(schema) };
  };
  const tours = {
    label_singular: 'Tour',
    folder: 'data/tours',
    extension: 'json',
    identifier_field: 'name',
    // A new tour or a copy becomes the last one.
    reorder: true,
    // A copy drops what a hidden field holds: the number belongs to the original.
    fields: [...fields(tourFile), { name: 'id', widget: 'hidden', required: false }],
  };
  return {
    backend: { name: 'github', repo: name, branch },
    app_title: site.name,
    logo: { src: '/icon.svg' },
    media_folder: '/photos',
    media_libraries: { stock_assets: { providers: [] } },
    public_folder: '',
    // The name of a tour becomes an address: 'kim-s-cafe' of 'Kim’s Café'.
    slug: { encoding: 'ascii', clean_accents: true },
    // An empty field that may be empty is left out.
    output: { omit_empty_optional_fields: true },
    collections: groups.map(({ name, label, icon, hint, files }) => ({
      ...{ name, label, icon, description: hint, format: 'json', editor: { preview: false } },
      ...(files ? { files: files.map(file) } : tours),
    })),
  };
}

const options = (entries: readonly { slug: string; name: string }[]) =>
  entries.map(({ slug, name }) => ({ value: slug, label: name }));
