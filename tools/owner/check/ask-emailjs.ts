import type { Settings } from '../../shared/load-settings';
import { type Finding, green, red, yellow } from './finding';
import { ask, notAsked } from './online';

const what = 'EmailJS (asked)';
/** No template of anyone's has this name, so nothing can be sent by asking. */
const noTemplate = 'template_check_only';

/**
 * Asks EmailJS for an e-mail that cannot exist, as the site would ask from its own address: what it complains about says
 * whether it knows the key, the service and the domain. No e-mail is sent, and none is counted.
 * @param service its address (https://www.emailjs.com/docs/rest-api/send/)
 */
export async function askEmailjs(
  env: Settings,
  service = 'https://api.emailjs.com/api/v1.0/email/send',
): Promise<Finding> {
  const { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: key, NEXT_PUBLIC_EMAILJS_SERVICE_ID: serviceId } = env;
  if (!key || !serviceId)
    return yellow(what, 'Not asked, because key or service is not set.', 'Set them, then check again.');
  const answer = await ask(service, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: env.NEXT_PUBLIC_SITE_URL ?? '' },
    body: JSON.stringify({
      user_id: key,
      service_id: serviceId,
      template_id: noTemplate,
      template_params: {},
    }),
  });
  if ('fault' in answer) return notAsked(what, answer.fault);
  const said = answer.text.trim().slice(0, 160);
  if (/public key|user id|account not found/i.test(said)) {
    return red(
      what,
      `The public key was refused ('${said}').`,
      'Copy it again: EmailJS, Account, API keys, Public Key.',
    );
  }
  if (/service id|service not found/i.test(said)) {
    return red(
      what,
      `The service was not found ('${said}').`,
      'Copy the Service ID again: EmailJS, Email Services.',
    );
  }
  if (/template/i.test(said))
    return green(what, 'knows the key; no e-mail was sent. Only a real enquiry tries the template');
  return yellow(
    what,
    `Answered ${answer.response.status}: '${said}', which says nothing sure about the key.`,
    'Send an enquiry on the site, and look at EmailJS, Email History. A refused domain is put right under Account, Security.',
  );
}
