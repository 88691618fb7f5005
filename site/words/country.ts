import type { CountryCode } from 'libphonenumber-js';
import file from '../../data/country.json' with { type: 'json' };

// In a file of its own: the tools need it before they can say what is wrong
// with the owner's files.
/**
 * The language of the pages, such as 'en-AU'. NEXT: `next.config.ts` puts it
 * into the scripts, which then leave out the file.
 */
export const language = process.env.SITE_LANGUAGE ?? file.language;

/** The codes of the currency of the prices and of the country: 'AUD', 'AU'. */
export const currency = file.currency;
export const country = file.country as CountryCode;
