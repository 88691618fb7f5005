import { type ReactNode, useSyncExternalStore } from 'react';
import type { Enquiry } from '@/site/enquiry/fields';
import { enquiryOutcome } from '@/site/enquiry/outcome';
import { DRAFT_KEY, RESULT_KEY } from './keys';
import type { FallbackMessages } from './result/fallback';

type Attempt = { enquiry: Enquiry; fallback: FallbackMessages };

/**
 * The state of the current or last enquiry. `told`: its result has been in view
 * long enough.
 */
export type EnquiryState =
  | { status: 'idle' }
  /**
   * `arrived`: the same enquiry was sent before, and arrived after its failure
   * was shown.
   */
  | ({ status: 'sending'; arrived?: true } & Attempt)
  /** `afterAll`: the enquiry arrived after its failure was shown. */
  | { status: 'sent'; enquiry: Enquiry; afterAll?: true; told?: true }
  /**
   * `uncertain`: the page was left before the response; only the visitor closes
   * it. `stuck`: it failed before the call of the e-mail service, perhaps for
   * want of a script. `cut`: the call ended without a response, perhaps because
   * the page goes. `closed`: the visitor has closed its notice; the form still
   * offers the other ways.
   */
  | ({
      status: 'failed';
      uncertain?: true;
      told?: true;
      closed?: true;
      stuck?: boolean;
      cut?: boolean;
    } & Attempt);

export type Execute = (action: string) => Promise<string>;

/**
 * The bot check in the page, and its function, once it has loaded. `owes`: a
 * token was asked for, and has not come.
 */
type BotCheck = { drawn: ReactNode; execute: Promise<Execute>; owes: boolean };

type Store = {
  state: EnquiryState;
  /** The words of the form, also where storage is blocked or full. */
  draft?: Enquiry | undefined;
  /** Whether the page has the form, which shows the result itself. */
  formOpen: boolean;
  botCheck?: BotCheck | undefined;
};

const START: Store = { state: { status: 'idle' }, formOpen: false };

// Outside React, because sending goes on when the visitor follows a link: the
// next page shows the result.
let store = START;
const listeners = new Set<() => void>();

function update(change: Partial<Store>): void {
  store = { ...store, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the store holds now, for code outside React. */
export const enquiryStore = (): Store => store;

/** What the store holds, for components: they draw again when it changes. */
export const useEnquiryStore = (): Store =>
  useSyncExternalStore(subscribe, enquiryStore, () => START);

/**
 * Changes the state. While an enquiry is being sent, `data-sending` on the
 * document says so, and no repair leaves the document. The tab's storage keeps
 * the result until it is closed, a success until it is told. If this page is
 * closed before it is told, the next page shows it.
 */
export function setEnquiryState(state: EnquiryState): void {
  setFlag('sending', state.status === 'sending');
  if (state.status === 'sending')
    storeInTab(RESULT_KEY, { ...state, status: 'failed', uncertain: true });
  else if (state.status === 'idle' || (state.status === 'sent' && state.told))
    storeInTab(RESULT_KEY, undefined);
  // When the visitor leaves, the browser aborts the call, Safari long before the
  // page goes. The result stays unknown until the failure has been in view.
  else if (state.status === 'sent' || !state.cut || state.told)
    storeInTab(RESULT_KEY, state);
  update({ state });
}

/**
 * Sets or removes a flag on <html>. While one of the two is set, the browser
 * asks before the document goes.
 */
function setFlag(flag: 'sending' | 'unkept', on: boolean) {
  const root = document.documentElement;
  root.toggleAttribute(`data-${flag}`, on);
  window.onbeforeunload = root.matches('[data-sending], [data-unkept]')
    ? askBeforeLeaving
    : null;
}

const askBeforeLeaving = (event: Event) => event.preventDefault();

/** Takes the result that an earlier page has stored and not told. */
export function restoreResult(): void {
  const result = storedResult();
  if (result && !result.told && store.state.status === 'idle')
    setEnquiryState(result);
}

/**
 * The result in the tab's storage. A malformed one, as an older version of the
 * site may have stored, counts as none.
 */
function storedResult() {
  const { enquiry, fallback, ...rest } = Object(readFromTab(RESULT_KEY));
  if (!enquiry || rest.status !== (fallback ? 'failed' : 'sent'))
    return undefined;
  return {
    ...rest,
    enquiry: plainValues(enquiry),
    fallback: fallback && plainValues(fallback),
  };
}

// A page from the browser's page cache is as it was left; a later page of the
// tab may have changed or sent its words. There is no window while the page is
// built.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (
    !persisted ||
    store.state.status === 'sending' ||
    'unkept' in document.documentElement.dataset
  )
    return;
  update({ draft: undefined });
  setEnquiryState(storedResult() ?? START.state);
});

