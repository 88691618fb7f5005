import type { Settings } from '../../shared/load-settings';
import { ask } from './ask';
import { type Row, rowsAbout } from './rows';

/**
 * Requests an e-mail with a template that does not exist, with the headers of the site. The error message shows whether the
 * key, the service and the domain are right. EmailJS sends and counts no e-mail.
 * @param service the address of EmailJS (https://www.emailjs.com/docs/rest-api/send/)
 */
export async function askEmailjs(
  env: Settings,
  service = 'https://api.emailjs.com/api/v1.0/email/send',
): Promise<Row[]> {
  const about = rowsAbout('EmailJS (asked)');
  const { green, yellow, red, rows } = about;
  const { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: key, NEXT_PUBLIC_EMAILJS_SERVICE_ID: serviceId } = env;
  if (!key || !serviceId)
    return yellow('Not asked, because key or service is not set.', 'Set them, then check again.');
  const answer = await ask(about, service, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: env.NEXT_PUBLIC_SITE_URL ?? '' },
    body: JSON.stringify({
      user_id: key,
      service_id: serviceId,
      template_id: 'template_check_only',
      template_params: {},
    }),
  });
  if (!answer) return rows;
  const said = answer.text.trim().slice(0, 160);
  if (/public key|user id|account not found/i.test(said))
    return red(
      `The public key was refused ('${said}').`,
      'Copy it again: EmailJS, Account, API keys, Public Key.',
    );
  if (/service id|service not found/i.test(said))
    return red(
      `The service was not found ('${said}').`,
      'Copy the Service ID again: EmailJS, Email Services.',
    );
  if (/template/i.test(said))
    return green('knows the key; no e-mail was sent. Only a real enquiry tries the template');
  return yellow(
    `Answered ${answer.response.status}: '${said}', which says nothing sure about the key.`,
    'Send an enquiry on the site, and look at EmailJS, Email History. A refused domain is put right under Account, Security.',
  );
}
