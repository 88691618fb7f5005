import type { Picture } from '@/data/schema/parts';
import {
  avifSources,
  jpegAddress,
  pictureFiles,
} from '@/site/content/picture-address';

export type PhotoProps = {
  picture: Picture;
  sizes: string;
  /** The widest file in the `srcset`. Fewer addresses make a smaller page. */
  widest?: number;
  /**
   * 'upright' shows the portrait crop around the focal point, always or on
   * phones only.
   */
  crop?: 'upright' | 'upright-on-phones';
  /**
   * 'first' is the largest picture of the first screen. The browser fetches it
   * before other pictures.
   */
  loading?: 'eager' | 'first';
  /** True beside text that already describes the picture. */
  decorative?: boolean;
};

const PHONE = '(max-width: 599px)';

/**
 * The only `<picture>` of the site: AVIF, else JPEG. Its width, height and main
 * colour fill its place until it has loaded.
 */
export function Photo({
  picture,
  sizes,
  widest,
  crop,
  loading,
  decorative,
}: PhotoProps) {
  const { width, height, colour } = pictureFiles(picture);
  const upright = crop === 'upright';
  return (
    <picture>
      {crop === 'upright-on-phones' && (
        <source
          media={PHONE}
          type="image/avif"
          {...avifSources(picture, 'tall', sizes, widest)}
        />
      )}
      <source
        type="image/avif"
        {...avifSources(picture, upright ? 'tall' : 'wide', sizes, widest)}
      />
      <img
        src={jpegAddress(picture)}
        width={upright ? (height * 4) / 5 : width}
        height={height}
        alt={decorative ? '' : picture.alt}
        loading={loading ? 'eager' : 'lazy'}
        {...(loading === 'first' && { fetchPriority: 'high' })}
        // The content security policy allows style attributes.
        style={{ objectPosition: picture.focus, backgroundColor: colour }}
      />
    </picture>
  );
}
