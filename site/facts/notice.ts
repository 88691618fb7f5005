import noticeFile from '../../data/notice.json' with { type: 'json' };
import { parse } from '../../data/schema/files';

/** One line on top of every page. Empty shows nothing. */
export const notice = parse('data/notice.json', noticeFile);
