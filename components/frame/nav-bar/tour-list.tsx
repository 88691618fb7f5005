import { tracked } from '@/components/shared/analytics/tracked';
import { LinkedText } from '@/components/shared/linked-text';
import { PageLink } from '@/components/shared/page-link';
import { Photo } from '@/components/shared/photo/photo';
import { tourPath } from '@/data/functions/pages';
import { tours } from '@/data/functions/tours-on';
import styles from './tour-list.module.css';

/** The tours as small posters, for the menu. */
export function TourList() {
  return (
    <ul className={styles.list}>
      {tours.map(({ slug, name, ink, image, tourInfo }) => (
        <li key={slug}>
          <PageLink
            className={styles.poster}
            href={tourPath(slug)}
            data-ink={ink}
            {...tracked('tour', `${name}, menu`)}
          >
            <Photo
              className={styles.picture}
              picture={image}
              sizes="(max-width: 899px) 45vw, 200px"
              widest={480}
              decorative
            />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.duration}>
                <LinkedText text={tourInfo.duration} />
              </span>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
