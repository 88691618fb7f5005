import { renderEmail } from '../email-template';
import { type KeptEnquiry, readOutbox } from './outbox';
import { ownerPage } from './owner-page';

/** Shows the outbox at /outbox: every kept enquiry as an e-mail, newest first. */
export function outboxPage(folder: string) {
  return ownerPage('/outbox', main, styles, () => {
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

const main = `
{{#emails}}
<article>
  <h2>{{subject}}{{^subject}}(no subject){{/subject}}</h2>
  <dl>
    <div><dt>Received</dt><dd><time datetime="{{time}}">{{words}}</time></dd></div>
    <div><dt>From</dt><dd>{{from}}</dd></div>
    <div><dt>To</dt><dd>{{to}}</dd></div>
    <div><dt>Reply to</dt><dd>{{replyTo}}</dd></div>
  </dl>
  <iframe sandbox title="The e-mail: {{subject}}" height="{{height}}" srcdoc="{{html}}"></iframe>
  <details><summary>As plain text</summary><pre>{{text}}</pre></details>
</article>
{{/emails}}
{{^emails}}
<p class="note">Nothing yet. <a href="/contact">Send an enquiry</a>, then look again.</p>
{{/emails}}
{{#unreadable}}
<p class="note">The file .outbox/{{.}} holds no enquiry and was left out.</p>
{{/unreadable}}
`;

const styles = `
article{margin:32px 0;background:#fff;border-top:6px solid #e2673d;box-shadow:0 2px 0 #12213f1a,0 18px 44px -12px #12213f40}
h2{margin:0;padding:18px 24px 0;font-size:1.375rem;line-height:1.25;overflow-wrap:anywhere}
dl{margin:0;padding:10px 24px 16px}
iframe{display:block;width:100%;border:0;border-top:2px solid #12213f;background:#fffaf0;resize:vertical;overflow:auto}
details{border-top:2px solid #12213f;padding:0 24px}
summary{padding:12px 0;cursor:pointer}
pre{margin:0 0 20px;white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.5 ui-monospace,monospace}
.note{margin:32px 0;padding:20px 24px;background:#f6ebd3}
`;
