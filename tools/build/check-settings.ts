import { z } from 'zod';
import { groupedTelephone, whatsAppDigits } from '../../site/telephone';
import type { Settings } from '../shared/load-settings';
import { checkImageQuery } from './check-image-query';

/** The start of a web address. Only this computer may be named without https. */
const origin = String.raw`(https://[\w-]+(\.[\w-]+)+|http://(localhost|127\.0\.0\.1))(:\d+)?`;

/**
 * Every setting of the site, in the order of the handbook.
 * - `purpose`: what it is for
 * - `shape`: which values are valid
 * - `rule`: what a valid value is, for the sentence about an invalid one. It never repeats the value, which may be a password
 * - `without`: what happens without it
 * - `shown`: a valid value as the pages hold it, if they hold it in another form
 * - `optional`: whether the site can be published without it
 */
export const settings: readonly {
  name: string;
  purpose: string;
  shape: z.ZodType;
  rule: string;
  without: string;
  shown?: (value: string) => string | undefined;
  optional?: true;
}[] = [
  {
    name: 'NEXT_PUBLIC_SITE_URL',
    purpose: "the site's own address",
    shape: z.string().regex(new RegExp(`^${origin}/?$`)),
    rule: "must be https:// and the whole domain, with nothing after it, such as 'https://www.your-name.com.au'",
    without: 'search engines and shared links would be sent to http://localhost:3000',
  },
  {
    name: 'NEXT_PUBLIC_CONTACT_EMAIL',
    purpose: 'where enquiries go',
    shape: z.email(),
    rule: "must be one e-mail address, such as 'bookings@your-name.com.au'",
    without: 'the pages show the placeholder bookings@boat-adventures.example',
  },
  {
    name: 'NEXT_PUBLIC_CONTACT_PHONE',
    purpose: 'the telephone number',
    shape: z.string().refine((value) => groupedTelephone(value)),
    rule: "must be a whole telephone number, such as '0412 345 678', '07 4712 3456' or '+61 412 345 678'",
    without: 'the pages show the placeholder 0491 570 156, a number reserved for fiction',
    shown: groupedTelephone,
  },
  {
    name: 'NEXT_PUBLIC_CONTACT_WHATSAPP',
    purpose: 'the number on WhatsApp',
    shape: z.string().refine((value) => whatsAppDigits(value)),
    rule: "must be a whole mobile number, such as '0412 345 678' or '+61 412 345 678'",
    without: 'no page offers WhatsApp',
    shown: whatsAppDigits,
    optional: true,
  },
  {
    name: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    purpose: 'sending enquiries: the account',
    // A public key has 17 characters or, in old accounts, starts with 'user_'. A private key has 21.
    shape: z.string().regex(/^(?!service_|template_)([\w-]{10,20}|user_\w{10,30})$/),
    rule: 'must be the public key, such as b4wXvkGLIFxTcLwGk (EmailJS, Account, API keys, Public Key). The private key has 21 characters and must never be in a web page',
    without: 'no enquiry can be sent',
  },
  {
    name: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
    purpose: 'sending enquiries: the service',
    shape: z.string().regex(/^(?!template_)[\w-]{3,50}$/),
    rule: 'must be the id of the service, such as service_ab12cd3 (EmailJS, Email Services)',
    without: 'no enquiry can be sent',
  },
  {
    name: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
    purpose: 'sending enquiries: the template',
    shape: z.string().regex(/^(?!service_)[\w-]{3,50}$/),
    rule: 'must be the id of the template, such as template_ab12cd3 (EmailJS, Email Templates)',
    without: 'no enquiry can be sent',
  },
  {
    name: 'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
    purpose: 'the bot check',
    shape: z.string().regex(/^6L[\w-]{38}$/),
    rule: "must be the site key, not the secret key: 40 characters that start with '6L'",
    without: 'no enquiry can be sent, because each needs the bot check',
  },
  {
    name: 'NEXT_PUBLIC_GA_ID',
    purpose: 'visitor statistics',
    shape: z.string().regex(/^G-[A-Z0-9]{4,15}$/),
    rule: 'must be a measurement id of Google Analytics 4, such as G-AB12CD34EF',
    without: 'no visitor statistics, and no cookies of theirs',
    optional: true,
  },
  {
    name: 'NEXT_PUBLIC_IMAGE_BASE_URL',
    purpose: 'pictures from a container',
    shape: z.string().regex(new RegExp(`^${origin}(/[^\\s?#]*)?$`)),
    rule: "must be the address of the container, such as 'https://your-account.blob.core.windows.net/pictures'. What follows a '?' belongs in NEXT_PUBLIC_IMAGE_QUERY",
    without: 'the pictures come from the site itself',
    optional: true,
  },
  {
    name: 'NEXT_PUBLIC_IMAGE_QUERY',
    purpose: "the container's signed query",
    // check-image-query.ts checks it.
    shape: z.string(),
    rule: '',
    without: 'not needed without a container',
    optional: true,
  },
];

/**
 * Checks the format of every setting. All are optional. An unknown name that begins with NEXT_PUBLIC_ is a mistake.
 * @returns one sentence for each mistake: the name, what is wrong and a valid example. Errors stop the build, warnings say what
 * will soon be wrong
 */
export function checkSettings(env: Settings, today = new Date()) {
  const warnings: string[] = [];
  const errors = settings
    .filter(
      ({ name, shape }) => env[name] && (placeholder.test(env[name]) || shape.safeParse(env[name]).error),
    )
    .map(({ name, rule }) => `${name} ${rule}.`);
  const { NEXT_PUBLIC_IMAGE_QUERY: query, NEXT_PUBLIC_IMAGE_BASE_URL: container } = env;
  if (query && !container)
    errors.push(
      'NEXT_PUBLIC_IMAGE_QUERY is set without NEXT_PUBLIC_IMAGE_BASE_URL, the address of the container it opens.',
    );
  const { error, warning } = query ? checkImageQuery(query, today) : {};
  if (error) errors.push(error);
  if (warning) warnings.push(warning);
  const names = settings.map(({ name }) => name);
  for (const name of Object.keys(env).filter((each) => /^NEXT_PUBLIC_(?!PREVIEW$)/.test(each) && env[each]))
    if (!names.includes(name))
      errors.push(
        `${name} is no setting of this site; correct its name or take it out (.env.example lists the settings).`,
      );
  // The form needs all of these settings together.
  const forEmail = names.filter((name) => name.includes('EMAILJS'));
  const missing = forEmail.filter((name) => !env[name]);
  if (missing.length && missing.length < forEmail.length)
    warnings.push(`Enquiries cannot be sent yet: ${missing.join(' and ')} must be set as well.`);
  return { errors, warnings };
}

const placeholder = /^(your_|<)|x{4,}|change_?me/i;
