import { useState } from 'react';
import { tracked } from '@/components/shared/analytics/tracked';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { contact } from '@/data/contact';
import { enquiryOutcome } from '@/data/enquiry-outcome';
import { phoneAddress } from '@/data/functions/contact-addresses';
import { contactPhone } from '@/data/settings';
import { ContactLabel } from '../contact-label';
import type { FallbackMessages } from '../enquiry/fallback-messages';
import styles from './fallback-contacts.module.css';

type FallbackContactsProps = {
  /** The failed enquiry, with all later edits. */
  fallback: FallbackMessages;
};

/** The other ways to send a failed enquiry: as an e-mail, as a text message, on WhatsApp, by telephone, or as a copy. */
export function FallbackContacts({ fallback }: FallbackContactsProps) {
  const words = contact.fallbackContacts;
  const [result, setResult] = useState<'copyHint' | 'copied' | 'notCopied'>('copyHint');
  const copy = async () => {
    try {
      // Old browsers and plain http have no clipboard at all.
      await navigator.clipboard.writeText(fallback.text);
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
      <div className={styles.grid}>
        {fallback.tooLong && copyButton}
        <a className={styles.way} href={fallback.email} {...tracked('email', 'failed enquiry')}>
          <ContactLabel
            icon="mail"
            label={enquiryOutcome.byEmail}
            hint={fallback.tooLong ? words.copyFirst : words.emailHint}
          />
        </a>
        {fallback.sms && (
          <a className={styles.way} href={fallback.sms} {...tracked('phone', 'failed enquiry, text')}>
            <ContactLabel icon="message" label={enquiryOutcome.byText} hint={words.textHint} />
          </a>
        )}
        {fallback.whatsApp && (
          <NewTabLink
            className={styles.way}
            href={fallback.whatsApp}
            {...tracked('whatsapp', 'failed enquiry')}
          >
            <ContactLabel icon="chat" label={enquiryOutcome.byWhatsApp} hint={words.whatsAppHint} />
          </NewTabLink>
        )}
        <a className={styles.way} href={phoneAddress} {...tracked('phone', 'failed enquiry')}>
          <ContactLabel icon="phone" label={words.call} hint={contactPhone} />
        </a>
        {!fallback.tooLong && copyButton}
        {/* Where the browser refuses to copy. */}
        {result === 'notCopied' && (
          <textarea readOnly rows={6} aria-label={words.yourEnquiry} value={fallback.text} />
        )}
      </div>
    </div>
  );
}
