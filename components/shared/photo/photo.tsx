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
  /** 'upright' is the portrait crop around the focal point. */
  crop?: 'upright' | 'upright-on-phones';
  /** 'first' is the largest picture of the first screen. */
  loading?: 'eager' | 'first';
  /** True beside text that already describes the picture. */
  decorative?: boolean;
};

const PHONE = '(max-width: 599px)';

/** AVIF, else JPEG. Its size and main colour fill its place until it loads. */
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
        style={{ objectPosition: picture.focus, backgroundColor: colour }}
      />
    </picture>
  );
}
