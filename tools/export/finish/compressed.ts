import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesIn } from '../../shared/files';

/**
 * Compresses each text file of the site with Brotli and gzip, for servers that send compressed files. The target is not the
 * site's own folder, because most hosts compress files themselves and would publish these as pages.
 * @param target the folder for `about.html.br` and `about.html.gz`, with the paths of the site
 */
export async function writeCompressed(folder: string, target: string): Promise<void> {
  const names = filesIn(folder)
    .filter((name) => /\.(html|txt|js|css|json|xml|svg|webmanifest)$/.test(name))
    // The copies of the dual layout are only for hosts that do not find about.html.
    .filter((name) => !/\/index\.html$/.test(name));
  const compressions = names.map(async (name) => {
    const content = readFileSync(join(folder, name));
    const file = join(target, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  });
  await Promise.all(compressions);
}
