import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import { emailBodyFields, emailFields } from '../../site/enquiry/mail-fields';
import { email, emailService } from '../../site/services/email';
import type { SettingName } from '../../site/services/services';
import type { Settings } from '../shared/load-settings';
import { type Row, rowsAbout } from '../shared/rows';
import { settingLabel } from '../shared/schemas';
import { projectFolder } from '../shared/terminal';
import { ask, asked } from './ask';

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
 * Requests an e-mail with a template that does not exist, so EmailJS sends and
 * counts none. Its answer shows whether the key, the service and the domain are
 * right: https://www.emailjs.com/docs/rest-api/send/
 */
export const askEmail = (env: Settings) =>
  asked(email.name, async ({ green, yellow, red }) => {
    const { template_id: _, ...account } = emailBody(env, {});
    if (!account.user_id || !account.service_id) return;
    const answer = await ask(EMAIL_SERVICE, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: env.NEXT_PUBLIC_SITE_URL ?? '',
      },
      body: JSON.stringify({ ...account, template_id: 'template_check_only' }),
    });
    const said = (await answer.text()).trim().slice(0, 160);
    const refused = email.settings.find(({ name }) =>
      refusals[name]?.test(said),
    );
    if (refused)
      red('emailRefused', {
        setting: settingLabel(refused.name),
        rule: refused.rule,
        said,
      });
    else if (/template/i.test(said)) green('emailRight');
    else yellow('emailUnclear', { status: answer.status, said });
  });

/** What its answer says when it refuses a setting. */
const refusals: Partial<Record<SettingName, RegExp>> = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: /public key|user id|account not found/i,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: /service id|service not found/i,
};

/**
 * The e-mail template, by the fields that the site sends and those that the
 * body must show.
 */
export function templateRows(read = readTemplate): Row[] {
  const { yellow, red, orGreen } = rowsAbout('template', email.name);
  for (const file of templateFiles) {
    // Also the conditional ones.
    const tags = [
      ...read(file).matchAll(/\{\{\{?[#/^]?\s*([\w-]+)\s*\}?\}\}/g),
    ];
    const fields = new Set(tags.map(([, field = '']) => field));
    for (const field of fields)
      if (!emailFields.includes(field)) red('unknown', { file, field });
    // Three brackets leave out the escapes that HTML needs and that other
    // fields would show.
    if (file === 'body.html' && /\{\{[{&]/.test(read(file)))
      red('three', { file });
    if (file !== 'body.html' && /(?<!\{)\{\{\s*\w/.test(read(file)))
      red('two', { file });
    for (const field of file === 'subject.txt' ? [] : emailBodyFields)
      if (!fields.has(field)) red('missing', { file, field });
  }
  orGreen('right');
  return yellow('addresses');
}
