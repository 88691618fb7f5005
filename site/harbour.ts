/** Its position, good to about 150 m, is the middle of the basin in OpenStreetMap (@geo-maps/earth-lands-100m 0.6.0, ODbL). */
export { default as harbour } from '../data/harbour.json' with { type: 'json' };
