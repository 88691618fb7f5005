import { join } from 'node:path';
import { textIn } from '../../shared/files';
import type { Settings } from '../../shared/load-settings';
import { type Row, rowsAbout } from '../../shared/rows';

type About = ReturnType<typeof rowsAbout<'online'>>;

/** The rows about a service. That it cannot be asked is a row too. */
async function asked(name: string, work: (about: About) => Promise<unknown>): Promise<Row[]> {
  const about = rowsAbout('online', name);
  await work(about).catch((error) =>
    error.cause?.message === 'redirect count exceeded'
      ? about.red('endless')
      : about.yellow('silent', { reason: error.cause?.code ?? error.message }),
  );
  return about.rows;
}

const ask = (address: string | URL, request: RequestInit = {}) =>
  fetch(address, { ...request, signal: AbortSignal.timeout(8_000) });

/** Requests these files from the container. */
export const askContainer = (env: Settings, files: readonly string[]) =>
  asked('Container', async ({ green, red }) => {
    const { NEXT_PUBLIC_IMAGE_BASE_URL: base, NEXT_PUBLIC_IMAGE_QUERY: query = '' } = env;
    if (!base) return;
    const address = (file: string) => `${base.replace(/\/+$/, '')}/${file}?${query.replace('?', '')}`;
    const statuses = await Promise.all(
      files.map(async (file) => (await ask(address(file), { method: 'HEAD' })).status),
    );
    const missing = files.filter((_, index) => statuses[index] !== 200);
    const refusal = statuses.find((status) => status === 401 || status === 403);
    if (refusal) red('queryRefused', { status: refusal });
    else if (missing.length)
      red('picturesMissing', { missing: missing.length, all: files.length, file: missing[0] ?? '' });
    else green('picturesThere', { all: files.length });
  });

/**
 * Requests an e-mail with a template that does not exist, so EmailJS sends and counts none. Its answer shows whether the key, the
 * service and the domain are right: https://www.emailjs.com/docs/rest-api/send/
 */
export const askEmailjs = (env: Settings, service = 'https://api.emailjs.com/api/v1.0/email/send') =>
  asked('EmailJS', async ({ green, yellow, red }) => {
    const { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: key, NEXT_PUBLIC_EMAILJS_SERVICE_ID: serviceId } = env;
    if (!key || !serviceId) return;
    const answer = await ask(service, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: env.NEXT_PUBLIC_SITE_URL ?? '' },
      body: JSON.stringify({
        user_id: key,
        service_id: serviceId,
        template_id: 'template_check_only',
        template_params: {},
      }),
    });
    const said = (await answer.text()).trim().slice(0, 160);
    if (/public key|user id|account not found/i.test(said)) red('keyRefused', { said });
    else if (/service id|service not found/i.test(said)) red('noService', { said });
    else if (/template/i.test(said)) green('keyKnown');
    else yellow('unclear', { status: answer.status, said });
  });

const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
];

/** Checks that the published site shows its name and equals the last build, `out`. */
export const askSite = (address: string, name: string, out: string) =>
  asked('Site', async ({ yellow, red, orGreen }) => {
    const home = await ask(address);
    const html = await home.text();
    const prefilled = await ask(new URL('/contact?type=Tour', address));
    const unknown = await ask(new URL('/no-such-page-please', address));
    for (const { url, status } of [home, prefilled, unknown])
      if (status >= 500) return red(status === 500 ? 'error' : 'busy', { address: url, status });
    if (!home.ok) return red('noHome', { address, status: home.status });
    if (!html.includes(name)) return red('otherPage', { address, name });
    const { origin } = new URL(home.url);
    if (origin !== new URL(address).origin) yellow('leadsOn', { address, origin });
    if (!prefilled.ok || !prefilled.url.includes('type=Tour')) red('noQuery');
    if (unknown.status !== 404) yellow('no404', { status: unknown.status });
    const routeData = await ask(new URL('/about.txt', address));
    if (routeData.ok && !routeData.headers.get('content-type')?.startsWith('text/plain')) yellow('routeData');
    const missing = HEADERS.filter((header) => !home.headers.has(header));
    if (missing.length) yellow('headers', { headers: missing.join(', ') });
    const built = textIn(join(out, 'index.html'));
    if (built && built.trim() !== html.trim()) yellow('older');
    return orGreen('right', { address });
  });
