import texts from '../../data/error-screens.json' with { type: 'json' };

// Each by its name: so a script holds only the texts that it shows.
/** Of a page that throws. */
export const thrownTexts = texts.thrownTexts;
export const missingScriptsTexts = texts.missingScriptsTexts;
export const notFoundTexts = texts.notFoundTexts;
/** Of a page that is at another address. */
export const movedText = texts.movedText;
