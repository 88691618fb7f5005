import type { TourFile } from '../data/schema/tours';
import { tourFiles } from './tour-files';

/** Every tour in the order of the site, with its slug, the name of its file. The values in its texts are not filled in yet. */
export const tourList = Object.entries(tourFiles as Record<string, TourFile>)
  .map(([slug, file]) => ({ slug, ...file }))
  .sort((one, other) => one.order - other.order);
