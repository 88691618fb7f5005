import type { ReactNode } from 'react';
import { tracked } from '@/components/frame/analytics/tracked';
import { CheckList } from '@/components/shared/check-list';
import { Icon } from '@/components/shared/icon';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { phoneAddress } from '@/data/contact-addresses';
import { groupPrice, tourPrice } from '@/data/prices';
import type { Tour } from '@/data/schema/tours';
import { contactPhone } from '@/data/settings';
import { harbour } from '@/data/site';
import { tourTitle } from '@/data/tours';
import { ShareButton } from './share-button';
import styles from './tour-facts.module.css';

/** What helps to decide, in columns. What a tour does not say is not shown. */
export function TourFacts({ tour }: { tour: Tour }) {
  return (
    <section className={styles.facts}>
      <div className={styles.head}>
        <h2>Before you book</h2>
        <ShareButton title={tourTitle(tour)}>
          <Icon name="share" />
          Share this tour
        </ShareButton>
      </div>
      <div className={styles.grid}>
        <FactList title="Highlights" items={tour.highlights} />
        <FactList title="Included" items={tour.included}>
          {tour.notIncluded && tour.notIncluded.length > 0 && (
            <>
              <h3 className={styles.subtitle}>Not included</h3>
              <CheckList items={tour.notIncluded} mark="dash" />
            </>
          )}
        </FactList>
        <FactList title="What to bring" items={tour.bring} />
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
              <NewTabLink href={harbour.mapUrl} {...tracked('maps', `${tour.name}, meeting point`)}>
                {harbour.label}
              </NewTabLink>
            </dd>
            <dt>Telephone</dt>
            <dd>
              <a href={phoneAddress} {...tracked('phone', `${tour.name}, facts`)}>
                {contactPhone}
              </a>
            </dd>
            <dt>Price</dt>
            <dd>{`${capitalised(tourPrice)}; ${groupPrice}`}</dd>
          </dl>
        </div>
      </div>
    </section>
  );
}

type FactListProps = { title: string; items: readonly string[] | undefined; children?: ReactNode };

function FactList({ title, items, children }: FactListProps) {
  if (!items || items.length === 0) return null;
  return (
    <div className={styles.fact}>
      <h3 className={styles.title}>{title}</h3>
      <CheckList items={items} />
      {children}
    </div>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
