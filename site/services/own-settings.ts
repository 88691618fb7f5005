import {
  exampleMobile,
  placeholder,
  readTelephone,
  whatsAppDigits,
} from '../words/telephone';
import type { Service } from './service';

/** The start of a web address. Only this computer may do without https. */
export const origin = String.raw`(https://[\w-]+(\.[\w-]+)+|http://(localhost|127\.0\.0\.1))(:\d+)?`;

/** One e-mail address. Somebody may have copied its link, with 'mailto:'. */
function emailAddress(typed: string): string | undefined {
  const address = typed.replace(/^mailto:\s*/i, '');
  const form =
    /^(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;
  return form.test(address) ? address : undefined;
}

/** 'https://www.your-name.com.au', also typed without https or with a slash. */
function siteAddress(typed: string): string | undefined {
  const whole = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
  const address = whole.replace(/\/+$/, '').toLowerCase();
  return new RegExp(`^${origin}$`).test(address) ? address : undefined;
}

export const ownSettings = {
  settings: [
    {
      name: 'NEXT_PUBLIC_SITE_URL',
      purpose: "the site's own address",
      valid: siteAddress,
      looksLike: /^(?:https?:\/\/)?[^\s/:@]+(?:\.[^\s/:@]+|:\d+)+\/*$/,
      rule: "must be the whole domain, with https:// before it and nothing after it, such as 'https://www.your-name.com.au'",
      example: 'https://www.your-name.com.au',
      without:
        'search engines and shared links would be sent to http://localhost:3000',
    },
    {
      name: 'NEXT_PUBLIC_CONTACT_EMAIL',
      purpose: 'where enquiries go',
      valid: emailAddress,
      looksLike: /^(?:mailto:\s*)?[^\s@]+@[^\s@]+\.[a-zA-Z]{2,}$/,
      rule: "must be one e-mail address, such as 'bookings@your-name.com.au'",
      example: 'bookings@your-name.com.au',
      without:
        'the pages show the placeholder bookings@boat-adventures.example',
    },
    {
      name: 'NEXT_PUBLIC_CONTACT_PHONE',
      purpose: 'the telephone number',
      valid: (typed) => readTelephone(typed)?.formatted,
      looksLike: /^(?:tel:)?(?:[^\da-zA-Z]*\d){6,15}[^\da-zA-Z]*$/,
      rule: `must be a whole telephone number, such as '${exampleMobile}'`,
      example: exampleMobile,
      without: `the pages show the placeholder ${placeholder.typed}, a number reserved for fiction`,
    },
    {
      name: 'NEXT_PUBLIC_CONTACT_WHATSAPP',
      purpose: 'the number on WhatsApp',
      valid: whatsAppDigits,
      looksLike: /^(?:tel:)?(?:[^\da-zA-Z]*\d){6,15}[^\da-zA-Z]*$/,
      rule: `must be a whole mobile number, such as '${exampleMobile}'`,
      example: exampleMobile,
      without: 'no page offers WhatsApp',
      optional: true,
    },
  ],
} satisfies Service;
