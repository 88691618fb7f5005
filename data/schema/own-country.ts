import countriesFile from '../countries.json' with { type: 'json' };
import countryFile from '../country.json' with { type: 'json' };
import type { RulesOfCountry } from './country';

const countries: Readonly<Record<string, RulesOfCountry>> = countriesFile;

/**
 * The rules of the country of the business. The schema refuses a file without
 * them. No script of a page needs them: `next.config.ts`.
 */
export const ownCountry = countries[countryFile.country] as RulesOfCountry;
