import type { Words } from './store';

export const FORM_ID = 'enquiry';

/** The event in a document whose words were written elsewhere since. */
export const OLDER = 'enquiry-older';

/** What the early script (draft.ts) gives to the form. */
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
