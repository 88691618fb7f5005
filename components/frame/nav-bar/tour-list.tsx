import { tracked } from '@/components/shared/analytics/tracked';
import { LinkedText } from '@/components/shared/linked-text';
import { Photo } from '@/components/shared/photo/photo';
import { tours } from '@/site/content/tours';
import { tourAddress } from '@/site/facts/tour-address';
import styles from './tours-menu.module.css';

export function TourList() {
  return (
    <ul className={styles.list}>
      {tours.map(({ slug, name, ink, image, tourInfo }) => (
        <li key={slug}>
          <a
            href={tourAddress(slug)}
            data-ink={ink}
            {...tracked('tour', `${name}, menu`)}
          >
            <Photo
              picture={image}
              sizes="(max-width: 899px) 45vw, 200px"
              widest={480}
              decorative
            />
            <span>
              <b className="name">{name}</b>{' '}
              <LinkedText text={tourInfo.duration} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
