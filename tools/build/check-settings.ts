import { z } from 'zod';
import { groupedTelephone } from '../../data/telephone';
import { checkImageQuery, type Findings } from './check-image-query';

type Setting = {
  name: string;
  /** What works once it is set. */
  purpose: string;
  /** Says what is wrong with a value and what it should look like, as the end of a sentence; nothing when it is right. */
  fault: (value: string) => string | undefined;
};

/** Every setting of the site, in the order the owner meets them. */
export const settings: readonly Setting[] = [
  { name: 'NEXT_PUBLIC_SITE_URL', purpose: "the site's own address", fault: siteUrlFault },
  { name: 'NEXT_PUBLIC_CONTACT_EMAIL', purpose: 'where enquiries go', fault: emailFault },
  { name: 'NEXT_PUBLIC_CONTACT_PHONE', purpose: 'the telephone number', fault: phoneFault },
  {
    name: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    purpose: 'sending enquiries: the account',
    fault: publicKeyFault,
  },
  { name: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID', purpose: 'sending enquiries: the service', fault: serviceFault },
  {
    name: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
    purpose: 'sending enquiries: the template',
    fault: templateFault,
  },
  { name: 'NEXT_PUBLIC_RECAPTCHA_SITE_KEY', purpose: 'the bot check', fault: recaptchaFault },
  { name: 'NEXT_PUBLIC_GA_ID', purpose: 'visitor statistics', fault: gaFault },
  { name: 'NEXT_PUBLIC_IMAGE_BASE_URL', purpose: 'pictures from a container', fault: imageBaseFault },
  // Its rules are more than a form: checkImageQuery.
  { name: 'NEXT_PUBLIC_IMAGE_QUERY', purpose: "the container's signed query", fault: () => undefined },
];

/**
 * Checks the form of every setting that is set; none has to be.
 * @returns one sentence for each, with its name, what is wrong and what it should look like
 */
export function checkSettings(
  env: Readonly<Record<string, string | undefined>>,
  today = new Date(),
): Findings {
  const errors = settings.flatMap(({ name, fault }) => {
    const value = env[name];
    const wrong = value && (commonFault(value) ?? fault(value));
    return wrong ? [`${name} ${wrong}.`] : [];
  });
  const query = env.NEXT_PUBLIC_IMAGE_QUERY;
  const queryFindings =
    query && !commonFault(query) ? checkImageQuery(query, today) : { errors: [], warnings: [] };
  const together = checkTogether(env);
  return {
    errors: [...errors, ...queryFindings.errors, ...together.errors],
    warnings: [...queryFindings.warnings, ...together.warnings, ...unknownNames(env)],
  };
}

function checkTogether(env: Readonly<Record<string, string | undefined>>): Findings {
  const emailjs = settings.map(({ name }) => name).filter((name) => name.includes('EMAILJS'));
  const missing = emailjs.filter((name) => !env[name]);
  const half = missing.length > 0 && missing.length < emailjs.length;
  return {
    errors:
      env.NEXT_PUBLIC_IMAGE_QUERY && !env.NEXT_PUBLIC_IMAGE_BASE_URL
        ? [
            'NEXT_PUBLIC_IMAGE_QUERY is set without NEXT_PUBLIC_IMAGE_BASE_URL, the address of the container it opens.',
          ]
        : [],
    warnings: half ? [`Enquiries cannot be sent yet: ${missing.join(' and ')} must be set as well.`] : [],
  };
}

/** A name with a typing mistake would be ignored in silence. */
function unknownNames(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set([...settings.map(({ name }) => name), 'NEXT_PUBLIC_PREVIEW']);
  return Object.keys(env)
    .filter((name) => name.startsWith('NEXT_PUBLIC_') && env[name] && !known.has(name))
    .map((name) => `${name} is no setting of this site and does nothing; .env.example lists them all.`);
}

function commonFault(value: string): string | undefined {
  if (value !== value.trim()) return 'has a space or line break at its start or end; take it out';
  if (/^["'].*["']$/.test(value)) return 'has quotation marks around it; take them out';
  if (/^(your_|<)|x{4,}|change_?me/i.test(value))
    return `is still a placeholder; put your own value there or leave it empty`;
  return undefined;
}

function siteUrlFault(value: string): string | undefined {
  const form = "it should look like 'https://www.your-name.com.au'";
  const url = parseUrl(value);
  if (!url || url.username || url.password) return `is no web address ('${value}'); ${form}`;
  const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:'))
    return `must start with https:// ('${value}'); ${form}`;
  if (!local && !url.hostname.includes('.')) return `names no full domain ('${value}'); ${form}`;
  return url.pathname !== '/' || url.search || url.hash
    ? `must be the address of the whole site, nothing after the domain ('${value}'); ${form}`
    : undefined;
}

function imageBaseFault(value: string): string | undefined {
  const form = "it should look like 'https://your-account.blob.core.windows.net/pictures'";
  const url = parseUrl(value);
  // The value may carry a signed query, so it is not printed.
  if (!url || url.username || url.password) return `is no web address; ${form}`;
  const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:'))
    return `must start with https://; ${form}`;
  return url.search || url.hash
    ? `must end before the '?'; what follows it belongs in NEXT_PUBLIC_IMAGE_QUERY; ${form}`
    : undefined;
}

function emailFault(value: string): string | undefined {
  return z.email().safeParse(value).success
    ? undefined
    : `is no single e-mail address ('${value}'); it should look like 'bookings@your-name.com.au'`;
}

function phoneFault(value: string): string | undefined {
  return groupedTelephone(value)
    ? undefined
    : `is no whole telephone number (it has ${value.replace(/\D/g, '').length} digits); it should look like '0412 345 678', '07 4712 3456' or '+61 412 345 678'`;
}

function publicKeyFault(value: string): string | undefined {
  const form = 'it should look like b4wXvkGLIFxTcLwGk (EmailJS, Account, API keys, Public Key)';
  // A private key is 21 characters long, a public one 17, or 'user_…' in old accounts.
  if (/^[\w-]{21}$/.test(value) && !value.startsWith('user_')) {
    return `looks like the private key, which must never be in a web page; ${form}`;
  }
  if (/^(service|template)_/.test(value)) return `is the id of something else; ${form}`;
  return /^([\w-]{10,20}|user_\w{10,30})$/.test(value) ? undefined : `is no public key of EmailJS; ${form}`;
}

function serviceFault(value: string): string | undefined {
  const form = 'it should look like service_ab12cd3 (EmailJS, Email Services)';
  if (value.startsWith('template_')) return `is the id of a template; ${form}`;
  return /^[\w-]{3,50}$/.test(value) ? undefined : `is no service id of EmailJS; ${form}`;
}

function templateFault(value: string): string | undefined {
  const form = 'it should look like template_ab12cd3 (EmailJS, Email Templates)';
  if (value.startsWith('service_')) return `is the id of a service; ${form}`;
  return /^[\w-]{3,50}$/.test(value) ? undefined : `is no template id of EmailJS; ${form}`;
}

function recaptchaFault(value: string): string | undefined {
  return /^6L[\w-]{38}$/.test(value)
    ? undefined
    : "is no reCAPTCHA site key; it should be 40 characters starting with '6L' (the site key, not the secret key)";
}

function gaFault(value: string): string | undefined {
  const form = 'it should look like G-AB12CD34EF';
  if (value.startsWith('UA-')) return `is an id of the old Universal Analytics ('${value}'); ${form}`;
  return /^G-[A-Z0-9]{4,15}$/.test(value)
    ? undefined
    : `is no measurement id of Google Analytics 4 ('${value}'); ${form}`;
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}
