import type {
  Photograph,
  Picture,
  PictureChoice,
  Shown,
} from '../../data/schema/parts';

/**
 * Content as pages show it, its texts by `words`: for a picture the owner's
 * photograph, else our drawing; in a list no empty text.
 */
export function withPictures<Content>(
  content: Content,
  words = (text: string) => text,
): Shown<Content> {
  const show = (part: unknown): unknown => {
    if (typeof part === 'string') return words(part);
    if (Array.isArray(part))
      return part.map(show).filter((entry) => entry !== '');
    if (typeof part !== 'object' || part === null) return part;
    const parts = Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, show(value)]),
    );
    if ('file' in parts) return photographOf(parts as Photograph);
    return 'poster' in parts || 'photo' in parts
      ? (parts.photo ?? drawingOf(parts as PictureChoice))
      : parts;
  };
  return show(content) as Shown<Content>;
}

function photographOf({ file, alt, focus = 'middle' }: Photograph): Picture {
  const part = (start: string, end: string) => {
    if (focus.includes(start)) return '0%';
    return focus.includes(end) ? '100%' : '50%';
  };
  return {
    original: file,
    alt,
    focus: `${part('left', 'right')} ${part('top', 'bottom')}`,
  };
}

function drawingOf({ poster }: PictureChoice): Picture {
  const { name, ...words } = poster as NonNullable<typeof poster>;
  return { original: `posters/${name}.webp`, ...words };
}
