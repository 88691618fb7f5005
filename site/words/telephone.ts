import {
  getExampleNumber,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { country } from './country';

export type Telephone = {
  /** In groups, for a page: '0491 570 156'. */
  formatted: string;
  /** As it is dialled from anywhere: '+61491570156'. */
  dialled: string;
  /** Whether it can receive a text message. */
  isMobile: boolean;
};

/** What the pages show while there is no number: one that nobody has. */
export const placeholder = { typed: '0491 570 156', country: 'AU' } as const;

/**
 * Reads a telephone number, however it was typed; an invalid one is
 * `undefined`. One typed with a plus keeps it, and so does one from abroad.
 */
export function readTelephone(
  typed: string,
  from = country,
): Telephone | undefined {
  const number = parsePhoneNumberFromString(typed, {
    defaultCountry: from,
    extract: false,
  });
  return number?.isValid() ? telephoneOf(number, typed) : undefined;
}

function telephoneOf(number: PhoneNumber, typed: string): Telephone {
  const isOurs = number.country === country && !typed.startsWith('+');
  return {
    formatted: isOurs ? number.formatNational() : number.formatInternational(),
    dialled: number.number,
    isMobile: ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(
      String(number.getType()),
    ),
  };
}

/** What the pages know of the telephone number of the business. */
export function telephoneOfPages(setting = '') {
  const { formatted, dialled, isMobile } = (readTelephone(setting) ??
    readTelephone(placeholder.typed, placeholder.country)) as Telephone;
  return {
    SITE_PHONE: formatted,
    SITE_PHONE_DIALLED: dialled,
    SITE_PHONE_TEXTED: isMobile ? dialled : '',
  };
}

/** The digits of a mobile number in an address of WhatsApp: '61491570156'. */
export function whatsAppDigits(typed: string): string | undefined {
  const telephone = readTelephone(typed);
  return telephone?.isMobile ? telephone.dialled.slice(1) : undefined;
}

/** A mobile number of the country, as an example of how one is typed. */
export const exampleMobile = getExampleNumber(
  country,
  examples,
)?.formatNational() as string;
