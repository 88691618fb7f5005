import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailService } from '../../site/services/email';
import type { Settings } from '../content/load-settings';
import { projectFolder } from '../shared/terminal';

/** The preview answers at the same path. */
export const SEND_PATH = '/api/v1.0/email/send';
export const EMAIL_SERVICE = emailService + SEND_PATH;

export type EmailFields = Readonly<Record<string, string | boolean>>;

/** What EmailJS's library sends. */
export const emailBody = (env: Settings, fields: EmailFields) => ({
  user_id: env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
  service_id: env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
  template_id: env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
  template_params: fields,
});
type EmailBody = ReturnType<typeof emailBody>;

export const fieldsSent = (body: unknown) =>
  (body as EmailBody).template_params;

/**
 * Fills the fields into the owner's template as EmailJS does:
 * https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/
 */
export function renderEmail(fields: EmailFields) {
  const value = (name: string) => String(fields[name] ?? '');
  return {
    from: value('from_name'),
    replyTo: value('contact_details'),
    subject: value('subject'),
    message: value('message'),
    html: readFileSync(join(projectFolder, 'email-template/body.html'), 'utf8')
      .replace(/\{\{#(\w+)\}\}([\s\S]*?)\{\{\/\1\}\}/g, (_, flag, inner) =>
        fields[flag] ? inner : '',
      )
      .replace(/\{\{(\w+)\}\}/g, (_, name) => escaped(value(name))),
  };
}

export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
