import { tracked } from '@/components/shared/analytics/tracked';
import { PageLink } from '@/components/shared/page-link';
import { Photo } from '@/components/shared/photo/photo';
import { tourPage } from '@/data/tour-page';
import { allTours, tourPath, toursToShow } from '@/data/tours';
import styles from './related-tours.module.css';

/** At the end of a tour's page: the next three tours of the list. */
export function RelatedTours({ slug }: { slug: string }) {
  const place = allTours.findIndex((tour) => tour.slug === slug);
  const { tours } = toursToShow([...allTours.slice(place + 1), ...allTours.slice(0, place)]);
  const others = tours.slice(0, 3);
  if (others.length === 0) return null;
  return (
    <section className={`section ${styles.related}`} data-print="no">
      <h2 className={styles.heading}>{tourPage.otherTours}</h2>
      <ul className={styles.row}>
        {others.map(({ slug: other, name, image, tourInfo }) => (
          <li key={other}>
            <PageLink className={styles.tour} href={tourPath(other)} {...tracked('tour', `${name}, related`)}>
              <Photo
                className={styles.picture}
                picture={image}
                crop="upright"
                sizes="96px"
                widest={480}
                decorative
              />
              <span>
                <span className={styles.name}>{name}</span>
                {tourInfo.duration}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
