import { tourFile } from '../data/schema/tours';
import { tourFiles } from './tour-files';

/** Every tour in the order of the site, with its slug, the name of its file. The values in its texts are not filled in yet. */
export const tourList = Object.entries(tourFiles)
  .map(([slug, content]) => ({ slug, ...tourFile.parse(content) }))
  .sort((one, other) => one.order - other.order);
