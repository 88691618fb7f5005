export { default as labels } from '../data/labels.json' with { type: 'json' };
