import { join } from 'node:path';
import { textIn } from '../../shared/files';
import type { Settings } from '../../shared/load-settings';
import { type Row, rowsAbout } from './rows';

/** The rows about a service. That it cannot be asked is a row too. */
async function asked(
  what: string,
  work: (about: ReturnType<typeof rowsAbout>) => Promise<unknown>,
): Promise<Row[]> {
  const about = rowsAbout(what);
  await work(about).catch((error) =>
    error.cause?.message === 'redirect count exceeded'
      ? about.red(ENDLESS)
      : about.yellow(
          `Could not be asked (${error.cause?.code ?? error.message}). -> Is this computer online, and the address right? Then try again.`,
        ),
  );
  return about.rows;
}

const ENDLESS =
  "Too many redirects: an address leads on without end, so no visitor sees the page. -> Two places redirect against each other, to https or to the name with or without www. Leave one of them on: the host's panel, or the proxy in front of it (Cloudflare: SSL/TLS, 'Full (strict)' in place of 'Flexible'). If it stays, delete in .htaccess on the host, after each upload, all from '# http leads to https' to the first line with 'RewriteRule'.";

/** What an error of a server means. Nothing for other answers. */
function serverError(status: number): string | undefined {
  if (status < 500) return undefined;
  return status === 500
    ? "The host's server meets an error: mostly Apache that refuses a line of .htaccess. -> Delete .htaccess on the host, since the pages work without it, or ask the host to allow it 'AllowOverride FileInfo'."
    : 'The host is out of order or too busy. -> Wait some minutes and try again. If it stays, ask the host.';
}

const ask = (address: string | URL, request: RequestInit = {}) =>
  fetch(address, { ...request, signal: AbortSignal.timeout(8_000) });

/**
 * Requests some files from the container.
 * @param files the names of files that must be in it
 */
export const askContainer = (env: Settings, files: readonly string[]) =>
  asked('Container (asked)', async ({ green, red }) => {
    const { NEXT_PUBLIC_IMAGE_BASE_URL: base, NEXT_PUBLIC_IMAGE_QUERY: query = '' } = env;
    if (!base) return;
    const address = (file: string) => `${base.replace(/\/+$/, '')}/${file}?${query.replace('?', '')}`;
    const statuses = await Promise.all(
      files.map(async (file) => (await ask(address(file), { method: 'HEAD' })).status),
    );
    const missing = files.filter((_, index) => statuses[index] !== 200);
    const refusal = statuses.find((status) => status === 401 || status === 403);
    if (refusal)
      red(
        `It refuses the query (${refusal}). -> Make a new signed query and put it into NEXT_PUBLIC_IMAGE_QUERY: docs/owner-handbook.md.`,
      );
    else if (missing.length)
      red(
        `${missing.length} of ${files.length} pictures are not in it, for example ${missing[0]}. -> Upload all files of public/pictures/ to it.`,
      );
    else green(`answers, and holds all ${files.length} pictures`);
  });

/**
 * Requests an e-mail with a template that does not exist, with the headers of the site. The error message shows whether the
 * key, the service and the domain are right. EmailJS sends and counts no e-mail.
 * @param service the address of EmailJS (https://www.emailjs.com/docs/rest-api/send/)
 */
export const askEmailjs = (env: Settings, service = 'https://api.emailjs.com/api/v1.0/email/send') =>
  asked('EmailJS (asked)', async ({ green, yellow, red }) => {
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
    if (/public key|user id|account not found/i.test(said))
      red(
        `The public key was refused ('${said}'). -> Copy it again: EmailJS, Account, API keys, Public Key.`,
      );
    else if (/service id|service not found/i.test(said))
      red(`The service was not found ('${said}'). -> Copy the Service ID again: EmailJS, Email Services.`);
    else if (/template/i.test(said))
      green('knows the key; no e-mail was sent. Only a real enquiry tries the template');
    else
      yellow(
        `Answered ${answer.status}: '${said}', which says nothing sure about the key. -> Send an enquiry on the site, and look at EmailJS, Email History. A refused domain is put right under Account, Security.`,
      );
  });

/** The headers that protect a visitor. A host should send them with every page. */
const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
];

/**
 * Checks the published site.
 * @param name the site's name, which the home page must show
 * @param out the last build, to compare with
 */
export const askSite = (siteUrl: string, name: string, out: string) =>
  asked('Site (asked)', async ({ yellow, red, orGreen }) => {
    const home = await ask(siteUrl);
    const html = await home.text();
    const prefilled = await ask(new URL('/contact?type=Tour', siteUrl));
    const unknown = await ask(new URL('/no-such-page-please', siteUrl));
    for (const { url, status } of [home, prefilled, unknown]) {
      const meaning = serverError(status);
      if (meaning) return red(`${url} answers ${status}. ${meaning}`);
    }
    if (!home.ok)
      return red(`${siteUrl} answers ${home.status}. -> Has out/ been uploaded, with index.html at the top?`);
    if (!html.includes(name))
      return red(
        `${siteUrl} shows another page, without the name ${name}. -> Look at it in a browser; is the domain connected?`,
      );
    const { origin } = new URL(home.url);
    if (origin !== new URL(siteUrl).origin)
      yellow(
        `${siteUrl} leads on to ${origin}. -> Put ${origin} into NEXT_PUBLIC_SITE_URL, and build again.`,
      );
    if (!prefilled.ok || !prefilled.url.includes('type=Tour'))
      red(
        'A link to the filled-in form (/contact?type=Tour) is not answered as it should be. -> Set the host up as docs/owner-handbook.md says.',
      );
    if (unknown.status !== 404)
      yellow(
        `An unknown address answers ${unknown.status} instead of 404. -> Name 404.html as the page for errors at your host.`,
      );
    const routeData = await ask(new URL('/about.txt', siteUrl));
    if (routeData.ok && !routeData.headers.get('content-type')?.startsWith('text/plain'))
      yellow(
        'Files that end in .txt are not sent as text/plain, so every click loads a whole page. -> Set the type at your host.',
      );
    const missing = HEADERS.filter((header) => !home.headers.has(header));
    if (missing.length)
      yellow(
        `These headers, which protect your visitors, are missing: ${missing.join(', ')}. -> out-servers/README.md says how, where your host can send headers.`,
      );
    const built = textIn(join(out, 'index.html'));
    if (built && built.trim() !== html.trim())
      yellow('The published home page is not the one in out/. -> Upload out/ to publish it.');
    return orGreen(`${siteUrl} is there, complete, with its headers, and is what out/ holds`);
  });
