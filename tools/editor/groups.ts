import type { Folder } from '../../data/schema/files';
import { titleOf } from '../content/schemas';
import all from './groups.json' with { type: 'json' };

type Named = { name: string; label: string; hint: string; icon: string };
type Place =
  | { files: readonly string[]; folder?: undefined }
  | { folder: Folder; files?: undefined };
/** Files of `data/`, or a folder of entries. */
export type Group = Named & Place;

/**
 * What can be edited, in the order of the first page. The first file may name
 * its group. Icons: https://fonts.google.com/icons
 */
export const groups: readonly Group[] = (
  all as readonly (Omit<Named, 'label'> & { label?: string } & Place)[]
).map(({ label, ...group }) => ({
  ...group,
  label: label ?? titleOf(group.files?.[0] ?? '', undefined),
}));

/** 'home' for 'data/home.json'. */
export const entryName = (file: string) =>
  file.replace(/^.*\/(.*)\.json$/, '$1');

export const groupLinks = groups.map((group) => ({
  ...group,
  address: groupAddress(group),
}));

/** A group of one file is that file. */
function groupAddress({ name, files = [] }: Group) {
  const entry =
    files.length === 1 ? `/entries/${entryName(files[0] ?? '')}` : '';
  return `/editor/#/collections/${name}${entry}`;
}
