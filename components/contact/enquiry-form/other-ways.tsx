import { tracked } from '@/components/frame/analytics/tracked';
import { Icon } from '@/components/shared/icon';
import { emailAddress, phoneAddress } from '@/data/contact-addresses';
import { contactPhone } from '@/data/settings';
import styles from './other-ways.module.css';

/** The other ways in: no enquiry is ever lost. Drawn on the server; `WrittenOut` writes the enquiry into them. */
export function OtherWays() {
  return (
    <>
      <p>Nothing is lost. Your words are still in the form, and here they are ready to go another way:</p>
      <div className={styles.grid}>
        <a className={styles.way} href={emailAddress} {...tracked('email', 'failed enquiry')}>
          <Icon name="mail" />
          <span>
            <b>Send it by e-mail</b>
            <small>Opens your mail, filled in</small>
          </span>
        </a>
        <a
          className={styles.way}
          href={phoneAddress.replace('tel:', 'sms:')}
          {...tracked('phone', 'failed enquiry, text')}
        >
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
        <button className={styles.way} type="button">
          <Icon name="copy" />
          <span>
            <b>Copy</b>
            <small aria-live="polite">To paste anywhere</small>
          </span>
        </button>
      </div>
    </>
  );
}
