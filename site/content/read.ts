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
 * The content of a file as pages show it: checked, with its defaults, values
 * and pictures. Not for facts, from which the values are computed: `parse`.
 * The caller imports the content, because a bundler needs a fixed path.
 */
export const read = <Path extends ContentPath, File extends object>(
  path: Path,
  content: File,
): Shown<Omit<File, keyof ContentOf<Path>> & ContentOf<Path>> =>
  filled({ ...content, ...parse(path, content) });

/** Checked content with the values in its texts, and its pictures as shown. */
export function filled<Content>(
  content: Content,
  more: Values = {},
): Shown<Content> {
  const all = { ...values, ...more };
  return withPictures(content, (text) => fillSentences(text, all).trim());
}
