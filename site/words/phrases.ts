import phrasesFile from '../../data/phrases.json' with { type: 'json' };

/** The phrases from which values are made. */
export { phrasesFile as phrases };
