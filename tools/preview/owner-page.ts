import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import Mustache from 'mustache';
import type { Handler } from '../shared/serve';

/**
 * What the frame shows: the heading and the sentence under it, perhaps a link
 * to this page or to the editor. The template needs more.
 */
type View = {
  title: string;
  lead: string;
  again?: string;
  editor?: boolean;
} & Record<string, unknown>;

/**
 * A page for the owner on this computer, by a template of Mustache, which
 * escapes all values. No script can run in it.
 */
export function ownerPage(
  template: URL,
  view: (request: IncomingMessage) => View | Promise<View>,
): Handler {
  return async (request, response) => {
    const { start, end } = ownerPageParts(template, await view(request));
    response.writeHead(200, headers).end(start + end);
  };
}

/**
 * The page in two parts, for what comes later in place of `{{>later}}` in its
 * template.
 */
export function ownerPageParts(template: URL, view: View) {
  const frame = readFileSync(new URL('frame.html', import.meta.url), 'utf8');
  const main = readFileSync(template, 'utf8');
  const [start = '', end = ''] = Mustache.render(frame, view, {
    main,
    later: LATER,
  }).split(LATER);
  return { headers, start, end };
}

const LATER = '<!-- later -->';

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};
