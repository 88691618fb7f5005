import { enquiryHelp } from '@/site/enquiry-help';
import styles from './reload-offer.module.css';

/** Offers a reload, where a script has not come. It is a plain link to the page itself, so it needs no script. */
export function ReloadOffer() {
  const { text, button } = enquiryHelp.reload;
  return (
    <div className={styles.offer}>
      <p>{text}</p>
      <a className="button" data-kind="outline" href="/contact">
        {button}
      </a>
    </div>
  );
}
