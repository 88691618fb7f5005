import labelsFile from '../../data/labels.json' with { type: 'json' };

/** The words of buttons, and of what is only read aloud. */
export { labelsFile as labels };
