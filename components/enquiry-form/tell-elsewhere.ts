import { FORM_ID } from './draft';
import styles from './tell-elsewhere.module.css';

const NOTICE_ID = 'enquiry-notice';

/**
 * Who followed a link while the enquiry was being sent is told, where they are now, that it failed. None of this page's
 * components is there any more, so it is a plain element; its link loads the contact page, where the words wait in the draft.
 */
export function tellElsewhere(message: string): void {
  if (document.getElementById(FORM_ID)) return;
  const notice = document.createElement('p');
  notice.id = NOTICE_ID;
  notice.className = styles.notice ?? '';
  notice.role = 'alert';
  const link = document.createElement('a');
  link.href = '/contact';
  link.textContent = 'Back to your enquiry';
  notice.append(`${message} `, link);
  document.body.append(notice);
}

/** Back at the form, its own status message says it. */
export function stopTelling(): void {
  document.getElementById(NOTICE_ID)?.remove();
}
