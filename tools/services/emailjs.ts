import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import { emailjsApi } from '../../site/services/emailjs';
import type { Settings } from '../shared/load-settings';
import { type Row, rowsAbout } from '../shared/rows';
import { projectFolder } from '../shared/terminal';
import { ask, asked } from './ask';

/**
 * Where its library sends an e-mail. The preview answers at the same path of
 * the site.
 */
export const SEND_PATH = '/api/v1.0/email/send';
export const EMAIL_SERVICE = emailjsApi + SEND_PATH;

/**
 * Renders the owner's template as EmailJS does:
 * https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/. Its To
 * field is none of ours: there stands the owner's own address, so that nobody
 * can choose where the e-mail goes.
 */
export function renderEmail(params: Readonly<Record<string, unknown>>) {
  const render = (template: string) => Mustache.render(template, params).trim();
  return {
    from: render(instruction('From Name')),
    replyTo: render(instruction('Reply To')),
    subject: render(readTemplate('subject.txt')),
    html: render(readTemplate('body.html')),
    text: render(readTemplate('body.txt')),
  };
}

/**
 * What the README says to put into a field at EmailJS that has no file of its
 * own.
 */
const instruction = (field: string) =>
  new RegExp(`^\\| ${field} +\\| \`(.+?)\` +\\|`, 'm').exec(
    readTemplate('README.md'),
  )?.[1] ?? '';

export const templateFiles = ['subject.txt', 'body.html', 'body.txt'] as const;

/**
 * Reads a file of the template again for each e-mail, so that the owner sees a
 * change at once.
 */
export function readTemplate(
  name: (typeof templateFiles)[number] | 'README.md',
): string {
  return readFileSync(join(projectFolder, 'email-template', name), 'utf8');
}

/**
 * Requests an e-mail with a template that does not exist, so EmailJS sends and
 * counts none. Its answer shows whether the key, the service and the domain are
 * right: https://www.emailjs.com/docs/rest-api/send/
 */
export const askEmailjs = (env: Settings, service = EMAIL_SERVICE) =>
  asked('EmailJS', async ({ green, yellow, red }) => {
    const {
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: key,
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: serviceId,
    } = env;
    if (!key || !serviceId) return;
    const answer = await ask(service, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: env.NEXT_PUBLIC_SITE_URL ?? '',
      },
      body: JSON.stringify({
        user_id: key,
        service_id: serviceId,
        template_id: 'template_check_only',
        template_params: {},
      }),
    });
    const said = (await answer.text()).trim().slice(0, 160);
    if (/public key|user id|account not found/i.test(said))
      red('keyRefused', { said });
    else if (/service id|service not found/i.test(said))
      red('noService', { said });
    else if (/template/i.test(said)) green('keyKnown');
    else yellow('unclear', { status: answer.status, said });
  });

/**
 * The e-mail template, by the fields that the site sends and those that the
 * body must show.
 */
export function templateRows(
  sent: readonly string[],
  shown: readonly string[],
  read: typeof readTemplate = readTemplate,
): Row[] {
  const { yellow, red, orGreen } = rowsAbout('template');
  for (const file of templateFiles) {
    // Also the conditional ones.
    const tags = [
      ...read(file).matchAll(/\{\{\{?[#/^]?\s*([\w-]+)\s*\}?\}\}/g),
    ];
    const fields = new Set(tags.map(([, field = '']) => field));
    for (const field of fields)
      if (!sent.includes(field)) red('unknown', { file, field });
    // Three brackets leave out the escapes that HTML needs and that other
    // fields would show.
    if (file === 'body.html' && /\{\{[{&]/.test(read(file)))
      red('three', { file });
    if (file !== 'body.html' && /(?<!\{)\{\{\s*\w/.test(read(file)))
      red('two', { file });
    for (const field of file === 'subject.txt' ? [] : shown)
      if (!fields.has(field)) red('missing', { file, field });
  }
  orGreen('right');
  return yellow('toEmail');
}
