import { useState } from 'react';
import { tracked } from '@/components/analytics/tracked';
import { Icon } from '@/components/icon/icon';
import { phoneAddress } from '@/data/contact-addresses';
import { contactEmail, contactPhone } from '@/data/settings';
import { type Enquiry, enquiryAsText, subjectOf, type TourChoice } from './enquiry';
import styles from './other-ways.module.css';

/** The other ways in, each with the enquiry already written: no enquiry is ever lost. */
export function OtherWays({ enquiry, tours }: { enquiry: Enquiry; tours: readonly TourChoice[] }) {
  const [copied, setCopied] = useState('');
  const text = enquiryAsText(enquiry, tours);
  const body = encodeURIComponent(text);
  // iPhones take the text after '&', others after '?'.
  const sms = `${phoneAddress.replace('tel:', 'sms:')}?&body=${body}`;
  const copy = async () => {
    try {
      // Old browsers and plain http have no clipboard at all.
      await navigator.clipboard.writeText(text);
      setCopied('Copied');
    } catch {
      setCopied('Not copied: select the text below');
    }
  };
  return (
    <div className={styles.ways}>
      <p>Nothing is lost. Your words are still in the form, and here they are ready to go another way:</p>
      <div className={styles.grid}>
        <a
          className={styles.way}
          href={`mailto:${contactEmail}?subject=${encodeURIComponent(subjectOf(enquiry))}&body=${body}`}
          {...tracked('email', 'failed enquiry')}
        >
          <Icon name="mail" />
          <span>
            <b>Send it by e-mail</b>
            <small>Opens your mail, filled in</small>
          </span>
        </a>
        <a className={styles.way} href={sms} {...tracked('phone', 'failed enquiry, text')}>
          <Icon name="message" />
          <span>
            <b>Send it as a text</b>
            <small>Opens a message, filled in</small>
          </span>
        </a>
        <a className={styles.way} href={phoneAddress} {...tracked('phone', 'failed enquiry')}>
          <Icon name="phone" />
          <span>
            <b>Call us</b>
            <small>{contactPhone}</small>
          </span>
        </a>
        <button className={styles.way} type="button" onClick={copy}>
          <Icon name="copy" />
          <span>
            <b>Copy</b>
            <small aria-live="polite">{copied || 'To paste anywhere'}</small>
          </span>
        </button>
      </div>
      {copied.startsWith('Not') && (
        <textarea className={styles.text} readOnly rows={6} aria-label="Your enquiry" value={text} />
      )}
    </div>
  );
}
