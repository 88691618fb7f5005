import { tracked } from '@/components/shared/analytics/tracked';
import { Icon } from '@/components/shared/icon';
import { InkPanel } from '@/components/shared/ink-panel';
import { LinkedText } from '@/components/shared/linked-text';
import { Photo } from '@/components/shared/photo/photo';
import type { Tour } from '@/data/schema/tours';
import { home } from '@/site/content/texts';
import { tours } from '@/site/content/tours';
import { ownPrices, priceOf } from '@/site/facts/prices';
import { tourAddress } from '@/site/facts/tour-address';
import { fill } from '@/site/words/fill';
import styles from './tour-card.module.css';

/** A tour as a small poster. A press anywhere on the card follows its link. */
export function TourCard({ tour }: { tour: Tour }) {
  const { slug, name, ink, summary, image, tourInfo } = tour;
  return (
    <article className={styles.card}>
      <Photo
        picture={image}
        sizes={`(max-width: 599px) 96vw, (max-width: 1099px) 46vw, ${tours.length < 4 ? 420 : 310}px`}
        widest={1200}
      />
      <InkPanel ink={ink} sprayed className={styles.panel}>
        <h3>{name}</h3>
        <p className={`row ${styles.fact}`}>
          <Icon name="clock" size={20} />
          <span>
            <LinkedText text={tourInfo.duration} />
          </span>
        </p>
        {pricesDiffer && (
          <p className={`row ${styles.fact}`}>{priceOf(tour)}</p>
        )}
        <p className={styles.summary}>{summary}</p>
        <a
          className={`row ${styles.link}`}
          href={tourAddress(slug)}
          data-print="no"
          {...tracked('tour', `${name}, card`)}
        >
          {home.tours.more}
          <span className="onlyRead">{` ${fill(home.tours.about, { name })}`}</span>
          <Icon name="arrow" />
        </a>
      </InkPanel>
    </article>
  );
}

/** A price that all tours share stands once, below the cards. */
const pricesDiffer = ownPrices(tours) !== '';
