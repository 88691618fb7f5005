import { z } from 'zod';
import { uneditable } from './builders';

/** Days, money, lists and telephone numbers are written as they ask. */
export const countryFiles = {
  'data/country.json': z.strictObject({
    ...uneditable('language'),
    currency: z.string().regex(/^[A-Z]{3}$/, 'must be a code such as AUD'),
    country: z.string().regex(/^[A-Z]{2}$/, 'must be a code such as AU'),
  }),
};
