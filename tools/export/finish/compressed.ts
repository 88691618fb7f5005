import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesIn, writeWhole } from '../../shared/files';

/**
 * Compresses each text file of the site with Brotli and gzip, for servers that send compressed files. The target is not the
 * site's own folder, because most hosts compress files themselves and would publish these as pages.
 */
export async function writeCompressed(folder: string, target: string): Promise<void> {
  const names = filesIn(folder)
    .filter((name) => /\.(html|txt|js|css|json|xml|svg|webmanifest)$/.test(name))
    // The copies of the dual layout are only for hosts that do not find about.html.
    .filter((name) => !/\/index\.html$/.test(name));
  const compressions = names.map(async (name) => {
    const content = readFileSync(join(folder, name));
    const file = join(target, name);
    await writeWhole(`${file}.br`, await promisify(brotliCompress)(content));
    await writeWhole(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  });
  await Promise.all(compressions);
}
