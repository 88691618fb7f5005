import { join } from 'node:path';
import {
  type Crop,
  type Format,
  type PictureFiles,
  pictureFileName,
  shareFileName,
} from '../../site/facts/picture-files';
import { jsonIn, writeWhole } from '../shared/files';

/** Outside `public/`, because no visitor asks for it. */
const manifestFile = 'site/content/pictures.json';

/** By a picture's key. `shares` name pages that share it, such as 'home'. */
export type Manifest = Record<
  string,
  PictureFiles & { shares: readonly string[] }
>;

/** Without one everything is made again. */
export const readManifest = (root: string) =>
  (jsonIn(join(root, manifestFile)) ?? {}) as Manifest;

/** One line a picture, so that a diff is small. */
export async function writeManifest(
  root: string,
  manifest: Manifest,
): Promise<void> {
  const lines = Object.keys(manifest)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(manifest[key])}`);
  await writeWhole(join(root, manifestFile), `{\n${lines.join(',\n')}\n}\n`);
}

/** As paths in `public/`. */
export function madeFiles(
  manifest: Manifest,
  keys = Object.keys(manifest),
): string[] {
  return keys.flatMap((key) => {
    const made = manifest[key];
    if (!made) return [];
    const { name, version, shares } = made;
    const files = (crop: Crop, widths: readonly number[], format: Format) =>
      widths.map(
        (width) => `pictures/${pictureFileName(name, crop, width, format)}`,
      );
    return [
      ...files('wide', made.wide, 'avif'),
      ...files('tall', made.tall, 'avif'),
      ...files('wide', made.jpg, 'jpg'),
      ...shares.map((page) => `share/${shareFileName(page, version)}`),
    ];
  });
}
