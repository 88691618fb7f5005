import phrasesFile from '../../data/phrases.json' with { type: 'json' };
import { parse } from '../../data/schema/files';

/** The phrases from which values are made. */
export const phrases = parse('data/phrases.json', phrasesFile);
