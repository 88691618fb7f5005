import { type Row, rowsAbout } from '../shared/rows';

/** The rows about a service. That it cannot be asked is a row too. */
export async function asked(
  name: string,
  work: (about: About) => Promise<unknown>,
): Promise<Row[]> {
  const about = rowsAbout('online', name);
  await work(about).catch((error) =>
    error.cause?.message === 'redirect count exceeded'
      ? about.red('endless')
      : about.yellow('silent', { reason: error.cause?.code ?? error.message }),
  );
  return about.rows;
}

/** Requests an address, and waits for eight seconds at most. */
export const ask = (address: string | URL, request: RequestInit = {}) =>
  fetch(address, { ...request, signal: AbortSignal.timeout(8_000) });

type About = ReturnType<typeof rowsAbout<'online'>>;
