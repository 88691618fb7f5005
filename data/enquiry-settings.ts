/** The settings (see `settings.ts`) that the enquiry form alone needs: in a file of their own they stay out of every other page. */

/** As in `settings.ts`, from where the bundler would not see it. */
const preview = process.env.NEXT_PUBLIC_PREVIEW === '1';

/**
 * Where the e-mail service is; on a preview its stand-in answers at the same path of the site itself. What is the preview's
 * alone is chosen in this file, where the bundler sees that a real build has no use for it.
 */
export const emailjsOrigin = preview ? '' : 'https://api.emailjs.com';

/** The three names of the owner's EmailJS account; empty when not set, and then sending fails visibly. */
export const emailjsPublicKey = preview ? 'preview' : process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || '';
export const emailjsServiceId = preview ? 'preview' : process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID || '';
export const emailjsTemplateId = preview ? 'preview' : process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID || '';

/** A preview asks nobody for a token. */
export const previewToken = preview ? 'preview' : '';

/** The reCAPTCHA v3 site key; empty when not set. */
export const recaptchaSiteKey = process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY || '';
