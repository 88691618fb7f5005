import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Handler } from '../../shared/serve';
import { keepEnquiry } from './outbox';

/** EmailJS counts the size of all values together (https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/). */
const valuesLimit = 50 * 1024;
/** No real enquiry is larger. */
const bodyLimit = 1024 * 1024;

const body = z.object({
  user_id: z.string().optional(),
  service_id: z.string().optional(),
  template_id: z.string().optional(),
  template_params: z.record(z.string(), z.unknown()).optional(),
});

/**
 * Mock of the e-mail service at its real path. It checks an enquiry as the real service does, responds with the same status and
 * text, and keeps the enquiry in the outbox instead of sending it.
 * @param outbox the folder of the kept enquiries
 */
export function emailService(outbox: string): Handler {
  return async (request, response) => {
    if (request.url?.split('?')[0] !== '/api/v1.0/email/send') return false;
    const { status, text } = await answer(request, outbox);
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(text);
    return true;
  };
}

async function answer(request: IncomingMessage, outbox: string): Promise<{ status: number; text: string }> {
  if (request.method !== 'POST') return { status: 405, text: 'Method Not Allowed' };
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return { status: 400, text: 'The request must be JSON (Content-Type: application/json)' };
  }
  const raw = await readBody(request);
  if (raw === undefined) return { status: 413, text: 'Request Entity Too Large' };
  const parsed = body.safeParse(parseJson(raw));
  if (!parsed.success) return { status: 400, text: 'Bad Request' };

  const { user_id, service_id, template_id, template_params = {} } = parsed.data;
  const account = 'To find this ID, visit https://dashboard.emailjs.com/admin';
  if (!user_id) return { status: 400, text: `The user ID is required. ${account}/account` };
  if (!service_id) return { status: 400, text: `The service ID is required. ${account}` };
  if (!template_id) return { status: 400, text: `The template ID is required. ${account}/templates` };
  const size = Object.values(template_params).reduce<number>(
    (sum, value) => sum + Buffer.byteLength(String(value)),
    0,
  );
  if (size > valuesLimit) {
    return {
      status: 413,
      text: 'Variables size limit: the total size of the dynamic variables exceeds 50Kb',
    };
  }
  keepEnquiry(outbox, template_params);
  return { status: 200, text: 'OK' };
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read the whole body first. Otherwise the connection closes and the sender never gets the response.
    if (size <= bodyLimit) chunks.push(chunk);
  }
  return size <= bodyLimit ? Buffer.concat(chunks).toString('utf8') : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
