import type { ReactNode } from 'react';
import { tracked } from '@/components/shared/analytics/tracked';
import { CheckList } from '@/components/shared/check-list';
import { Column, Columns } from '@/components/shared/columns';
import { NewTabLink } from '@/components/shared/new-tab-link';
import { Terms } from '@/components/shared/terms';
import { guestsLabel } from '@/data/schema/owner-answers';
import { type Tour, tourLabels } from '@/data/schema/tours';
import { tourPage } from '@/site/content/texts';
import { contactPhone, phoneAddress } from '@/site/facts/contact';
import { harbour } from '@/site/facts/harbour';
import { whoCanCome } from '@/site/facts/owner-answers';
import { startTimesOf } from '@/site/facts/start-times';
import { dateInWords } from '@/site/words/calendar-day';
import styles from './tour-details.module.css';
import { TourPrices } from './tour-prices';

/** Highlights, equipment and terms of a tour. An empty column is left out. */
export function TourDetails({ tour }: { tour: Tour }) {
  const {
    name,
    highlights,
    included,
    notIncluded = [],
    bring,
    when,
    backOn,
  } = tour;
  const texts = tourPage.beforeYouBook;
  const meetingPoint = (
    <NewTabLink
      href={harbour.mapUrl}
      {...tracked('maps', `${name}, meeting point`)}
    >
      {harbour.label}
    </NewTabLink>
  );
  const telephone = (
    <a href={phoneAddress} {...tracked('phone', `${name}, facts`)}>
      {contactPhone}
    </a>
  );
  return (
    <section className="section">
      <h2>{texts.heading}</h2>
      <Columns>
        <ListColumn title={tourLabels.highlights} items={highlights} />
        <ListColumn title={tourLabels.included} items={included}>
          {notIncluded.length > 0 && (
            <>
              <h3 className={styles.subtitle}>{tourLabels.notIncluded}</h3>
              <CheckList items={notIncluded} mark="dash" />
            </>
          )}
        </ListColumn>
        <ListColumn title={tourLabels.bring} items={bring} />
        <Column title={texts.terms}>
          <Terms
            terms={[
              { title: tourLabels.when, text: when },
              { title: tourLabels.startTimes, text: startTimesOf(tour) },
              { title: texts.meetingPoint, text: meetingPoint },
              { title: texts.telephone, text: telephone },
              backOn
                ? { title: tourPage.off.label, text: dateInWords(backOn) }
                : { title: texts.price, text: <TourPrices tour={tour} /> },
            ]}
          />
        </Column>
      </Columns>
      {whoCanCome.length > 0 && (
        <Column title={guestsLabel}>
          <Terms terms={whoCanCome} />
        </Column>
      )}
    </section>
  );
}

type ListColumnProps = {
  title: string;
  items: readonly string[] | undefined;
  children?: ReactNode;
};

function ListColumn({ title, items = [], children }: ListColumnProps) {
  if (items.length === 0) return null;
  return (
    <Column title={title}>
      <CheckList items={items} />
      {children}
    </Column>
  );
}
