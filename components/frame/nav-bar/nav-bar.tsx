import { tracked } from '@/components/frame/analytics/tracked';
import { Wordmark } from '@/components/frame/wordmark';
import { Icon } from '@/components/shared/icon';
import { PageLink } from '@/components/shared/page-link';
import { phoneAddress } from '@/data/contact-addresses';
import { contactPhone } from '@/data/settings';
import styles from './nav-bar.module.css';
import { NavMenu } from './nav-menu';
import { TourList } from './tour-list';
import menuStyles from './tours-menu.module.css';

/** The navigation bar of every page. Its words, pictures and signs are drawn on the server; `NavMenu` makes it work. */
export function NavBar() {
  return (
    <NavMenu
      home={
        <PageLink className={styles.home} href="/">
          <Wordmark />
        </PageLink>
      }
      phone={
        <a className={styles.phone} href={phoneAddress} {...tracked('phone', 'header')}>
          <Icon name="phone" />
          <span className="onlyRead">{`Call ${contactPhone}`}</span>
        </a>
      }
      call={
        <a className={styles.call} href={phoneAddress} {...tracked('phone', 'menu')}>
          <Icon name="phone" />
          <span>Call</span>
          <span>{contactPhone}</span>
        </a>
      }
      booking={tracked('book', 'navigation bar')}
      tours={<TourList />}
      chevron={<Icon className={menuStyles.chevron} name="chevron" size={18} />}
      signs={
        <>
          <Icon name="menu" size={30} />
          <Icon name="close" size={30} />
        </>
      }
    />
  );
}
