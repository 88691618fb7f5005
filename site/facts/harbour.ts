import harbourFile from '../../data/harbour.json' with { type: 'json' };
import type { ContentOf } from '../../data/schema/files';

/**
 * Its position, good to about 150 m, is the middle of the basin in
 * OpenStreetMap (@geo-maps/earth-lands-100m 0.6.0, ODbL).
 */
export const harbour: ContentOf<'data/harbour.json'> = harbourFile;
