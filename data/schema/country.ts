import { z } from 'zod';
import countryFile from '../country.json' with { type: 'json' };
import { fixed, fixedTexts, list } from './builders';

const kind = z.array(
  z.strictObject({
    /** The first digits of such a number, as one dials it in the country. */
    starts: list(z.string()),
    /** How many digits stand together. */
    groups: list(z.int()),
  }),
);

const telephone = z.strictObject({
  ...fixed('code'),
  /** What stands before a number in the country, and not behind its code. */
  trunk: z.string(),
  /** What one may dial before the code of a country in place of the plus. */
  exits: list(z.string()),
  /**
   * Only mobiles get texts. `inland` numbers have no form for other countries.
   */
  kinds: z.strictObject({ mobile: kind, landline: kind, inland: kind }),
  examples: fixedTexts('mobile', 'landline'),
  /** What a page shows while there is no number. */
  ...fixed('placeholder'),
  /**
   * How numbers begin, as they are dialled, that are kept for films and books.
   */
  fiction: z.array(z.string()),
});

/** Its check sum: each digit times its weight, and what the modulus leaves. */
const businessNumber = z.strictObject({
  ...fixed('label', 'form', 'rule', 'example', 'register'),
  weights: list(z.int()),
  modulus: z.int(),
  remainder: z.int(),
});

/** In its currency. A higher one is a slip of the keyboard. */
const highestPrice = z.strictObject({ forOne: z.int(), forBoat: z.int() });

/** What differs from country to country, by the code of `country`. */
const countries = z
  .record(
    z.string(),
    z.strictObject({ telephone, businessNumber, highestPrice }),
  )
  .refine(
    (all) => countryFile.country in all,
    `has no rules of ${countryFile.country}, the country in data/country.json`,
  );

export const countryFiles = {
  'data/country.json': fixedTexts('language', 'currency', 'country'),
  'data/countries.json': countries,
};
export type RulesOfCountry = z.infer<typeof countries>[string];
