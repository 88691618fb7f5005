import { tracked } from '@/components/shared/analytics/tracked';
import { Icon } from '@/components/shared/icon';
import { barPages, barTexts } from '@/site/content/navigation';
import { findPage, type Page } from '@/site/content/pages';
import { contactPhone, phoneAddress } from '@/site/facts/contact';
import { Wordmark } from '../wordmark';
import actionStyles from './bar-actions.module.css';
import { BarLink } from './bar-link';
import linkStyles from './bar-links.module.css';
import { CloseBar } from './close-bar';
import styles from './nav-bar.module.css';
import { TourList } from './tour-list';
import { ToursMenu } from './tours-menu';

/** On phones the links stand in a panel that the hamburger opens. */
export function NavBar() {
  return (
    <header className={`row ${styles.bar}`}>
      <a className={styles.home} href="/">
        <Wordmark />
      </a>
      <a
        className={styles.phone}
        href={phoneAddress}
        {...tracked('phone', 'header')}
      >
        <Icon name="phone" />
        <span className="onlyRead">{`${barTexts.call} ${contactPhone}`}</span>
      </a>
      <button
        className={styles.burger}
        type="button"
        aria-expanded={false}
        aria-controls="menu"
      >
        <Icon name="menu" size={30} />
        <Icon name="close" size={30} />
        <span className="onlyRead">{barTexts.menu}</span>
      </button>
      <nav
        id="menu"
        className={linkStyles.menu}
        data-print="no"
        aria-label={barTexts.links}
      >
        <ul className={linkStyles.links}>
          {barPages.beforeTours.map(entry)}
          <ToursMenu list={<TourList />}>
            {barTexts.tours}
            <Icon name="chevron" size={28} />
          </ToursMenu>
          {barPages.afterTours.map(entry)}
        </ul>
        <div className={`row ${actionStyles.actions}`}>
          <a
            className={`button ${actionStyles.call}`}
            data-kind="outline"
            href={phoneAddress}
            {...tracked('phone', 'menu')}
          >
            <Icon name="phone" />
            <span>{barTexts.call}</span>
            <span>{contactPhone}</span>
          </a>
          <BarLink
            className={`button ${actionStyles.book}`}
            href="/contact"
            {...tracked('book', 'navigation bar')}
          >
            {barTexts.book}
            <span>{` ${barTexts.now}`}</span>
          </BarLink>
        </div>
      </nav>
      <CloseBar />
    </header>
  );
}

const entry = (path: Page['path']) => (
  <li key={path}>
    <BarLink className={linkStyles.link} href={path}>
      {findPage(path).name}
    </BarLink>
  </li>
);
