import { useState } from 'react';
import { tracked } from '@/components/frame/analytics/tracked';
import { contact } from '@/data/contact';
import { phoneAddress } from '@/data/contact-addresses';
import { enquiryOutcome } from '@/data/enquiry-outcome';
import { contactPhone } from '@/data/settings';
import type { WrittenEnquiry } from '../enquiry/enquiry';
import { WayWords } from '../way-words';
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
          <WayWords icon="mail" way={enquiryOutcome.byEmail} hint={words.emailHint} />
        </a>
        {written.sms && (
          <a className={styles.way} href={written.sms} {...tracked('phone', 'failed enquiry, text')}>
            <WayWords icon="message" way={enquiryOutcome.byText} hint={words.textHint} />
          </a>
        )}
        <a className={styles.way} href={phoneAddress} {...tracked('phone', 'failed enquiry')}>
          <WayWords icon="phone" way={words.call} hint={contactPhone} />
        </a>
        <button className={styles.way} type="button" onClick={copy}>
          <WayWords icon="copy" way={words.copy} hint={<span aria-live="polite">{words[result]}</span>} />
        </button>
        {/* Where the browser refuses to copy. */}
        {result === 'notCopied' && (
          <textarea readOnly rows={6} aria-label={words.yourEnquiry} value={written.text} />
        )}
      </div>
    </div>
  );
}
