import { useState } from 'react';
import { tracked } from '@/components/frame/analytics/tracked';
import { Icon } from '@/components/shared/icon';
import { contact } from '@/data/contact';
import { phoneAddress } from '@/data/contact-addresses';
import { enquiryOutcome } from '@/data/enquiry-outcome';
import { contactPhone } from '@/data/settings';
import type { WrittenEnquiry } from '../enquiry/enquiry';
import styles from './other-ways.module.css';

type OtherWaysProps = {
  /** The failed enquiry, with all later edits. */
  written: WrittenEnquiry;
};

/** The other ways to send a failed enquiry: as an e-mail, as a text message, by telephone, or as a copy. */
export function OtherWays({ written }: OtherWaysProps) {
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
          <Icon name="mail" />
          <span>
            <b>{enquiryOutcome.byEmail}</b>
            <small>{words.emailHint}</small>
          </span>
        </a>
        {written.sms && (
          <a className={styles.way} href={written.sms} {...tracked('phone', 'failed enquiry, text')}>
            <Icon name="message" />
            <span>
              <b>{enquiryOutcome.byText}</b>
              <small>{words.textHint}</small>
            </span>
          </a>
        )}
        <a className={styles.way} href={phoneAddress} {...tracked('phone', 'failed enquiry')}>
          <Icon name="phone" />
          <span>
            <b>{words.call}</b>
            <small>{contactPhone}</small>
          </span>
        </a>
        <button className={styles.way} type="button" onClick={copy}>
          <Icon name="copy" />
          <span>
            <b>{words.copy}</b>
            <small aria-live="polite">{words[result]}</small>
          </span>
        </button>
        {/* Where the browser refuses to copy. */}
        {result === 'notCopied' && (
          <textarea readOnly rows={6} aria-label={words.yourEnquiry} value={written.text} />
        )}
      </div>
    </div>
  );
}
