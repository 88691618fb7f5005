import base from './playwright.config';

/** The checks for everyone: axe, HTML_CodeSniffer, keyboard, zoom, contrast, structure; a command of their own. */
export default { ...base, testDir: 'e2e/access', testIgnore: [] };
