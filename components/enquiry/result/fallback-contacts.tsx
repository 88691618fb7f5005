import { useState } from 'react';
import { tracked } from '@/components/shared/analytics/tracked';
import { ContactLabel } from '@/components/shared/contact-label';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { phoneAddress } from '@/site/contact-addresses';
import { enquiryHelp } from '@/site/enquiry-help';
import { enquiryOutcome } from '@/site/enquiry-outcome';
import { contactPhone } from '@/site/settings';
import type { FallbackMessages } from './fallback';
import styles from './fallback-contacts.module.css';

const { byEmail, byText, byWhatsApp } = enquiryOutcome;

/**
 * The other ways to send a failed enquiry, with all later edits: as an e-mail, as a text message, on WhatsApp, by telephone, or as a
 * copy.
 */
export function FallbackContacts({ fallback }: { fallback: FallbackMessages }) {
  const { email, tooLong, sms, whatsApp, text } = fallback;
  const words = enquiryHelp.fallbackContacts;
  const [result, setResult] = useState<'copyHint' | 'copied' | 'notCopied'>('copyHint');
  const copy = async () => {
    try {
      // Old browsers and plain http have no clipboard at all.
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('notCopied');
    }
  };
  const copyButton = (
    <button className={styles.way} type="button" onClick={copy}>
      <ContactLabel icon="copy" label={words.copy} hint={<span aria-live="polite">{words[result]}</span>} />
    </button>
  );
  return (
    <div className={styles.ways}>
      <p>{words.lead}</p>
      <div className={`columns ${styles.grid}`}>
        {tooLong && copyButton}
        <a className={styles.way} href={email} {...tracked('email', 'failed enquiry')}>
          <ContactLabel icon="mail" label={byEmail} hint={tooLong ? words.copyFirst : words.emailHint} />
        </a>
        {sms && (
          <a className={styles.way} href={sms} {...tracked('phone', 'failed enquiry, text')}>
            <ContactLabel icon="message" label={byText} hint={words.textHint} />
          </a>
        )}
        {whatsApp && (
          <NewTabLink className={styles.way} href={whatsApp} {...tracked('whatsapp', 'failed enquiry')}>
            <ContactLabel icon="chat" label={byWhatsApp} hint={words.whatsAppHint} />
          </NewTabLink>
        )}
        <a className={styles.way} href={phoneAddress} {...tracked('phone', 'failed enquiry')}>
          <ContactLabel icon="phone" label={words.call} hint={contactPhone} />
        </a>
        {!tooLong && copyButton}
        {/* Where the browser refuses to copy. */}
        {result === 'notCopied' && <textarea readOnly rows={6} aria-label={words.yourEnquiry} value={text} />}
      </div>
    </div>
  );
}
