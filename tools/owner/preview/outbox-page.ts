import { renderEmail } from '../email-template';
import { type KeptEnquiry, readOutbox } from './outbox';
import { ownerPage } from './owner-page';

/** Shows the outbox at /outbox: every kept enquiry as an e-mail, newest first. */
export function outboxPage(folder: string) {
  return ownerPage('/outbox', () => {
    const { enquiries, unreadable } = readOutbox(folder);
    const count = enquiries.length;
    const lead = `${count === 1 ? '1 enquiry' : `${count} enquiries`} sent on this preview, newest first, as the e-mails would look. None has left this computer.`;
    return { title: 'Outbox', count, lead, emails: enquiries.map(emailOf), unreadable };
  });
}

function emailOf({ receivedAt, params }: KeptEnquiry) {
  const email = renderEmail(params);
  const time = new Date(receivedAt);
  const words = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'medium' }).format(time);
  return { ...email, time: time.toISOString(), words, height: height(email.text) };
}

/** Estimates the height of a frame from its lines of text, because a frame without scripts cannot report it. */
function height(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 45)), 0);
  return Math.min(1200, 280 + lines * 25);
}
