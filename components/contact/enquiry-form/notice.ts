import { enquiryWords as words } from '@/data/enquiry-words';
import { FORM_ID } from './draft';
import { type Enquiry, type TourChoice, waysOf } from './enquiry';
import type { SendStatus } from './sending';

/** Where the tab's storage keeps the result of an enquiry until it has been seen. `UnseenEnd` reads it on the next page. */
const UNSEEN = 'enquiry-unseen';

/** The id of the notice. */
const NOTICE = 'enquiry-news';

type News = 'failed' | 'sent' | 'sentAfterAll' | 'unknown';

/**
 * Tells a visitor who followed a link while the enquiry was being sent how it ended, on the page where they are now. None of
 * the form's components is there, so the notice is plain HTML. At the form, its own status message says it.
 */
export function tell(news: News, enquiry: Enquiry, tours: readonly TourChoice[]): void {
  if (!document.getElementById(FORM_ID)) show(news, waysOf(enquiry, tours));
}

/** Removes the notice: the visitor is back at the form, an enquiry is being sent, or a newer notice follows. */
export function stopTelling(): void {
  document.getElementById(NOTICE)?.remove();
}

/**
 * Keeps an enquiry for the next page of the visit until the visitor has seen how it ended. The result is stored a task later:
 * leaving the page aborts the call, and nobody sees that failure.
 */
export function keepUnseen(status: SendStatus, enquiry: Enquiry, tours: readonly TourChoice[]): void {
  const ways = waysOf(enquiry, tours);
  if (status === 'sending') {
    stopTelling();
    document.removeEventListener('visibilitychange', forgetOnceSeen);
    store('unknown', ways);
  } else
    setTimeout(() => {
      store(status, ways);
      forgetOnceSeen();
      document.addEventListener('visibilitychange', forgetOnceSeen);
    });
}

/** Shows the kept result, once. */
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

function show(news: News, [email, text]: [email: string, text: string]) {
  stopTelling();
  const sent = news === 'sent' || news === 'sentAfterAll';
  const box = document.createElement('div');
  box.id = NOTICE;
  // Not `box.role`: Firefox has it only since 119.
  box.setAttribute('role', 'alert');
  const tone = sent ? 'good' : 'bad';
  // Inline styles: a style sheet would add its names to the scripts of every page.
  box.style.cssText = `position:fixed;inset:auto 0 0;z-index:20;padding:var(--space-4) var(--gutter);border-top:var(--space-2) solid var(--color-${tone});background:var(--color-${tone}-ground);color:var(--color-${tone});font-weight:700`;
  const link = (address: string, name: string) =>
    `<a style="display:inline-block;padding:var(--space-3) var(--space-5) var(--space-3) 0;color:inherit" ${address}>${name}</a>`;
  // Every address is percent-encoded: nothing that was typed can become markup.
  const links = [
    document.getElementById(FORM_ID) ? '' : link('data-page href="/contact"', words.back),
    link(`href="${email}"`, words.byEmail),
    link(`href="${text}"`, words.byText),
  ];
  box.innerHTML = `<p>${words[news]}</p>${sent ? '' : links.join('')}<button type="button" style="padding:var(--space-3) 0;border:0;background:none;color:inherit;font-weight:700;text-decoration:underline">${words.close}</button>`;
  box.querySelector('button')?.addEventListener('click', () => box.remove());
  document.body.append(box);
}
