import { Disclosure } from '@/components/shared/disclosure';
import { LinkedText } from '@/components/shared/linked-text';
import { type Tour, tourLabels } from '@/data/schema/tours';
import { home, tourPage } from '@/site/content/texts';
import { tours } from '@/site/content/tours';
import { priceOf } from '@/site/facts/prices';
import { tourAddress } from '@/site/facts/tour-address';
import styles from './compare-tours.module.css';

/** The tours side by side, without a fact that no tour has. */
export function CompareTours() {
  const { title, labels } = home.compare;
  const columns = [
    {
      label: tourLabels.duration,
      of: ({ tourInfo }: Tour) => tourInfo.duration,
    },
    { label: tourPage.facts.groupSize, of: () => tourPage.groupSize },
    {
      label: tourPage.facts.skillLevel,
      of: ({ tourInfo }: Tour) => tourInfo.skillLevel,
    },
    { label: tourPage.facts.price, of: priceOf },
    { label: labels.bestFor, of: ({ bestFor }: Tour) => bestFor },
    {
      label: tourLabels.when,
      of: ({ when, startTimes }: Tour) => when ?? startTimes,
    },
    { label: labels.season, of: ({ season }: Tour) => season },
  ].filter(({ of }) => tours.some(of));
  if (tours.length < 2) return null;
  return (
    <div className={styles.compare}>
      <Disclosure id="compare" title={title} rank="h3">
        <table>
          <caption className="onlyRead">{title}</caption>
          <thead>
            <tr>
              {[labels.tour, ...columns.map(({ label }) => label)].map(
                (label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {tours.map((tour) => (
              <tr key={tour.slug}>
                <th scope="row">
                  <a
                    className="name"
                    href={tourAddress(tour.slug)}
                    data-ink={tour.ink}
                  >
                    {tour.name}
                  </a>
                </th>
                {columns.map(({ label, of }) => (
                  <td key={label} data-label={label}>
                    {of(tour) && (
                      <span>
                        <LinkedText text={of(tour) ?? ''} />
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="actions" data-print="no">
          <a href="/about#planner">{tourPage.whenToGo}</a>
        </p>
      </Disclosure>
    </div>
  );
}
