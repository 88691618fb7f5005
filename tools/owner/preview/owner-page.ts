import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import type { Handler } from '../../shared/serve';

/**
 * A page of the preview for the owner. No script can run in it.
 * @param path such as '/outbox'. Its own part is in `outbox.html`, a template of Mustache, which escapes all values
 * @param view gives its heading, the number of its entries, the sentence under the heading, and what its own part needs
 */
export function ownerPage(path: string, view: () => object | Promise<object>): Handler {
  const read = (name: string) => readFileSync(new URL(`.${name}.html`, import.meta.url), 'utf8');
  return async (_, response) => {
    const html = Mustache.render(read('/frame'), { ...(await view()), path }, { main: read(path) });
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    response.end(html);
  };
}
