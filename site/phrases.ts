/** Phrases and labels that code puts numbers and facts into. */
export { default as phrases } from '../data/phrases.json' with { type: 'json' };
