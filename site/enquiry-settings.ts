/** The settings (see `settings.ts`) of the enquiry form. They have their own file, so that other pages do not load them. */

/** As in `settings.ts`, from where the bundler would not see it. */
const preview = process.env.NEXT_PUBLIC_PREVIEW === '1';

/**
 * The origin of the e-mail service. In a preview a mock answers at the same path of the site. This file chooses the values of
 * the preview, so that the bundler can remove them from a real build.
 */
export const emailjsOrigin = preview ? '' : 'https://api.emailjs.com';

/** The three ids of the owner's EmailJS account. When they are empty, sending fails with the message. */
export const emailjsPublicKey = preview ? 'preview' : process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || '';
export const emailjsServiceId = preview ? 'preview' : process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID || '';
export const emailjsTemplateId = preview ? 'preview' : process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID || '';

/** A preview has no bot check. */
export const previewToken = preview ? 'preview' : '';

/** The reCAPTCHA v3 site key; empty when not set. */
export const recaptchaSiteKey = process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY || '';
