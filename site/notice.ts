import content from '../data/notice.json' with { type: 'json' };
import { businessFiles } from '../data/schema/business';

/** One line on top of every page. Empty shows nothing. */
export const notice = businessFiles['data/notice.json'].parse(content);
