import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fieldsIn, renderEmail } from '../services/email';
import { textIn } from '../shared/files';
import { momentInWords } from '../shared/moment';
import type { Handler } from '../shared/serve';
import { ownerPage } from './owner-page';

const fileIn = (folder: string) => join(folder, 'enquiries.jsonl');

/**
 * Mock of the e-mail service at its real path. It keeps each enquiry in the
 * outbox instead of sending it.
 */
export function emailService(folder: string): Handler {
  return async (request, response) => {
    const params = fieldsIn(await json(request));
    mkdirSync(folder, { recursive: true });
    const enquiry = { receivedAt: new Date().toISOString(), params };
    appendFileSync(fileIn(folder), `${JSON.stringify(enquiry)}\n`);
    response.end('OK');
  };
}

/**
 * Shows the outbox at /outbox: every kept enquiry as an e-mail, newest first.
 */
export function outboxPage(folder: string): Handler {
  return ownerPage(new URL('outbox.html', import.meta.url), () => {
    const lines = textIn(fileIn(folder)).split('\n').filter(Boolean);
    const emails = lines.reverse().map((line) => {
      const { receivedAt: time, params } = JSON.parse(line);
      const email = renderEmail(params);
      // A frame without scripts cannot report its height.
      const lines =
        email.text.split('\n').length + Math.round(email.text.length / 45);
      const height = Math.min(1200, 280 + lines * 25);
      return { ...email, time, words: momentInWords(new Date(time)), height };
    });
    const count = emails.length;
    const lead = `${count === 1 ? '1 enquiry' : `${count} enquiries`} sent on this preview, newest first, as the e-mails would look. None has left this computer.`;
    return {
      title: 'Outbox',
      again: '/outbox',
      count: String(count),
      lead,
      emails,
    };
  });
}
