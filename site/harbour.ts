/**
 * The harbour: a short text for people, and its parts for structured data. The position is the middle of the harbour's basin, good to
 * about 150 m: the outline of OpenStreetMap (package @geo-maps/earth-lands-100m 0.6.0, ODbL) has the basin as a notch. `npm run check`
 * asks for the berth itself, with five decimals. https://en.wikipedia.org/wiki/List_of_tz_database_time_zones names its time zone.
 */
export { default as harbour } from '../data/harbour.json' with { type: 'json' };
