import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/**
 * Writes each text file of the site as Brotli and gzip into a folder beside it, for servers that send such files. They are not
 * in the site's own folder, because most hosts compress by themselves and would publish them as files of the site.
 * @param folder the finished site
 * @param target receives `about.html.br` and `about.html.gz` under the paths of the site
 * @returns how many files of the site it compressed
 */
export async function writeCompressed(folder: string, target: string): Promise<number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|txt|js|css|json|xml|svg|webmanifest)$/.test(name))
    // The copies of the dual layout are for hosts that do not find about.html.
    .filter((name) => !/[\\/]index\.html$/.test(name));
  // A few at a time, so that a big site needs no more memory.
  for (let first = 0; first < names.length; first += 8)
    await Promise.all(
      names.slice(first, first + 8).map((name) => compress(join(folder, name), join(target, name))),
    );
  return names.length;
}

async function compress(file: string, target: string): Promise<void> {
  const content = readFileSync(file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.br`, await promisify(brotliCompress)(content));
  writeFileSync(`${target}.gz`, await promisify(gzip)(content, { level: 9 }));
}
