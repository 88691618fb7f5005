import { Disclosure } from '@/components/shared/disclosure';
import { LinkedText } from '@/components/shared/linked-text';
import type { Tour } from '@/data/schema/tours';
import { home, tourPage } from '@/site/content/texts';
import { tours } from '@/site/content/tours';
import { priceOf } from '@/site/facts/prices';
import { tourAddress } from '@/site/facts/tour-address';
import { timeInWords } from '@/site/words/wording';
import styles from './compare-tours.module.css';

/**
 * The tours side by side, closed until pressed. A fact that no tour has is left
 * out; so is the whole table with one tour.
 */
export function CompareTours() {
  const { title, labels } = home.compare;
  const columns = [
    ...(['duration', 'groupSize', 'skillLevel'] as const).map((fact) => ({
      label: tourPage.facts[fact],
      of: ({ tourInfo }: Tour) => tourInfo[fact],
    })),
    { label: tourPage.facts.price, of: priceOf },
    { label: labels.bestFor, of: ({ bestFor }: Tour) => bestFor },
    {
      label: tourPage.beforeYouBook.departure,
      of: ({ schedule, departure }: Tour) =>
        schedule ? timeInWords(schedule.start) : departure,
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
