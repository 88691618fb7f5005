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
 * The content of a file as pages show it: checked by its schema, with its
 * defaults, the values in its texts and its pictures. Values are computed from
 * facts, which come by `parse` alone.
 * @param path of the file in the project, which decides the type
 * @param content what the file holds, as imported. A bundler needs the import
 * @param more values that this file alone may use
 */
export const read = <Path extends ContentPath>(
  path: Path,
  content: unknown,
  more?: Values,
): Shown<ContentOf<Path>> => filled(parse(path, content), more);

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
