/** Labels of several pages. */
export { default as labels } from '../data/labels.json' with { type: 'json' };
