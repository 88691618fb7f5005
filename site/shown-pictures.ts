import type { Picture, PicturePlace, Shown } from '../data/schema/parts';

/** Content with the picture of each place: the owner's photograph, else our drawing. */
export function shown<Content>(content: Content): Shown<Content> {
  return showAll(content) as Shown<Content>;
}

function showAll(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(showAll);
  if (typeof content !== 'object' || content === null) return content;
  if ('poster' in content || 'photo' in content) return pictureOf(content as PicturePlace);
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, showAll(value)]));
}

function pictureOf({ poster, photo }: PicturePlace): Picture {
  if (photo) {
    const { file, alt, focus = 'middle' } = photo;
    const part = (start: string, end: string) =>
      focus.includes(start) ? '0%' : focus.includes(end) ? '100%' : '50%';
    return { original: file, alt, focus: `${part('left', 'right')} ${part('top', 'bottom')}` };
  }
  const { name, ...words } = poster as NonNullable<typeof poster>;
  return { original: `posters/${name}.webp`, ...words };
}
