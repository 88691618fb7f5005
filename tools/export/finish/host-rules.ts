import { redirects } from '../../../site/pages';
import { type Policy, policyText } from './content-policy';

export type Headers = Readonly<Record<string, string>>;

/** The rules for every host. Each file in `hosts/` writes them in the format of one host. */
export type HostRules = {
  headers: Headers;
  /** Other or more headers for some files. A path may have one `*`, which matches anything, also slashes. */
  kinds: readonly { path: string; headers: Headers }[];
  pages: readonly string[];
  redirects: Readonly<Record<string, string>>;
};

// The address has a hash, or a width and a version, so a changed file has a new address.
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
// Previews of links and image search show these files on other sites.
const forOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The headers, caching and redirects of a site with these `.html` files and this policy for every file, for all hosts. */
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
      // Where AI assistants find the short version of the site: https://llmstxt.org
      Link: '</llms.txt>; rel=describedby',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      // No Cross-Origin-Embedder-Policy: it would block the frame of the bot check.
    },
    kinds: [
      // NEXT: the name of each file here has a hash of what it holds.
      { path: '/_next/static/*', headers: immutable },
      { path: '/pictures/*', headers: { ...immutable, ...forOtherSites } },
      { path: '/share/*', headers: forOtherSites },
      // NEXT: route data are .txt files. Keeps them out of search results, and robots.txt with them. Crawlers still read robots.txt and follow its rules.
      { path: '/*.txt', headers: { 'X-Robots-Tag': 'noindex' } },
    ],
    pages: pages
      .filter((page) => page !== '404.html')
      .map((page) => `/${page.replace(/(^index)?\.html$/, '')}`),
    redirects,
  };
}
