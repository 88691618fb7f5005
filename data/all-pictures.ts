import { pages } from './pages';
import type { Picture } from './schema/parts';
import { notFoundPicture } from './site';

/** Every picture the site shows, each name once: what `photos/` must hold and the tools make sizes of. */
export function allPictures(): readonly Picture[] {
  const pictures = [...pages.flatMap((page) => page.pictures), notFoundPicture];
  return [...new Map(pictures.map((picture) => [picture.name, picture])).values()];
}