/** Forgets the result, because the visitor has closed it. */
export const closeResult = (): void => setEnquiryState(START.state);

/** The visitor has closed the notice of the result. */
export function closeNotice(): void {
  const { state } = store;
  if (state.status === 'failed')
    setEnquiryState({ ...state, told: true, closed: true });
  else closeResult();
}

/**
 * Forgets the result, because the visitor changes what was sent, or presses
 * Send with errors in the form.
 */
export function dismissResult(): void {
  if (store.state.status !== 'sending' && !isUncertain(store.state))
    closeResult();
}

export const isUncertain = (state: EnquiryState): boolean =>
  state.status === 'failed' && !!state.uncertain;

/** The message for a state; empty until there is a result. */
export function outcomeOf(state: EnquiryState): string {
  const { sent, sentAfterAll, failed, uncertain } = enquiryOutcome;
  if (state.status === 'sent') return state.afterAll ? sentAfterAll : sent;
  if (state.status === 'failed') return state.uncertain ? uncertain : failed;
  return '';
}

/**
 * The form comes or goes. A result that has been told goes with it. Any other
 * one is shown by the notice from then on.
 */
export function setFormOpen(formOpen: boolean): void {
  update({ formOpen });
  if (!formOpen && 'told' in store.state) closeResult();
}

/** Puts the bot check into the page, or takes it away. */
export const setBotCheck = (botCheck: BotCheck | undefined): void =>
  update({ botCheck });

/**
 * Keeps the words of the form for this tab. `data-unkept` says that a reload
 * would lose them. `blank`: the visitor has typed none. After words that were
 * sent or deleted the draft is empty, so that an older page does not bring them
 * back.
 */
export function saveDraft(draft: Enquiry | undefined, blank: boolean): void {
  const stored = storeInTab(
    DRAFT_KEY,
    blank ? readFromTab(DRAFT_KEY) && {} : draft,
  );
  setFlag('unkept', !blank && !stored);
  update({ draft });
}

/** Clears the words of the draft in memory and in storage. */
export const clearDraft = (): void => saveDraft(undefined, true);

/**
 * Whether the tab's storage holds a draft, also one without words, and all that
 * was typed.
 */
export const isDraftStored = (): boolean =>
  !('unkept' in document.documentElement.dataset) &&
  Boolean(readFromTab(DRAFT_KEY));

/** The draft, or an empty object. */
export const readDraft = (): Partial<Enquiry> =>
  store.draft ?? plainValues(readFromTab(DRAFT_KEY));

/**
 * Stores a value in the tab, or removes it. Returns whether storage, which may
 * be blocked or full, holds it now.
 */
export function storeInTab(key: string, value: object | undefined): boolean {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** What the tab has stored; nothing where storage is blocked or malformed. */
export function readFromTab(key: string) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {}
}

/**
 * The values of an object without lists and objects in it, which an older
 * version of the site may have stored.
 */
function plainValues(object: unknown) {
  return Object.fromEntries(
    Object.entries(Object(object)).filter(
      ([, value]) => Object(value) !== value,
    ),
  );
}
