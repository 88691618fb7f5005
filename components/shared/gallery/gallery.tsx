import type { CSSProperties } from 'react';
import { Photo } from '@/components/shared/photo/photo';
import type { Picture } from '@/data/schema/parts';
import { labels } from '@/site/content/labels';
import { largeAddress, pictureFiles } from '@/site/content/picture-address';
import styles from './gallery.module.css';
import { LightboxLinks } from './lightbox-links';

type GalleryProps = { pictures?: readonly Picture[] | undefined };

/** The widest file that a press opens: enough for a laptop. */
const WIDEST = 1600;

/**
 * Photographs in one row, uncut. A press shows them larger; without scripts
 * each is a link to its file.
 */
export function Gallery({ pictures = [] }: GalleryProps) {
  if (!pictures.length) return null;
  const shapes = pictures.map((picture) => {
    const { width, height } = pictureFiles(picture);
    return Math.round((width / height) * 100) / 100;
  });
  const all = shapes.reduce((sum, shape) => sum + shape, 0);
  return (
    <section
      className={styles.gallery}
      aria-label={labels.gallery.photographs}
      data-print="no"
    >
      <LightboxLinks
        words={labels.gallery}
        className={styles.row}
        style={sized({ all, gaps: pictures.length - 1 })}
      >
        {pictures.map((picture, index) => {
          const shape = shapes[index] ?? 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: as text the key would stand in the data of the page once more
            <li key={index} style={sized({ shape })}>
              <a href={largeAddress(picture, WIDEST)}>
                <Photo
                  picture={picture}
                  sizes={`max(${Math.round(220 * shape)}px, ${Math.round(22 * shape)}vw)`}
                  widest={WIDEST}
                />
              </a>
            </li>
          );
        })}
      </LightboxLinks>
    </section>
  );
}

/** Numbers that are known at build, so that nothing moves on the page. */
const sized = (sizes: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [`--${name}`, size]),
  ) as CSSProperties;
