import { useState } from 'react';
import { tracked } from '@/components/shared/analytics/tracked';
import { contact } from '@/data/contact';
import { enquiryOutcome } from '@/data/enquiry-outcome';
import { phoneAddress } from '@/data/functions/contact-addresses';
import { contactPhone } from '@/data/settings';
import { ContactLabel } from '../contact-label';
import type { FallbackMessages } from '../enquiry/enquiry';
import styles from './fallback-contacts.module.css';

type OtherWaysProps = {
  /** The failed enquiry, with all later edits. */
  written: FallbackMessages;
};

/** The other ways to send a failed enquiry: as an e-mail, as a text message, by telephone, or as a copy. */
export function FallbackContacts({ written }: OtherWaysProps) {
  const words = contact.otherWays;
  const [result, setResult] = useState<'copyHint' | 'copied' | 'notCopied'>('copyHint');
  const copy = async () => {
    try {
      // Old browsers and plain http have no clipboard at all.
      await navigator.clipboard.writeText(written.text);
      setResult('copied');
    } catch {
      setResult('notCopied');
    }
  };
  return (
    <div className={styles.ways}>
      <p>{words.lead}</p>
      <div className={styles.grid}>
        <a className={styles.way} href={written.email} {...tracked('email', 'failed enquiry')}>
          <ContactLabel icon="mail" way={enquiryOutcome.byEmail} hint={words.emailHint} />
        </a>
        {written.sms && (
          <a className={styles.way} href={written.sms} {...tracked('phone', 'failed enquiry, text')}>
            <ContactLabel icon="message" way={enquiryOutcome.byText} hint={words.textHint} />
          </a>
        )}
        <a className={styles.way} href={phoneAddress} {...tracked('phone', 'failed enquiry')}>
          <ContactLabel icon="phone" way={words.call} hint={contactPhone} />
        </a>
        <button className={styles.way} type="button" onClick={copy}>
          <ContactLabel icon="copy" way={words.copy} hint={<span aria-live="polite">{words[result]}</span>} />
        </button>
        {/* Where the browser refuses to copy. */}
        {result === 'notCopied' && (
          <textarea readOnly rows={6} aria-label={words.yourEnquiry} value={written.text} />
        )}
      </div>
    </div>
  );
}
