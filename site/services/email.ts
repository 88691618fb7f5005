import type { Service } from './service';

// Written here and not imported, so that the bundler removes the values of a
// preview from a real build.
const preview = process.env.NEXT_PUBLIC_PREVIEW === '1';

/** Where an e-mail is sent to. */
export const emailService = 'https://api.emailjs.com';

/**
 * What delivers the enquiries: EmailJS (https://www.emailjs.com). What only it
 * asks for is also in components/enquiry/send/ (mail.ts, without-storage.ts),
 * tools/services/email.ts and email-template/.
 */
export const email = {
  name: 'EmailJS',
  policy: {
    onlyWith: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    sources: () => ({ 'connect-src': [emailService] }),
  },
  settings: [
    {
      name: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
      purpose: 'sending enquiries: the account',
      // A public key has 17 characters or, in old accounts, starts with
      // 'user_'. A private key has 21.
      valid: /^(?!service_|template_)([\w-]{10,20}|user_\w{10,30})$/,
      rule: 'must be the public key, such as b4wXvkGLIFxTcLwGk (EmailJS, Account, API keys, Public Key). The private key has 21 characters and must never be in a web page',
      example: 'b4wXvkGLIFxTcLwGk',
      without: 'no enquiry can be sent',
    },
    {
      name: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
      purpose: 'sending enquiries: the service',
      valid: /^(?!template_)[\w-]{3,50}$/,
      rule: 'must be the id of the service, such as service_ab12cd3 (EmailJS, Email Services)',
      example: 'service_ab12cd3',
      without: 'no enquiry can be sent',
    },
    {
      name: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
      purpose: 'sending enquiries: the template',
      valid: /^(?!service_)[\w-]{3,50}$/,
      rule: 'must be the id of the template, such as template_ab12cd3 (EmailJS, Email Templates)',
      example: 'template_ab12cd3',
      without: 'no enquiry can be sent',
    },
  ],
} satisfies Service;

/** In a preview a mock answers at the same path of the site. */
export const emailOrigin = preview ? '' : emailService;

export const emailPublicKey = preview
  ? 'preview'
  : process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || '';
export const emailServiceId = preview
  ? 'preview'
  : process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID || '';
export const emailTemplateId = preview
  ? 'preview'
  : process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID || '';
