import { redirects } from '../../../data/pages';
import { type Policy, policyText } from './content-policy';

export type Headers = Readonly<Record<string, string>>;

/** The rules for every host. Each file in `hosts/` writes them in the format of one host. */
export type HostRules = {
  /** Headers of every response, also of error pages and redirects. */
  headers: Headers;
  /** Headers of files that match none of the `kinds`. */
  caching: Headers;
  /** More headers for some files. A path may have one `*`, which matches anything, also slashes. */
  kinds: readonly { name: string; paths: readonly string[]; headers: Headers }[];
  pages: readonly string[];
  /** The page for every unknown path, with status 404. It has no address of its own. */
  notFound: string;
  /** Permanent redirects: the old address and the new one. */
  redirects: Readonly<Record<string, string>>;
  /** Content types that some hosts lack, by extension. With another type of route data each click loads a document. */
  types: Readonly<Record<string, string>>;
  /** Paths with status 404. All names that begin with a dot have it too, except /.well-known/. */
  hidden: readonly string[];
};

/**
 * The headers, caching and redirects of the site, for all hosts.
 * @param site the part of the policy for every file
 * @param pages each `.html` file, alias pages not included
 */
export function hostRules(site: Policy, pages: readonly string[]): HostRules {
  return {
    headers: {
      'Content-Security-Policy': policyText(site),
      // One year, without subdomains, which the owner may use for other things.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // No Cross-Origin-Embedder-Policy: it would block the frame of the bot check.
    },
    caching: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    kinds: [
      {
        name: 'immutable',
        // The address has a hash, or a width and a version, so a changed file has a new address.
        paths: ['/_next/static/*', '/pictures/*'],
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      },
      {
        name: 'route-data',
        // This also covers robots.txt. Crawlers obey it all the same.
        paths: ['/*.txt'],
        headers: { 'X-Robots-Tag': 'noindex' },
      },
    ],
    pages: pages
      .filter((page) => page !== '404.html')
      .map((page) => `/${page.replace(/(^index)?\.html$/, '')}`),
    notFound: '/404.html',
    redirects,
    types: {
      avif: 'image/avif',
      html: 'text/html; charset=utf-8',
      json: 'application/json',
      txt: 'text/plain; charset=utf-8',
      webmanifest: 'application/manifest+json',
      woff2: 'font/woff2',
    },
    hidden: ['/404', '/404.html', '/_headers', '/_redirects', '/staticwebapp.config.json'],
  };
}

/** The hidden paths as a regular expression for nginx and Apache. In Apache a path has no slash at its start. */
export function hiddenPattern({ hidden }: HostRules): string {
  const paths = hidden.map((path) => path.slice(1).replaceAll('.', '\\.'));
  return `^/?((${paths.join('|')})$|(.*/)?\\.(?!well-known/))`;
}

/** A path with a `*` as a regular expression for nginx, Apache and JavaScript. */
export function pathPattern(path: string): string {
  return `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('\\*', '.*')}$`;
}
