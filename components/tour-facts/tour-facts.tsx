import { tracked } from '@/components/analytics/tracked';
import { CheckList } from '@/components/check-list/check-list';
import { groupPrice, tourPrice } from '@/data/prices';
import { harbour } from '@/data/site';
import type { Tour } from '@/data/tour';
import styles from './tour-facts.module.css';

/** What helps to decide, in columns. What a tour does not say is not shown. */
export function TourFacts({ tour }: { tour: Tour }) {
  const lists = [
    ['Highlights', tour.highlights],
    ['Included', tour.included],
    ['Not included', tour.notIncluded],
    ['What to bring', tour.bring],
  ] as const;
  return (
    <section className={styles.facts}>
      <h2>Before you book</h2>
      <div className={styles.grid}>
        {lists.map(
          ([title, items]) =>
            items &&
            items.length > 0 && (
              <div key={title} className={styles.fact}>
                <h3 className={styles.title}>{title}</h3>
                <CheckList items={items} />
              </div>
            ),
        )}
        <div className={styles.fact}>
          <h3 className={styles.title}>When, where, how much</h3>
          <dl className={styles.terms}>
            {tour.departure && (
              <>
                <dt>Departure</dt>
                <dd>{tour.departure}</dd>
              </>
            )}
            <dt>Meeting point</dt>
            <dd>
              <a
                href={harbour.mapUrl}
                target="_blank"
                rel="noopener"
                {...tracked('maps', `${tour.name}, meeting point`)}
              >
                {harbour.label}
              </a>
            </dd>
            <dt>Price</dt>
            <dd>
              {capitalised(tourPrice)}; {groupPrice}
            </dd>
          </dl>
        </div>
      </div>
    </section>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
