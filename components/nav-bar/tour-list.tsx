import { tracked } from '@/components/analytics/tracked';
import { PageLink } from '@/components/page-link/page-link';
import { Photo } from '@/components/photo/photo';
import { allTours, menuTours, tourPath } from '@/data/tours';
import styles from './tour-list.module.css';

/** The tours as small posters, for the menu; of very many the first ones. */
export function TourList() {
  return (
    <ul className={styles.list}>
      {menuTours.map(({ slug, name, ink, image, tourInfo }) => (
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
                {tourInfo.duration.split(/(?<= )(\d+-\d+)/).map(unbroken)}
              </span>
            </span>
          </PageLink>
        </li>
      ))}
      {allTours && (
        <li>
          <PageLink className={styles.poster} href={allTours.href} data-ink="ink">
            <span className={styles.words}>
              <span className={styles.name}>{allTours.words}</span>
            </span>
          </PageLink>
        </li>
      )}
    </ul>
  );
}

/** '2-8' of 'Flexible, 2-8 Hours' stays together. */
function unbroken(part: string, index: number) {
  return index % 2 ? <span key={part}>{part}</span> : part;
}
