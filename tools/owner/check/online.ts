import { type Finding, yellow } from './finding';

/** So long a service may take to answer. */
const patience = 8_000;

export type Answer = { response: Response; text: string };

/** Asks one address of the real world, within a bounded time. Gives the reason, in words, when there is no answer. */
export async function ask(address: string, request: RequestInit = {}): Promise<Answer | { fault: string }> {
  try {
    const response = await fetch(address, { ...request, signal: AbortSignal.timeout(patience) });
    return { response, text: await response.text() };
  } catch (error) {
    return { fault: reason(error) };
  }
}

/** The row of something that gave no answer: nothing is known of it, neither good nor bad. */
export function notAsked(what: string, fault: string): Finding {
  return yellow(what, `Could not be asked: ${fault}.`, 'Try again when this computer is online.');
}

function reason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return `there was no answer within ${patience / 1000} seconds`;
  const known: Record<string, string> = {
    ENOTFOUND: 'its name was not found, or there is no network here',
    EAI_AGAIN: 'there is no network here',
    ECONNREFUSED: 'nothing listens at this address',
    CERT_HAS_EXPIRED: 'its certificate has expired',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not signed by anyone',
    ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  };
  return known[cause?.code ?? ''] ?? `the connection failed (${cause?.code ?? String(error)})`;
}
