import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import { emailBodyFields, emailFields } from '../../site/enquiry/mail-fields';
import { emailService } from '../../site/services/email';
import type { Settings } from '../shared/load-settings';
import { projectFolder } from '../shared/terminal';

/**
 * Where its library sends an e-mail. The preview answers at the same path of
 * the site.
 */
export const SEND_PATH = '/api/v1.0/email/send';
export const EMAIL_SERVICE = emailService + SEND_PATH;

export type EmailFields = Readonly<Record<string, string | boolean>>;

/** What the library sends: the account, and the fields of an enquiry. */
export const emailBody = (env: Settings, fields: EmailFields) => ({
  user_id: env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
  service_id: env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
  template_id: env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
  template_params: fields,
});
type EmailBody = ReturnType<typeof emailBody>;

/** The fields of an enquiry in that. */
export const fieldsIn = (body: unknown) => (body as EmailBody).template_params;

/**
 * Renders the owner's template as EmailJS does, with the From Name and Reply To
 * that email-template/README.md says:
 * https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/. Its To
 * field is none of ours: there stands the owner's own address, so that nobody
 * can choose where the e-mail goes.
 */
export function renderEmail(fields: EmailFields) {
  const render = (template: string) => Mustache.render(template, fields).trim();
  return {
    from: render('{{{from_name}}}'),
    replyTo: render('{{{contact_details}}}'),
    subject: render(readTemplate('subject.txt')),
    html: render(readTemplate('body.html')),
    text: render(readTemplate('body.txt')),
  };
}

export const templateFiles = ['subject.txt', 'body.html', 'body.txt'] as const;

/**
 * Reads a file of the template again for each e-mail, so that the owner sees a
 * change at once.
 */
export function readTemplate(name: (typeof templateFiles)[number]): string {
  return readFileSync(join(projectFolder, 'email-template', name), 'utf8');
}

/**
 * What is wrong with the e-mail template, by the fields that the site sends and
 * those that the body must show.
 */
export function templateFaults(read = readTemplate): string[] {
  return templateFiles.flatMap((file) => {
    const path = `email-template/${file}`;
    const text = read(file);
    // Also the conditional ones.
    const tags = [...text.matchAll(/\{\{\{?[#/^]?\s*([\w-]+)\s*\}?\}\}/g)];
    const fields = new Set(tags.map(([, field = '']) => field));
    const unknown = [...fields].filter((field) => !emailFields.includes(field));
    const missing = emailBodyFields.filter(
      (field) => file !== 'subject.txt' && !fields.has(field),
    );
    // Three brackets leave out the escapes that HTML needs and that other
    // fields would show.
    const three = file === 'body.html' && /\{\{[{&]/.test(text);
    const two = file !== 'body.html' && /(?<!\{)\{\{\s*\w/.test(text);
    return [
      ...unknown.map(
        (field) =>
          `${path} asks for {{${field}}}, which the site does not send; email-template/README.md lists what it sends.`,
      ),
      ...missing.map(
        (field) =>
          `${path} does not show {{${field}}}, so you would never read it; put it where it should stand.`,
      ),
      ...(three
        ? [
            `${path} has a field in three brackets, so a visitor could bring HTML into your e-mail; take two.`,
          ]
        : []),
      ...(two
        ? [
            `${path} has a field in two brackets, so O'Brien would arrive as O&#39;Brien; take three.`,
          ]
        : []),
    ];
  });
}
