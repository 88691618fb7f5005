import { Icon } from '@/components/shared/icon';
import { contact } from '@/site/content/texts';
import { enquiryHelp } from '@/site/enquiry/help';
import styles from './form.module.css';

export type EnquiryParts = typeof enquiryParts;

/** What the server gives to the form, so that it stays out of the scripts. */
export const enquiryParts = {
  reloadOffer: (
    <div className={styles.reload}>
      <p>{enquiryHelp.reload.text}</p>
      <a className="button" data-kind="outline" href="/contact">
        {enquiryHelp.reload.button}
      </a>
    </div>
  ),
  help: enquiryHelp,
  whatHappensNext: contact.whatHappensNext,
  icons: {
    warning: <Icon name="warning" />,
    check: <Icon name="check" />,
    copy: <Icon name="copy" />,
    mail: <Icon name="mail" />,
    message: <Icon name="message" />,
    chat: <Icon name="chat" />,
    phone: <Icon name="phone" />,
  },
};
