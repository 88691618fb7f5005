import { z } from 'zod';

const number = 'must be a whole number above 0, without $ or a comma, for example 280';
/** A whole number above 0. */
export const whole = z.int(number).positive(number);

/** A price. A higher one is a slip of the keyboard. */
const dollars = (most: number, what = '') =>
  whole.max(most, `is more than $${most.toLocaleString('en-AU')}${what}; look at the figure`);
export const priceForOne = dollars(5000, ' for one person');
export const priceOfBoat = dollars(20_000);

/** A part of an address. */
export const slug = z
  .string()
  .regex(
    /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/,
    'may hold only small letters, digits and hyphens, because it stands in an address',
  );

/** The address of a page on this site. */
export const address = z
  .string()
  .regex(
    /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    'must begin with a slash, and then hold only small letters, digits, hyphens and slashes, for example /snorkeling',
  );

const wholeAddress = 'must be a whole web address, for example https://www.google.com/maps/place/…';
export const webAddress = z.url({ protocol: /^https$/, error: wholeAddress });

/** A web address, or '' to show nothing. */
export const anyWebAddress = z.union([webAddress, z.literal('')], wholeAddress).default('');
