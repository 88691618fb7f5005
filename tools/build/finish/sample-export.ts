import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pages } from '../../../data/functions/pages';

/** The pages of the site by their file names in the export. */
export const samplePages = ['404', ...pages.map(({ path }) => path.slice(1) || 'index')];

/** Writes one file and makes its folders. */
export function writeSample(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes a small mock of this site's export: every page with one script. */
export function writeSampleExport(folder: string): void {
  for (const name of samplePages) {
    const body = `<script>page('${name}')</script><script type="application/ld+json">{}</script>`;
    const page = `<!DOCTYPE html><head><meta charset="utf-8"/><title>${name}</title></head><body>${body}</body></html>`;
    writeSample(folder, `${name}.html`, page);
  }
  writeSample(folder, '_next/static/chunks/a.js', 'a()');
  writeSample(folder, '_not-found.html', '<!DOCTYPE html>');
  writeSample(folder, 'contact/__next._tree.txt', '0:{}');
}
