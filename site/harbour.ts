/**
 * The harbour. Its position is the middle of the basin in the outline of OpenStreetMap (package @geo-maps/earth-lands-100m 0.6.0, ODbL),
 * good to about 150 m. `npm run check` asks for the berth itself.
 */
export { default as harbour } from '../data/harbour.json' with { type: 'json' };
