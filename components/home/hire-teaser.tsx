import { ButtonLink } from '@/components/shared/button-link';
import { CheckList } from '@/components/shared/check-list';
import { InkPanel } from '@/components/shared/ink-panel';
import { Photo } from '@/components/shared/photo/photo';
import { boatHire, home } from '@/site/content/texts';
import { hirePrice } from '@/site/facts/prices';
import styles from './hire-teaser.module.css';

/** The boat hire on the home page: picture, price and a link to its page. */
export function HireTeaser() {
  const { heading, text, points } = home.hire;
  return (
    <section className={`sheet ${styles.halves}`}>
      <Photo
        picture={boatHire.hero.picture}
        sizes="(max-width: 899px) calc(100vw - 16px), 58vw"
      />
      <InkPanel ink="accent" className={styles.panel}>
        <h2>{heading}</h2>
        <p>{hirePrice}</p>
        <p>{text}</p>
        <CheckList items={points} />
        <ButtonLink href="/boat-hire" kind="solid">
          {boatHire.hero.title}
        </ButtonLink>
      </InkPanel>
    </section>
  );
}
