import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { filesIn } from '../../shared/files-in';

/**
 * Compresses each text file of the site with Brotli and gzip, for servers that send compressed files. The target is not the
 * site's own folder, because most hosts compress files themselves and would publish these as pages.
 * @param folder the finished site
 * @param target the folder for `about.html.br` and `about.html.gz`, with the paths of the site
 */
export async function writeCompressed(folder: string, target: string): Promise<void> {
  const names = filesIn(folder)
    .filter((name) => /\.(html|txt|js|css|json|xml|svg|webmanifest)$/.test(name))
    // The copies of the dual layout are only for hosts that do not find about.html.
    .filter((name) => !/\/index\.html$/.test(name));
  await Promise.all(names.map((name) => compress(join(folder, name), join(target, name))));
}

async function compress(file: string, target: string): Promise<void> {
  const content = readFileSync(file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.br`, await promisify(brotliCompress)(content));
  writeFileSync(`${target}.gz`, await promisify(gzip)(content, { level: 9 }));
}
