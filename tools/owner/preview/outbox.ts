import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderEmail } from '../email-template';
import { ownerPage } from './owner-page';

type Enquiry = { receivedAt: string; params: Record<string, unknown> };

/** The kept enquiries, one on each line, so that they survive a restart. */
const fileIn = (folder: string) => join(folder, 'enquiries.jsonl');

/** Keeps an enquiry in the outbox. */
export function keepEnquiry(folder: string, params: Enquiry['params']): void {
  const file = fileIn(folder);
  mkdirSync(dirname(file), { recursive: true });
  const enquiry: Enquiry = { receivedAt: new Date().toISOString(), params };
  appendFileSync(file, `${JSON.stringify(enquiry)}\n`);
}

/** Shows the outbox at /outbox: every kept enquiry as an e-mail, newest first. */
export function outboxPage(folder: string) {
  return ownerPage('/outbox', () => {
    const file = fileIn(folder);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const emails = lines.map((line) => emailOf(JSON.parse(line))).reverse();
    const count = emails.length;
    const lead = `${count === 1 ? '1 enquiry' : `${count} enquiries`} sent on this preview, newest first, as the e-mails would look. None has left this computer.`;
    return { title: 'Outbox', count, lead, emails };
  });
}

function emailOf({ receivedAt, params }: Enquiry) {
  const email = renderEmail(params);
  const time = new Date(receivedAt);
  const words = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'medium' }).format(time);
  return { ...email, time: receivedAt, words, height: height(email.text) };
}

/** Estimates the height of a frame from its lines of text, because a frame without scripts cannot report it. */
function height(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 45)), 0);
  return Math.min(1200, 280 + lines * 25);
}
