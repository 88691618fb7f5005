import { z } from 'zod';
import { groupedTelephone } from '../../data/functions/telephone';
import type { Settings } from '../shared/load-settings';
import { checkImageQuery } from './check-image-query';

type Setting = {
  name: string;
  /** What the setting is for. */
  purpose: string;
  /** A valid example. */
  form: string;
  /** What happens without it. */
  without: string;
  /** Whether the site can be published without it. */
  optional?: true;
  /** Says what is wrong with a value. It never repeats the value, which may be a password. */
  fault: (value: string) => string | false | undefined;
};

/** Errors stop the build. Warnings say what will soon be wrong. */
type Findings = { errors: string[]; warnings: string[] };

/** Every setting of the site, in the order of the handbook. */
export const settings: readonly Setting[] = [
  {
    name: 'NEXT_PUBLIC_SITE_URL',
    purpose: "the site's own address",
    form: "it should look like 'https://www.your-name.com.au'",
    without: 'search engines and shared links would be sent to http://localhost:3000',
    fault: (value) => webAddressFault(value) ?? siteAddressFault(new URL(value)),
  },
  {
    name: 'NEXT_PUBLIC_CONTACT_EMAIL',
    purpose: 'where enquiries go',
    form: "it should look like 'bookings@your-name.com.au'",
    without: 'the pages show the placeholder bookings@boat-adventures.example',
    fault: (value) => !z.email().safeParse(value).success && 'is no single e-mail address',
  },
  {
    name: 'NEXT_PUBLIC_CONTACT_PHONE',
    purpose: 'the telephone number',
    form: "it should look like '0412 345 678', '07 4712 3456' or '+61 412 345 678'",
    without: 'the pages show the placeholder 0491 570 156, a number reserved for fiction',
    fault: (value) =>
      !groupedTelephone(value) &&
      `is no whole telephone number (it has ${value.replace(/\D/g, '').length} digits)`,
  },
  {
    name: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    purpose: 'sending enquiries: the account',
    form: 'it should look like b4wXvkGLIFxTcLwGk (EmailJS, Account, API keys, Public Key)',
    without: 'no enquiry can be sent',
    fault: publicKeyFault,
  },
  {
    name: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
    purpose: 'sending enquiries: the service',
    form: 'it should look like service_ab12cd3 (EmailJS, Email Services)',
    without: 'no enquiry can be sent',
    fault: (value) => emailjsIdFault(value, 'service', 'template'),
  },
  {
    name: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
    purpose: 'sending enquiries: the template',
    form: 'it should look like template_ab12cd3 (EmailJS, Email Templates)',
    without: 'no enquiry can be sent',
    fault: (value) => emailjsIdFault(value, 'template', 'service'),
  },
  {
    name: 'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
    purpose: 'the bot check',
    form: "it should be 40 characters starting with '6L' (the site key, not the secret key)",
    without: 'no enquiry can be sent, because each needs the bot check',
    fault: (value) => !/^6L[\w-]{38}$/.test(value) && 'is no reCAPTCHA site key',
  },
  {
    name: 'NEXT_PUBLIC_GA_ID',
    purpose: 'visitor statistics',
    form: 'it should look like G-AB12CD34EF',
    without: 'no visitor statistics, and no cookies of theirs',
    optional: true,
    fault: (value) => {
      if (value.startsWith('UA-')) return 'is an id of the old Universal Analytics';
      return !/^G-[A-Z0-9]{4,15}$/.test(value) && 'is no measurement id of Google Analytics 4';
    },
  },
  {
    name: 'NEXT_PUBLIC_IMAGE_BASE_URL',
    purpose: 'pictures from a container',
    form: "it should look like 'https://your-account.blob.core.windows.net/pictures'",
    without: 'the pictures come from the site itself',
    optional: true,
    fault: (value) =>
      webAddressFault(value) ??
      (/[?#]/.test(value) && "must end before the '?'; what follows it belongs in NEXT_PUBLIC_IMAGE_QUERY"),
  },
  {
    name: 'NEXT_PUBLIC_IMAGE_QUERY',
    purpose: "the container's signed query",
    form: "it should look like 'sv=2024-11-04&sr=c&sp=r&spr=https&se=2027-06-30T00:00:00Z&sig=…'",
    without: 'not needed without a container',
    optional: true,
    // checkImageQuery checks the rest.
    fault: () => undefined,
  },
];

/**
 * Checks the format of every setting. All are optional. An unknown name that begins with NEXT_PUBLIC_ is a mistake.
 * @returns one sentence for each mistake: the name, what is wrong and a valid example
 */
export function checkSettings(env: Settings, today = new Date()): Findings {
  const errors = settings.flatMap(({ name, form, fault }) => {
    const value = env[name];
    const wrong = value && (commonFault(value) ?? fault(value));
    return wrong ? [`${name} ${wrong}; ${form}.`] : [];
  });
  const query = env.NEXT_PUBLIC_IMAGE_QUERY;
  const { error, warning } = query && !commonFault(query) ? checkImageQuery(query, today) : {};
  if (query && !env.NEXT_PUBLIC_IMAGE_BASE_URL)
    errors.push(
      'NEXT_PUBLIC_IMAGE_QUERY is set without NEXT_PUBLIC_IMAGE_BASE_URL, the address of the container it opens.',
    );
  if (error) errors.push(error);
  return {
    errors: [...errors, ...unknownNames(env)],
    warnings: [...(warning ? [warning] : []), ...missingForEmail(env)],
  };
}

/** The form needs all of these settings together. */
function missingForEmail(env: Settings): string[] {
  const names = settings.map(({ name }) => name).filter((name) => name.includes('EMAILJS'));
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 0 || missing.length === names.length) return [];
  return [`Enquiries cannot be sent yet: ${missing.join(' and ')} must be set as well.`];
}

function unknownNames(env: Settings): string[] {
  const known = new Set([...settings.map(({ name }) => name), 'NEXT_PUBLIC_PREVIEW']);
  return Object.keys(env)
    .filter((name) => name.startsWith('NEXT_PUBLIC_') && env[name] && !known.has(name))
    .map(
      (name) =>
        `${name} is no setting of this site; correct its name or take it out (.env.example lists the settings).`,
    );
}

function commonFault(value: string): string | undefined {
  if (value !== value.trim()) return 'has a space or line break at its start or end; take it out';
  if (/^["'].*["']$/.test(value)) return 'has quotation marks around it; take them out';
  if (/^(your_|<)|x{4,}|change_?me/i.test(value))
    return 'is still a placeholder; put your own value there or leave it empty';
  return undefined;
}

function webAddressFault(value: string): string | undefined {
  if (!URL.canParse(value)) return 'is no web address';
  const { protocol, username, password, hostname } = new URL(value);
  if (username || password) return 'is no web address';
  const secure = protocol === 'https:' || (protocol === 'http:' && isThisComputer(hostname));
  return secure ? undefined : 'must start with https://';
}

function siteAddressFault({ hostname, pathname, search, hash }: URL): string | undefined {
  if (!isThisComputer(hostname) && !hostname.includes('.')) return 'names no full domain';
  const more = pathname !== '/' || search || hash;
  return more ? 'must be the address of the whole site, nothing after the domain' : undefined;
}

function isThisComputer(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}

function emailjsIdFault(value: string, kind: string, other: string): string | false {
  if (value.startsWith(`${other}_`)) return `is the id of a ${other}`;
  return !/^[\w-]{3,50}$/.test(value) && `is no ${kind} id of EmailJS`;
}

function publicKeyFault(value: string): string | undefined {
  // A private key has 21 characters. A public key has 17 or, in old accounts, starts with 'user_'.
  if (/^[\w-]{21}$/.test(value) && !value.startsWith('user_'))
    return 'looks like the private key, which must never be in a web page';
  if (/^(service|template)_/.test(value)) return 'is the id of something else';
  return /^([\w-]{10,20}|user_\w{10,30})$/.test(value) ? undefined : 'is no public key of EmailJS';
}
