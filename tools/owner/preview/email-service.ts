import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { Handler } from '../../shared/serve';
import { keepEnquiry } from './outbox';

/** EmailJS counts the size of all values together (https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/). */
const valuesLimit = 50 * 1024;

const id = z.string().min(1);
const call = z.object({
  user_id: id,
  service_id: id,
  template_id: id,
  template_params: z.record(z.string(), z.unknown()),
});

/**
 * Mock of the e-mail service at its real path. It refuses what the real service refuses, and keeps an enquiry in the outbox
 * instead of sending it.
 * @param outbox the folder of the kept enquiries
 */
export function emailService(outbox: string): Handler {
  return async (request, response) => {
    const { success, data } = call.safeParse(await json(request).catch(() => undefined));
    const values = Object.values(data?.template_params ?? {});
    const size = values.reduce<number>((sum, value) => sum + Buffer.byteLength(String(value)), 0);
    const answer = (status: number, text: string) =>
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    if (!success) answer(400, 'Bad Request');
    else if (size > valuesLimit)
      answer(413, 'Variables size limit: the total size of the dynamic variables exceeds 50Kb');
    else {
      keepEnquiry(outbox, data.template_params);
      answer(200, 'OK');
    }
  };
}
