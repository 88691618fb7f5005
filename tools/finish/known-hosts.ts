import { harbour, reviewPlaces } from '../../data/site';

/**
 * The hosts a built site may name, each with its reason. Any other stops the build, but for those that only a library's script
 * names: these are told. Beside these, the links that the owner sets in `data/site.ts` are known.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  // Whose terms the privacy page names.
  terms: ['www.emailjs.com', 'policies.google.com'],
  // What the enquiry, the bot check and the visitor statistics talk to; the policy allows them only with their key.
  services: [
    'api.emailjs.com',
    'www.gstatic.com',
    'www.recaptcha.net',
    'recaptcha.google.com',
    'www.googletagmanager.com',
    'analytics.google.com',
  ],
  // Names of vocabularies; nothing is fetched from them.
  vocabularies: ['www.w3.org', 'schema.org', 'www.sitemaps.org', 'ogp.me'],
  // In the words of the libraries' own warnings; others are told, and are no fault.
  libraries: [
    'react.dev',
    'nextjs.org',
    'github.com',
    'dashboard.emailjs.com',
    'developers.google.com',
    'cdn.jsdelivr.net',
  ],
};

/**
 * @param settings the settings of the build: the site's own address and the container of its pictures are known too
 * @param ownersLinks where the owner's pages link to
 * @returns all known hosts
 */
export function knownHosts(
  settings: Readonly<Record<string, string | undefined>>,
  ownersLinks: readonly string[] = Object.values({ ...reviewPlaces, map: harbour.mapUrl }),
): ReadonlySet<string> {
  // Of `geo:` and `maps:`, which only phones know, nothing is fetched.
  const links = ownersLinks.filter((address) => address.startsWith('https:'));
  const configured = [settings.NEXT_PUBLIC_SITE_URL, settings.NEXT_PUBLIC_IMAGE_BASE_URL, ...links];
  return new Set([
    ...Object.values(known).flat(),
    ...configured.flatMap((address) => (address ? [new URL(address).hostname] : [])),
  ]);
}
