import { redirects } from '../../../data/pages';
import { type Policy, policyText } from './content-policy';

export type Headers = Readonly<Record<string, string>>;

/** The rules for every host. Each file in `hosts/` writes them in the format of one host. */
export type HostRules = {
  /** On every answer, error pages and redirects included. */
  headers: Headers;
  /** On files that none of the `kinds` names. */
  caching: Headers;
  /** More headers for some files. A path may hold one `*`, which stands for anything, slashes too. */
  kinds: readonly { name: string; paths: readonly string[]; headers: Headers }[];
  /** The path of every page. */
  pages: readonly string[];
  /** Shown with status 404 for every unknown path, and not under its own name. */
  notFound: string;
  /** Permanent redirects, by address. */
  redirects: Readonly<Record<string, string>>;
  /** Types that some hosts do not know, by extension. Route data in another type makes every click a full reload. */
  types: Readonly<Record<string, string>>;
  /** Paths that answer like unknown ones, as do all names that begin with a dot but /.well-known/. */
  hidden: readonly string[];
};

/**
 * The headers, caching and redirects of the site. All hosts get theirs from here.
 * @param site the part of the policy that is the same for every file
 * @param pages each `.html` file, alias pages not included
 */
export function hostRules(site: Policy, pages: readonly string[]): HostRules {
  return {
    headers: {
      'Content-Security-Policy': policyText(site),
      // A year, and without subdomains: the owner may use those for other things.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // No Cross-Origin-Embedder-Policy: it would keep out the bot check's frame.
    },
    caching: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    kinds: [
      {
        name: 'immutable',
        // Their addresses hold a hash, or a width and a version, so a changed file has a new address.
        paths: ['/_next/static/*', '/pictures/*'],
        headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      },
      {
        name: 'route-data',
        // This also covers robots.txt, which crawlers obey all the same.
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

/** The hidden paths as a regular expression for nginx and Apache. Apache leaves out the slash at the start of a path. */
export function hiddenPattern({ hidden }: HostRules): string {
  const paths = hidden.map((path) => path.slice(1).replaceAll('.', '\\.'));
  return `^/?((${paths.join('|')})$|(.*/)?\\.(?!well-known/))`;
}

/** A path with a `*` as a regular expression that nginx, Apache and JavaScript all understand. */
export function pathPattern(path: string): string {
  return `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('\\*', '.*')}$`;
}
