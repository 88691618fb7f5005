import { z } from 'zod';

/** Days, money, lists and telephone numbers are written as they ask. */
export const countryFiles = {
  'data/country.json': z.strictObject({
    language: z.string().refine(isLanguage, 'must be a code such as en-AU'),
    currency: z.string().regex(/^[A-Z]{3}$/, 'must be a code such as AUD'),
    country: z.string().regex(/^[A-Z]{2}$/, 'must be a code such as AU'),
  }),
};

/** What `Intl` takes. */
function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length > 0;
  } catch {
    return false;
  }
}
