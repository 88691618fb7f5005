import { earlyScript } from '@/components/shared/early-script';
import { FORM_ID, OLDER } from './keys';
import { askBeforeLeaving } from './leaving';
import { openStore, type Words } from './store';

/** What the early script below gives to the form. */
type DraftKeeper = {
  /** The words as they were typed last, also where nothing can be stored. */
  words: () => Words;
  /** Whether the visitor has chosen a type in this document. */
  hasChosen: () => boolean;
  /** Whether an earlier document was left while it was sending. */
  wasLeft: () => boolean;
  /** Puts the words into the fields. */
  show: () => void;
  /** Sending begins or ends. Meanwhile the browser asks before leaving. */
  setSending: (sending: boolean) => void;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it adds to the browser's own
  interface Window {
    enquiryDraft: DraftKeeper;
  }
}

/** Keeps typed words. Inline, so it works before React, and without. */
export const draftScript = [
  earlyScript(openStore, 'enquiry-draft', 'enquiry-times'),
  earlyScript(askBeforeLeaving),
  earlyScript(keepDraft, FORM_ID, OLDER),
].join(';');

/**
 * Puts the draft into the fields and stores it at every `input`. At `reset` the
 * enquiry was sent, so it stores an empty one.
 */
function keepDraft(id: string, older: string): void {
  const root = document.documentElement;
  const { enquiryStore: store, enquiryLeaving: leaving } = window;
  const wasLeft = store.sending && !store.isOlder();
  let hasChosen = false;
  let isSending = false;
  let ending: ReturnType<typeof setTimeout>;

  const fields = (): HTMLInputElement[] =>
    [...document.querySelectorAll<HTMLInputElement>(`#${id} [name]`)].filter(
      (field) => field.id === field.name,
    );
  const read = (value: (field: HTMLInputElement) => string): Words =>
    Object.fromEntries(fields().map((field) => [field.id, value(field)]));
  const typed = () => ({ ...store.words, ...read((field) => field.value) });
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
  const save = (words: Words, sending = store.sending) => {
    Object.assign(store, { words, sending });
    const unkept = !store.save() && text(words) !== text({});
    root.toggleAttribute('data-unkept', unkept);
    root.removeAttribute('data-older');
    leaving.ask(unkept || isSending);
  };
  const setSending = (sending: boolean) => {
    isSending = sending;
    clearTimeout(ending);
    save(typed(), sending || leaving.hasAsked());
    // A call may end because the page goes: then nobody knows the result.
    if (!sending && store.sending)
      ending = setTimeout(() => save(typed(), false), 10_000);
  };
  const keep = ({ target, type }: Event) => {
    const field = target as HTMLInputElement;
    if ((field.form ?? field).id !== id) return;
    const words = type === 'reset' ? start() : typed();
    if (field.id === 'enquiryType') {
      hasChosen = true;
      words.tourType = '';
    }
    if (type === 'reset') isSending = false;
    save(words, type !== 'reset' && store.sending);
  };
  // A browser may fill in fields without an event.
  const keepSilent = () => {
    const isNew = text(typed()) !== text(store.words);
    if (document.hidden && isNew && !store.isOlder()) save(typed());
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || !store.isOlder()) return;
    isSending = false;
    leaving.ask(false);
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
  window.enquiryDraft = {
    words: () => store.words,
    hasChosen: () => hasChosen,
    wasLeft: () => wasLeft,
    show,
    setSending,
  };
}
