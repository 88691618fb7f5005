import { preload } from 'react-dom';
import type { Picture } from '@/data/pictures';
import styles from './photo.module.css';
import { type Format, pictureFile, sourceSet } from './picture-address';

type PhotoProps = {
  picture: Picture;
  /** The width it is shown at, as the `sizes` attribute says it. */
  sizes: string;
  /** 'upright' shows the portrait crop round the focal point, always or on phones only. */
  crop?: 'wide' | 'upright' | 'upright-on-phones';
  /** 'first' is the largest thing of the first screen: fetched at once. */
  loading?: 'lazy' | 'eager' | 'first';
  /** Beside words that already name it, a picture only decorates. */
  decorative?: boolean;
  className?: string | undefined;
};

const PHONE = '(max-width: 599px)';
const FORMATS: readonly Format[] = ['avif', 'webp'];

/**
 * The only `<picture>` of the site: AVIF, WebP, then JPEG, each in every width there is, with the place it takes known
 * before it comes. Which files exist is read from `data/picture-files.json`, written by `npm run pictures`.
 */
export function Photo({
  picture,
  sizes,
  crop = 'wide',
  loading = 'lazy',
  decorative = false,
  className = '',
}: PhotoProps) {
  const { width, height, colour } = pictureFile(picture.name);
  const upright = crop === 'upright';
  if (loading === 'first') preloadFirst(picture.name, sizes, crop);
  return (
    <picture className={`${styles.frame} ${className}`}>
      {crop === 'upright-on-phones' &&
        FORMATS.map((format) => (
          <source
            key={format}
            media={PHONE}
            type={`image/${format}`}
            srcSet={sourceSet(picture.name, format, 'tall')}
            sizes={sizes}
          />
        ))}
      {FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourceSet(picture.name, format, upright ? 'tall' : 'wide')}
          sizes={sizes}
        />
      ))}
      <img
        className={styles.photo}
        srcSet={sourceSet(picture.name, 'jpg', upright ? 'tall' : 'wide')}
        sizes={sizes}
        width={upright ? (height * 4) / 5 : width}
        height={height}
        alt={decorative ? '' : picture.alt}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        decoding="async"
        {...(loading === 'first' && { fetchPriority: 'high' })}
        // The policy allows style attributes (the bot check's badge needs them); the values come from our own data.
        style={{ objectPosition: picture.focus, backgroundColor: colour }}
      />
    </picture>
  );
}

/** Names the first picture in the head, in the crop and format that will be shown, before the parser meets the body. */
function preloadFirst(name: string, imageSizes: string, crop: NonNullable<PhotoProps['crop']>) {
  const hint = (kind: 'wide' | 'tall', media?: string) =>
    preload(sourceSet(name, 'avif', kind), {
      as: 'image',
      type: 'image/avif',
      fetchPriority: 'high',
      imageSrcSet: sourceSet(name, 'avif', kind),
      imageSizes,
      ...(media && { media }),
    });
  if (crop === 'upright-on-phones') {
    hint('tall', PHONE);
    hint('wide', '(min-width: 600px)');
  } else hint(crop === 'upright' ? 'tall' : 'wide');
}
