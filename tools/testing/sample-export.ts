import { pages } from '../../site/content/pages';
import { write } from './scratch';

/** A small export with every page. */
export function writeSampleExport(folder: string): void {
  for (const path of ['/404', ...pages.map((page) => page.path)]) {
    const name = path.slice(1) || 'index';
    const body = `<h1>${name}</h1><script>page('${name}')</script><script type="application/ld+json">{}</script>`;
    const page = `<!DOCTYPE html><head><meta charset="utf-8"/><title>${name}</title></head><body>${body}</body></html>`;
    write(folder, `${name}.html`, page);
  }
  write(folder, '_next/static/chunks/a.js', 'a()');
  write(folder, '_not-found.html', '<!DOCTYPE html>');
}
