import type { rowsAbout } from './rows';

/** The timeout of a request in milliseconds. */
const TIMEOUT = 8_000;

/** Requests one address. When there is no answer in time, it adds a row with the reason. */
export async function ask(
  { yellow }: ReturnType<typeof rowsAbout>,
  address: string,
  request: RequestInit = {},
): Promise<{ response: Response; text: string } | undefined> {
  try {
    const response = await fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT) });
    return { response, text: await response.text() };
  } catch (error) {
    yellow(`Could not be asked: ${reason(error)}.`, 'Try again when this computer is online.');
    return undefined;
  }
}

function reason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return `there was no answer within ${TIMEOUT / 1000} seconds`;
  const known: Record<string, string> = {
    ENOTFOUND: 'its name was not found, or there is no network here',
    EAI_AGAIN: 'there is no network here',
    ECONNREFUSED: 'nothing listens at this address',
    CERT_HAS_EXPIRED: 'its certificate has expired',
  };
  return known[cause?.code ?? ''] ?? `the connection failed (${cause?.code ?? String(error)})`;
}
