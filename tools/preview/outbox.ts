import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { language } from '../../site/words/country';
import {
  type EmailFields,
  escaped,
  fieldsSent,
  renderEmail,
  SEND_PATH,
} from '../services/email';
import { textIn } from '../shared/files';
import type { Handler } from '../shared/serve';
import { projectFolder } from '../shared/terminal';

/** A mock of the e-mail service, and the outbox where it keeps enquiries. */
export const previewPages = (
  folder = join(projectFolder, '.outbox'),
): Readonly<Record<string, Handler>> => ({
  [SEND_PATH]: keepEnquiry(folder),
  '/outbox': outboxPage(folder),
});

const fileIn = (folder: string) => join(folder, 'enquiries.jsonl');

function keepEnquiry(folder: string): Handler {
  return async (request, response) => {
    const params = fieldsSent(await json(request));
    mkdirSync(folder, { recursive: true });
    const enquiry = { receivedAt: new Date().toISOString(), params };
    appendFileSync(fileIn(folder), `${JSON.stringify(enquiry)}\n`);
    response.end('OK');
  };
}

/** No script can run in it. */
function outboxPage(folder: string): Handler {
  return (_, response) => {
    const lines = textIn(fileIn(folder)).split('\n').filter(Boolean);
    const emails = lines.reverse().map((line) => articleOf(JSON.parse(line)));
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    });
    response.end(pageWith(emails));
  };
}

function pageWith(emails: readonly string[]): string {
  const count =
    emails.length === 1 ? '1 enquiry' : `${emails.length} enquiries`;
  return `<!DOCTYPE html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox (${emails.length})</title>
<style>
body { max-width: 720px; margin: 0 auto; padding: 32px 20px; background: #fffaf0; color: #12213f; font: 17px/1.55 system-ui, sans-serif }
article { margin: 32px 0; padding: 0 24px; background: #fff; border-top: 6px solid #e2673d; overflow-wrap: anywhere }
iframe { width: 100%; border: 1px solid }
</style>
<p><a href="/">See the site</a></p>
<h1>Outbox (${emails.length})</h1>
<p>${count} sent on this preview, newest first, as the e-mails would look. None has left this computer. <a href="/outbox">Look again</a></p>
${emails.join('\n') || '<p>Nothing yet. <a href="/contact">Send an enquiry</a>, then look again.</p>'}
`;
}

/** 'Friday 20 November 2026 at 2:05 pm' */
const inWords = new Intl.DateTimeFormat(language, {
  dateStyle: 'full',
  timeStyle: 'short',
});

type Enquiry = { receivedAt: string; params: EmailFields };

function articleOf({ receivedAt, params }: Enquiry): string {
  const { from, replyTo, subject, message, html } = renderEmail(params);
  // A frame without scripts cannot report its height.
  const lines = message.split('\n').length + message.length / 45;
  const height = Math.min(1200, 360 + Math.round(lines) * 25);
  return `<article>
<h2>${escaped(subject) || '(no subject)'}</h2>
<p>Received <time datetime="${escaped(receivedAt)}">${inWords.format(new Date(receivedAt))}</time>, from ${escaped(from)}, to your own address; an answer goes to ${escaped(replyTo)}</p>
<iframe sandbox title="The e-mail: ${escaped(subject)}" height="${height}" srcdoc="${escaped(html)}"></iframe>
</article>`;
}
