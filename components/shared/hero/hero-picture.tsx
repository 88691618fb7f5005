import { Photo } from '@/components/shared/photo/photo';
import type { Picture } from '@/data/schema/parts';
import styles from './hero-picture.module.css';

type HeroPictureProps = { picture: Picture; loading?: 'first' | 'eager' };

/** The picture of a hero, upright on phones. */
export function HeroPicture({ picture, loading = 'first' }: HeroPictureProps) {
  return (
    <Photo
      className={styles.picture}
      picture={picture}
      crop="upright-on-phones"
      sizes="calc(100vw - 16px)"
      loading={loading}
    />
  );
}
