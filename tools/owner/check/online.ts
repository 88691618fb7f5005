import { join } from 'node:path';
import { ask, asked } from '../../services/ask';
import { textIn } from '../../shared/files';

const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
];

/**
 * Checks that the published site shows its name and equals the last build,
 * `out`.
 */
export const askSite = (address: string, name: string, out: string) =>
  asked('Site', async ({ yellow, red, orGreen }) => {
    const home = await ask(address);
    const html = await home.text();
    const prefilled = await ask(new URL('/contact?type=Tour', address));
    const unknown = await ask(new URL('/no-such-page-please', address));
    for (const { url, status } of [home, prefilled, unknown])
      if (status >= 500)
        return red(status === 500 ? 'error' : 'busy', { address: url, status });
    if (!home.ok) return red('noHome', { address, status: home.status });
    if (!html.includes(name)) return red('otherPage', { address, name });
    const { origin } = new URL(home.url);
    if (origin !== new URL(address).origin)
      yellow('leadsOn', { address, origin });
    if (!prefilled.ok || !prefilled.url.includes('type=Tour')) red('noQuery');
    if (unknown.status !== 404) yellow('no404', { status: unknown.status });
    const routeData = await ask(new URL('/about.txt', address));
    if (
      routeData.ok &&
      !routeData.headers.get('content-type')?.startsWith('text/plain')
    )
      yellow('routeData');
    const missing = HEADERS.filter((header) => !home.headers.has(header));
    if (missing.length) yellow('headers', { headers: missing.join(', ') });
    const built = textIn(join(out, 'index.html'));
    if (built && built.trim() !== html.trim()) yellow('older');
    return orGreen('right', { address });
  });
