/** One line on top of every page. Empty shows nothing. */
export { default as notice } from '../data/notice.json' with { type: 'json' };
