import { titleOf } from '../shared/schemas';
import all from './groups.json' with { type: 'json' };

/**
 * A group of files of `data/` in the editor. Tours have a folder, the others
 * their files.
 */
export type Group = {
  name: string;
  label: string;
  hint: string;
  icon: string;
  files?: readonly string[];
};

/**
 * What can be edited, in the order of the first page. A group without a label
 * of its own has that of its first file. `icon` is a name of
 * https://fonts.google.com/icons.
 */
export const groups: readonly Group[] = all.map(({ label, ...group }) => ({
  ...group,
  label: label ?? titleOf(group.files?.[0] ?? '', undefined),
}));

/** The name of a file in the editor: 'home' for 'data/home.json'. */
export const entryName = (file: string) =>
  file.replace(/^.*\/(.*)\.json$/, '$1');

/** Where the editor shows a file, if it does. */
export function editorAddress(file: string): string | undefined {
  const group = groups.find(({ files }) =>
    files ? files.includes(file) : file.startsWith('data/tours/'),
  );
  return (
    group && `/editor/#/collections/${group.name}/entries/${entryName(file)}`
  );
}

/** Where the editor shows a group: a group of one file is that file. */
export const groupAddress = ({ name, files = [] }: Group) =>
  `/editor/#/collections/${name}${files.length === 1 ? `/entries/${entryName(files[0] ?? '')}` : ''}`;
