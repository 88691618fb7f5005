import type { Service } from './service';

/** The folders of its first script and of the second, which the first loads. */
export const recaptchaScripts = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
] as const;

/** Google reCAPTCHA v3 (https://www.google.com/recaptcha/admin). */
export const recaptcha = {
  name: 'Google reCAPTCHA',
  policy: {
    onlyWith: 'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
    sources: () => ({
      'frame-src': [
        recaptchaScripts[0],
        'https://recaptcha.google.com/recaptcha/',
      ],
      'connect-src': [recaptchaScripts[0]],
      'script-src': recaptchaScripts,
    }),
  },
  settings: [
    {
      name: 'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
      purpose: 'the bot check',
      valid: /^6L[\w-]{38}$/,
      rule: "must be the site key, not the secret key: 40 characters that start with '6L'",
      example: '6LaBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789ab',
      without: 'no enquiry can be sent, because each needs the bot check',
    },
  ],
} satisfies Service;

/** A preview has no bot check. */
export const previewToken =
  process.env.NEXT_PUBLIC_PREVIEW === '1' ? 'preview' : '';

export const recaptchaSiteKey =
  process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY || '';
