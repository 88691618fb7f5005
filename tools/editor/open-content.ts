import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentPaths } from '../export/check-content';
import { textIn } from '../shared/files';
import { contentSchema, describe } from '../shared/schemas';
import { projectFolder } from '../shared/terminal';
import { editorAddress } from './groups';

/**
 * The files that the editor can change: where it shows each, its title, its
 * text, and when it was last changed.
 */
export function openContent() {
  return contentPaths().flatMap((file) => {
    const path = join(projectFolder, file);
    const address = editorAddress(file);
    if (!address || !existsSync(path)) return [];
    const title = describe(contentSchema(file)).title ?? file;
    return { address, title, text: textIn(path), time: statSync(path).mtimeMs };
  });
}

/** Changes with the content. */
export const contentVersion = () =>
  createHash('sha256')
    .update(
      JSON.stringify(openContent().map(({ address, text }) => [address, text])),
    )
    .digest('hex')
    .slice(0, 8);
