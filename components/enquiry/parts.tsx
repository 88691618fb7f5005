import { Icon } from '@/components/shared/icon';
import { contact } from '@/site/content/texts';
import { enquiryHelp } from '@/site/enquiry/help';
import styles from './form.module.css';

export type EnquiryParts = typeof enquiryParts;

/**
 * Parts and texts of the form that never change. The server gives them to it,
 * so that they stay out of the scripts.
 */
export const enquiryParts = {
  /** Where a script has not come. It is a plain link to the page itself. */
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
