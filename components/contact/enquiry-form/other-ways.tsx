import { tracked } from '@/components/frame/analytics/tracked';
import { Icon } from '@/components/shared/icon';
import { contact } from '@/data/contact';
import { phoneAddress, textAddress } from '@/data/contact-addresses';
import { enquiryOutcome } from '@/data/enquiry-outcome';
import { contactPhone } from '@/data/settings';
import styles from './other-ways.module.css';
import { CopyEnquiry, WrittenLink } from './other-ways-islands';

/** The other ways to send a failed enquiry. Drawn on the server; its islands hold the enquiry itself. */
export function OtherWays() {
  const { lead, emailHint, textHint, call, copy, copyHint, copied, notCopied, yourEnquiry } =
    contact.otherWays;
  return (
    <div className={styles.ways}>
      <p>{lead}</p>
      <div className={styles.grid}>
        <WrittenLink way="email" className={styles.way} {...tracked('email', 'failed enquiry')}>
          <Icon name="mail" />
          <span>
            <b>{enquiryOutcome.byEmail}</b>
            <small>{emailHint}</small>
          </span>
        </WrittenLink>
        {textAddress && (
          <WrittenLink way="sms" className={styles.way} {...tracked('phone', 'failed enquiry, text')}>
            <Icon name="message" />
            <span>
              <b>{enquiryOutcome.byText}</b>
              <small>{textHint}</small>
            </span>
          </WrittenLink>
        )}
        <a className={styles.way} href={phoneAddress} {...tracked('phone', 'failed enquiry')}>
          <Icon name="phone" />
          <span>
            <b>{call}</b>
            <small>{contactPhone}</small>
          </span>
        </a>
        <CopyEnquiry
          className={styles.way}
          icon={<Icon name="copy" />}
          words={{ copy, copyHint, copied, notCopied, yourEnquiry }}
        />
      </div>
    </div>
  );
}
