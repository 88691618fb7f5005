import { enquiryHelp } from '@/site/enquiry-help';
import styles from './reload-offer.module.css';

/** Offers a reload, where a script has not come. It needs no script of its own (components/shared/reload-once.ts). */
export function ReloadOffer() {
  const { text, button } = enquiryHelp.reload;
  return (
    <div className={styles.offer}>
      <p>{text}</p>
      <button className="button" type="button" data-kind="outline" data-reload>
        {button}
      </button>
    </div>
  );
}
