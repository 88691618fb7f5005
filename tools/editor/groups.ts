import type { Folder } from '../../data/schema/files';
import { titleOf } from '../shared/schemas';
import all from './groups.json' with { type: 'json' };

type Named = { name: string; label: string; hint: string; icon: string };
type Place =
  | { files: readonly string[]; folder?: undefined }
  | { folder: Folder; files?: undefined };
/** A group of the editor: files of `data/`, or a folder of entries. */
export type Group = Named & Place;

/**
 * What can be edited, in the order of the first page. A group without a label
 * of its own has that of its first file. `icon` is a name of
 * https://fonts.google.com/icons.
 */
export const groups: readonly Group[] = (
  all as readonly (Omit<Named, 'label'> & { label?: string } & Place)[]
).map(({ label, ...group }) => ({
  ...group,
  label: label ?? titleOf(group.files?.[0] ?? '', undefined),
}));

/** The name of a file in the editor: 'home' for 'data/home.json'. */
export const entryName = (file: string) =>
  file.replace(/^.*\/(.*)\.json$/, '$1');

/** The groups with where the editor shows each, for its first page. */
export const groupLinks = groups.map((group) => ({
  ...group,
  address: groupAddress(group),
}));

/** Where the editor shows a group: a group of one file is that file. */
function groupAddress({ name, files = [] }: Group) {
  const entry =
    files.length === 1 ? `/entries/${entryName(files[0] ?? '')}` : '';
  return `/editor/#/collections/${name}${entry}`;
}
