import type { ReactNode } from 'react';
import { tracked } from '@/components/frame/analytics/tracked';
import { CheckList } from '@/components/shared/check-list';
import { Icon } from '@/components/shared/icon';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { phoneAddress } from '@/data/contact-addresses';
import type { Tour } from '@/data/schema/tours';
import { contactPhone } from '@/data/settings';
import { harbour } from '@/data/site';
import { tourPage } from '@/data/tour-page';
import { tourTitle } from '@/data/tours';
import { ShareButton } from './share-button';
import styles from './tour-facts.module.css';

/** What helps to decide, in columns. What a tour does not say is not shown. */
export function TourFacts({ tour }: { tour: Tour }) {
  const words = tourPage.beforeYouBook;
  return (
    <section className={styles.facts}>
      <div className={styles.head}>
        <h2>{words.heading}</h2>
        <ShareButton title={tourTitle(tour)}>
          <Icon name="share" />
          {words.share}
        </ShareButton>
      </div>
      <div className={styles.grid}>
        <FactList title={words.highlights} items={tour.highlights} />
        <FactList title={words.included} items={tour.included}>
          {tour.notIncluded && tour.notIncluded.length > 0 && (
            <>
              <h3 className={styles.subtitle}>{words.notIncluded}</h3>
              <CheckList items={tour.notIncluded} mark="dash" />
            </>
          )}
        </FactList>
        <FactList title={words.bring} items={tour.bring} />
        <div className={styles.fact}>
          <h3 className={styles.title}>{words.terms}</h3>
          <dl className={styles.terms}>
            {tour.departure && (
              <>
                <dt>{words.departure}</dt>
                <dd>{tour.departure}</dd>
              </>
            )}
            <dt>{words.meetingPoint}</dt>
            <dd>
              <NewTabLink href={harbour.mapUrl} {...tracked('maps', `${tour.name}, meeting point`)}>
                {harbour.label}
              </NewTabLink>
            </dd>
            <dt>{words.telephone}</dt>
            <dd>
              <a href={phoneAddress} {...tracked('phone', `${tour.name}, facts`)}>
                {contactPhone}
              </a>
            </dd>
            <dt>{words.price}</dt>
            <dd>{words.prices}</dd>
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
