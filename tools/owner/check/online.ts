import { type Finding, rowsAbout } from './finding';

/** The timeout of a request in milliseconds. */
const TIMEOUT = 8_000;

export type Answer = { response: Response; text: string };

/** Requests one address. Returns the reason in words when there is no response in time. */
export async function ask(address: string, request: RequestInit = {}): Promise<Answer | { fault: string }> {
  try {
    const response = await fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT) });
    return { response, text: await response.text() };
  } catch (error) {
    return { fault: reason(error) };
  }
}

/** The row of a service that did not respond. */
export function notAsked(what: string, fault: string): Finding {
  return rowsAbout(what).yellow(`Could not be asked: ${fault}.`, 'Try again when this computer is online.');
}

function reason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return `there was no answer within ${TIMEOUT / 1000} seconds`;
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
