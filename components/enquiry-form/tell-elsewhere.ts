import { FORM_ID } from './draft';
import styles from './enquiry-form.module.css';
import { MESSAGES } from './sending';

/**
 * Who followed a link while the enquiry was being sent is told, where they are now, that it failed. None of this page's
 * components is there any more, so it is plain HTML; its link loads the contact page, where the words wait in the draft.
 */
export function tellElsewhere(): void {
  if (document.getElementById(FORM_ID)) return;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<p class="${styles.notice}" role="alert">${MESSAGES.failed} <a href="/contact">Back to your enquiry</a></p>`,
  );
}

/** Back at the form, its own status message says it. */
export function stopTelling(): void {
  document.querySelector('body > [role=alert]')?.remove();
}
