import { earlyScript } from '@/components/shared/early-script';
import { FORM_ID, OLDER } from './keys';
import { openStore, type Words } from './store';

/**
 * The one keeper of typed words: an inline script after the form. It works
 * before hydration, and where no script of React comes.
 */
export const draftScript = [
  earlyScript(openStore, 'enquiry-draft', 'enquiry-times'),
  earlyScript(keepDraft, FORM_ID, OLDER),
].join(';');

/**
 * Puts the draft into the fields, and stores it at every `input`; at `reset` an
 * empty one, because the form is reset when its enquiry was sent.
 */
export function keepDraft(id: string, older: string): void {
  const root = document.documentElement;
  const store = window.enquiryStore;
  const wasLeft = store.sending;
  let hasChosen = false;
  let leaving = false;
  let followsLink = false;

  const fields = (): HTMLInputElement[] =>
    [...document.querySelectorAll<HTMLInputElement>(`#${id} [name]`)].filter(
      (field) => field.id === field.name,
    );
  const read = (value: (field: HTMLInputElement) => string): Words =>
    Object.fromEntries(fields().map((field) => [field.id, value(field)]));
  const typed = () => read((field) => field.value);
  const start = () => read((field) => field.defaultValue ?? '');
  const text = (words: Words) => JSON.stringify({ ...start(), ...words });

  const show = () => {
    for (const field of fields()) {
      const value = store.words[field.id as keyof Words] ?? field.value;
      if (field.value !== value) field.value = value;
      // The draft may name a tour that is gone: without this its list is empty.
      if (field.matches('select') && !field.value) field.value = '';
    }
  };
  const save = () => {
    const unkept = !store.save() && text(store.words) !== text({});
    root.toggleAttribute('data-unkept', unkept);
    root.removeAttribute('data-older');
    // Only while it is needed: in some browsers the listener keeps the document
    // out of the page cache.
    window.onbeforeunload = unkept || store.sending ? ask : null;
  };
  const ask = (event: Event) => {
    // Chromium asks at a telephone or e-mail link too, which leaves nothing.
    if (followsLink) return;
    event.preventDefault();
    leaving = true;
    // If the visitor stays.
    setTimeout(() => {
      leaving = false;
    });
  };
  const setSending = (sending: boolean) => {
    // Safari ends the call before the page goes: then nobody knows the result.
    if (leaving && !sending) {
      setTimeout(setSending, 1000, sending);
      return;
    }
    store.sending = sending;
    store.words = { ...store.words, ...typed() };
    save();
  };
  const keep = (event: Event) => {
    const target = event.target as HTMLInputElement;
    if ((target.form ?? target).id !== id) return;
    store.words = event.type === 'reset' ? start() : typed();
    if (event.type === 'reset') store.sending = false;
    if (target.id === 'enquiryType') {
      hasChosen = true;
      store.words.tourType = '';
    }
    save();
  };
  // A browser may fill in fields without an event.
  const keepSilent = () => {
    const words = { ...store.words, ...typed() };
    if (
      !document.hidden ||
      store.isOlder() ||
      text(words) === text(store.words)
    )
      return;
    store.words = words;
    save();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !store.isOlder()) return;
    if (store.takeNewer()) show();
    else root.setAttribute('data-older', '');
    dispatchEvent(new Event(older));
  };

  show();
  root.toggleAttribute('data-older', store.isOlder());
  // In the capture phase, because React stops events before hydration.
  addEventListener('input', keep, true);
  addEventListener('reset', keep, true);
  addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', keepSilent);
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('a');
      followsLink = /^(tel|mailto|sms):/.test(link?.href ?? '');
      setTimeout(() => {
        followsLink = false;
      }, 500);
    },
    true,
  );
  window.enquiryDraft = {
    words: () => store.words,
    hasChosen: () => hasChosen,
    wasLeft: () => wasLeft,
    show,
    setSending,
  };
}
