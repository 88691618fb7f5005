import { join } from 'node:path';
import { pages } from '../../../site/content/pages';
import type { Finding } from '../../content/finding';
import { textIn } from '../../shared/files';
import { readHtml } from '../../shared/read-html';

/**
 * One finding for each page of the sitemap that visitors would see empty or
 * search engines would leave out, whatever the cause.
 */
export const incompletePages = (folder: string): Finding[] =>
  pages.flatMap(({ path }) => {
    const $ = readHtml(
      textIn(join(folder, `${path === '/' ? 'index' : path}.html`)),
    );
    const fault =
      (!$('h1').text().trim() && 'it has no heading') ||
      (!$('title').text().trim() && 'it has no title') ||
      ($('meta[name="robots"][content*="noindex"]').length > 0 &&
        'it asks search engines to leave it out');
    if (!fault) return [];
    const sentence = `${path} is not a whole page: ${fault}. Look at what was last changed for it.`;
    return { level: 'red', sentence };
  });
