import {
  type ContentOf,
  type ContentPath,
  parse,
} from '../../data/schema/files';
import type { Shown } from '../../data/schema/parts';
import { withPictures } from '../facts/shown-content';
import { fillSentences, type Values } from '../words/fill';
import { values } from './values';

/**
 * The content of a file as pages show it: the owner's fields checked by their
 * schema, with their defaults, the values in all texts and the pictures. Values
 * are computed from facts, which come by `parse` alone.
 * @param path of the file in the project, which decides the type
 * @param content what the file holds, as imported. A bundler needs the import
 */
export const read = <Path extends ContentPath, File extends object>(
  path: Path,
  content: File,
): Shown<Omit<File, keyof ContentOf<Path>> & ContentOf<Path>> =>
  filled({ ...content, ...parse(path, content) });

/**
 * Checked content with the values in all its texts filled in, and its pictures
 * as they are shown.
 */
export function filled<Content>(
  content: Content,
  more: Values = {},
): Shown<Content> {
  const all = { ...values, ...more };
  return withPictures(content, (text) => fillSentences(text, all).trim());
}
