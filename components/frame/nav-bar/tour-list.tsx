import { tracked } from '@/components/shared/analytics/tracked';
import { NoWrap } from '@/components/shared/no-wrap';
import { PageLink } from '@/components/shared/page-link';
import { Photo } from '@/components/shared/photo/photo';
import { menuTours, moreTours, tourPath } from '@/data/tours';
import styles from './tour-list.module.css';

/** The tours as small posters, for the menu. If there are very many: the first of them and a link to all. */
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
                <NoWrap text={tourInfo.duration} />
              </span>
            </span>
          </PageLink>
        </li>
      ))}
      {moreTours && (
        <li>
          <PageLink className={styles.poster} href={moreTours.href} data-ink="navy">
            <span className={styles.words}>
              <span className={styles.name}>{moreTours.words}</span>
            </span>
          </PageLink>
        </li>
      )}
    </ul>
  );
}
