import type { Folder } from '../../data/schema/files';
import all from './groups.json' with { type: 'json' };

/** Files of `data/`, or a folder of entries. */
type Group = {
  name: string;
  label: string;
  hint: string;
  /** https://fonts.google.com/icons */
  icon: string;
} & (
  | { files: readonly string[]; folder?: undefined }
  | { folder: Folder; files?: undefined }
);

/** What can be edited, in the order of the first page. */
export const groups = all as readonly Group[];

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
