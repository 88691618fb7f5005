import Mustache from 'mustache';
import type { Handler } from '../../shared/serve';

/** What a page shows: its heading, the number of its entries, the sentence under the heading, and what `main` needs. */
type View = { title: string; count: number; lead: string; [name: string]: unknown };

/**
 * A page of the preview for the owner. No script can run in it.
 * @param path such as '/outbox'
 * @param main its own part, a template of Mustache, which escapes all values; @param styles of this part
 * @param view the values, asked for at each visit
 */
export function ownerPage(
  path: string,
  main: string,
  styles: string,
  view: () => View | Promise<View>,
): Handler {
  return async (request, response) => {
    if (!new RegExp(`^${path}/?(\\?|$)`).test(request.url ?? '')) return false;
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    const html = Mustache.render(frame, { ...(await view()), path }, { main, styles });
    response.end(request.method === 'HEAD' ? undefined : html);
    return true;
  };
}

const frame = `<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{{title}} ({{count}})</title>
<style>
*{box-sizing:border-box}
body{margin:0;background:#fffaf0;color:#12213f;font:17px/1.55 system-ui,sans-serif}
header,main{max-width:720px;margin:0 auto;padding:0 20px}
header{padding-top:32px}
header p:first-child a{display:inline-block;padding:10px 24px 10px 0}
h1{margin:8px 0 0;font-size:2.75rem;line-height:1.05;letter-spacing:-.03em}
a{color:#b5401a;text-underline-offset:3px}
a:focus-visible,summary:focus-visible{outline:3px solid;outline-offset:3px}
dl div{display:grid;grid-template-columns:6.5rem 1fr;gap:8px}
dt{color:#44506b}
dd{margin:0;overflow-wrap:anywhere}
{{>styles}}</style>
</head>
<body>
<header>
  <p><a href="/">Back to the preview</a> <a href="{{path}}">Look again</a></p>
  <h1>{{title}}</h1>
  <p>{{lead}}</p>
</header>
<main>
{{>main}}</main>
</body>
</html>`;
