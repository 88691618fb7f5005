import { Wordmark } from '@/components/frame/wordmark';
import { tracked } from '@/components/shared/analytics/tracked';
import { Icon } from '@/components/shared/icon';
import { PageLink } from '@/components/shared/page-link';
import { phoneAddress } from '@/data/functions/contact-addresses';
import { findPage } from '@/data/functions/pages';
import { barPages, barWords } from '@/data/navigation';
import { contactPhone } from '@/data/settings';
import actionStyles from './bar-actions.module.css';
import styles from './nav-bar.module.css';
import { NavMenu } from './nav-menu';
import { TourList } from './tour-list';
import menuStyles from './tours-menu.module.css';

/** The navigation bar of every page. Its words and icons are drawn on the server; `NavMenu` makes it work. */
export function NavBar() {
  return (
    <NavMenu
      words={barWords}
      beforeTours={barPages.beforeTours.map(findPage).map(link)}
      afterTours={barPages.afterTours.map(findPage).map(link)}
      home={
        <PageLink className={styles.home} href="/" prefetch={false}>
          <Wordmark />
        </PageLink>
      }
      phone={
        <a className={styles.phone} href={phoneAddress} data-print="no" {...tracked('phone', 'header')}>
          <Icon name="phone" />
          <span className="onlyRead">{`${barWords.call} ${contactPhone}`}</span>
        </a>
      }
      call={
        <a className={actionStyles.call} href={phoneAddress} {...tracked('phone', 'menu')}>
          <Icon name="phone" />
          <span className={actionStyles.word}>{barWords.call}</span>
          <span className={actionStyles.number}>{contactPhone}</span>
        </a>
      }
      tours={<TourList />}
      chevron={<Icon className={menuStyles.chevron} name="chevron" size={28} />}
      menuIcons={
        <>
          <Icon name="menu" size={30} />
          <Icon name="close" size={30} />
        </>
      }
    />
  );
}

const link = ({ path, name }: ReturnType<typeof findPage>) => ({ path, name });
