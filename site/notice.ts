import content from '../data/notice.json' with { type: 'json' };

/** One line on top of every page. Empty shows nothing. The editor leaves out what is empty. */
export const notice = { text: '', lastDay: '', ...(content as Partial<typeof content>) };
