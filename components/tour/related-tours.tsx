import { tracked } from '@/components/shared/analytics/tracked';
import { Photo } from '@/components/shared/photo/photo';
import { gettingHere, tourPage } from '@/site/content/texts';
import { allTours, tours } from '@/site/content/tours';
import { tourAddress } from '@/site/facts/tour-address';
import styles from './related-tours.module.css';

/** The next three tours, and the ways to all, to the months and to the boat. */
export function RelatedTours({ slug }: { slug: string }) {
  const index = allTours.findIndex((tour) => tour.slug === slug);
  const next = [...allTours.slice(index + 1), ...allTours.slice(0, index)];
  const others = next.filter(({ backOn }) => !backOn).slice(0, 3);
  return (
    <section className={`section ${styles.related}`} data-print="no">
      {others.length > 0 && (
        <>
          <h2>{tourPage.otherTours}</h2>
          <ul className={`columns ${styles.tours}`}>
            {others.map(({ slug: other, name, image, tourInfo }) => (
              <li key={other}>
                <a
                  className="row"
                  href={tourAddress(other)}
                  {...tracked('tour', `${name}, related`)}
                >
                  <Photo
                    picture={image}
                    crop="upright"
                    sizes="96px"
                    widest={480}
                    decorative
                  />
                  <span>
                    <b className="name">{name}</b>
                    {tourInfo.duration}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="actions">
        {tours.length > 1 && <a href="/#compare">{tourPage.compare}</a>}
        <a href="/about#planner">{tourPage.whenToGo}</a>
        <a href="/about#getting-here">{gettingHere.heading}</a>
      </p>
    </section>
  );
}
