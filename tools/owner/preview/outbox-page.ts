import Mustache from 'mustache';
import type { Handler } from '../../shared/serve';
import { type Email, renderEmail } from '../email-template';
import { type KeptEnquiry, readOutbox } from './outbox';

/** Shows the outbox at /outbox: every kept enquiry as an e-mail, newest first. No script can run in it. */
export function outboxPage(folder: string): Handler {
  return (request, response) => {
    if (!/^\/outbox\/?(\?|$)/.test(request.url ?? '')) return false;
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    response.end(request.method === 'HEAD' ? undefined : page(readOutbox(folder)));
    return true;
  };
}

function page({ enquiries, unreadable }: ReturnType<typeof readOutbox>): string {
  const count = enquiries.length === 1 ? '1 enquiry' : `${enquiries.length} enquiries`;
  return `<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox (${enquiries.length})</title>
<style>${styles}</style>
</head>
<body>
<header>
  <p><a href="/">Back to the preview</a> <a href="/outbox">Look again</a></p>
  <h1>Outbox</h1>
  <p>${count} sent on this preview, newest first, as the e-mails would look. None has left this computer.</p>
</header>
<main>
${enquiries.length ? enquiries.map(article).join('\n') : '<p class="empty">Nothing yet. <a href="/contact">Send an enquiry</a>, then look again.</p>'}
${unreadable.map((name) => `<p class="note">The file .outbox/${Mustache.escape(name)} holds no enquiry and was left out.</p>`).join('\n')}
</main>
</body>
</html>`;
}

function article({ receivedAt, params }: KeptEnquiry): string {
  const email = renderEmail(params);
  const time = new Date(receivedAt);
  const words = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'medium' }).format(time);
  return `<article>
  <h2>${Mustache.escape(email.subject) || '(no subject)'}</h2>
  <dl>
    <div><dt>Received</dt><dd><time datetime="${time.toISOString()}">${Mustache.escape(words)}</time></dd></div>
    <div><dt>From</dt><dd>${Mustache.escape(email.from)}</dd></div>
    <div><dt>To</dt><dd>${Mustache.escape(email.to)}</dd></div>
    <div><dt>Reply to</dt><dd>${Mustache.escape(email.replyTo)}</dd></div>
  </dl>
  <iframe sandbox title="The e-mail: ${Mustache.escape(email.subject)}" height="${height(email)}" srcdoc="${Mustache.escape(email.html)}"></iframe>
  <details><summary>As plain text</summary><pre>${Mustache.escape(email.text)}</pre></details>
</article>`;
}

/** Estimates the height of a frame from its lines of text, because a frame without scripts cannot report it. */
function height({ text }: Email): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 45)), 0);
  return Math.min(1200, 280 + lines * 25);
}

const styles = `
*{box-sizing:border-box}
body{margin:0;background:#fffaf0;color:#12213f;font:17px/1.55 system-ui,sans-serif}
header,main{max-width:720px;margin:0 auto;padding:0 20px}
header{padding-top:32px}
header p:first-child a{display:inline-block;padding:10px 24px 10px 0}
h1{margin:8px 0 0;font-size:2.75rem;line-height:1.05;letter-spacing:-.03em}
a{color:#b5401a;text-underline-offset:3px}
a:focus-visible,summary:focus-visible{outline:3px solid;outline-offset:3px}
article{margin:32px 0;background:#fff;border-top:6px solid #e2673d;box-shadow:0 2px 0 #12213f1a,0 18px 44px -12px #12213f40}
h2{margin:0;padding:18px 24px 0;font-size:1.375rem;line-height:1.25;overflow-wrap:anywhere}
dl{margin:0;padding:10px 24px 16px}
dl div{display:grid;grid-template-columns:6.5rem 1fr;gap:8px}
dt{color:#44506b}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;border:0;border-top:2px solid #12213f;background:#fffaf0;resize:vertical;overflow:auto}
details{border-top:2px solid #12213f;padding:0 24px}
summary{padding:12px 0;cursor:pointer}
pre{margin:0 0 20px;white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.5 ui-monospace,monospace}
.empty,.note{margin:32px 0;padding:20px 24px;background:#f6ebd3}
`;
