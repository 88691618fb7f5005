import { emailAddress, phoneAddress } from '@/data/contact-addresses';
import { enquiryWords as words } from '@/data/enquiry-words';
import { FORM_ID } from './draft';
import { type Enquiry, enquiryAsText, subjectOf, type TourChoice } from './enquiry';
import styles from './notice.module.css';
import type { SendStatus } from './sending';

/** Where the end of an enquiry waits that nobody has seen; `UnseenEnd` asks for it on the next page. */
const UNSEEN = 'enquiry-unseen';

type News = 'failed' | 'sent' | 'sentAfterAll' | 'unknown';

/**
 * Who followed a link while the enquiry was being sent is told, where they are now, how it ended. None of the form's
 * components is there any more, so it is plain HTML. At the form, its own status message says it.
 */
export function tell(news: News, enquiry: Enquiry, tours: readonly TourChoice[]): void {
  if (!document.getElementById(FORM_ID)) show(news, waysOf(enquiry, tours));
}

/** Back at the form. */
export function stopTelling(): void {
  document.querySelector(`body > .${styles.notice}`)?.remove();
}

/**
 * Remembers an enquiry for the next page of the visit until the visitor has seen how it ended. The end counts a task later:
 * the call of a page that is being left is broken off, and nobody sees that.
 */
export function keepUnseen(status: SendStatus, enquiry: Enquiry, tours: readonly TourChoice[]): void {
  const ways = waysOf(enquiry, tours);
  if (status === 'sending') store('unknown', ways);
  else
    setTimeout(() => {
      store(status, ways);
      forgetOnceSeen();
      document.addEventListener('visibilitychange', forgetOnceSeen);
    });
}

/** Tells of it, once. */
export function tellUnseen(): void {
  try {
    const [news, ways] = JSON.parse(sessionStorage.getItem(UNSEEN) ?? '');
    forgetUnseen();
    show(news, ways);
  } catch {}
}

function store(...end: [status: string, ways: [email: string, text: string]]) {
  try {
    sessionStorage.setItem(UNSEEN, JSON.stringify(end));
  } catch {}
}

function forgetOnceSeen() {
  if (!document.hidden) forgetUnseen();
}

function forgetUnseen() {
  try {
    sessionStorage.removeItem(UNSEEN);
  } catch {}
}

/** The enquiry, written into the addresses of an e-mail and of a text. iPhones take the text after '&', others after '?'. */
function waysOf(enquiry: Enquiry, tours: readonly TourChoice[]): [email: string, text: string] {
  const body = `&body=${encodeURIComponent(enquiryAsText(enquiry, tours))}`;
  return [
    `${emailAddress}?subject=${encodeURIComponent(subjectOf(enquiry))}${body}`,
    `${phoneAddress.replace('tel:', 'sms:')}?${body}`,
  ];
}

function show(news: News, [email, text]: [email: string, text: string]) {
  stopTelling();
  const sent = news === 'sent' || news === 'sentAfterAll';
  const box = document.createElement('div');
  box.className = styles.notice ?? '';
  box.role = 'alert';
  box.dataset.sent = String(sent);
  // Every address is percent-encoded: nothing that was typed can become markup.
  box.innerHTML =
    `<p>${words[news]}</p><p>` +
    (sent
      ? ''
      : `<a data-page href="/contact">${words.back}</a><a href="${email}">${words.byEmail}</a><a href="${text}">${words.byText}</a>`) +
    `<button type="button">${words.close}</button></p>`;
  box.querySelector('button')?.addEventListener('click', () => box.remove());
  document.body.append(box);
}
