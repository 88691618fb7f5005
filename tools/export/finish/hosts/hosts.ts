import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import { redirects } from '../../../../site/content/pages';
import { site } from '../../../../site/content/site';
import { language } from '../../../../site/words/country';
import { patternOf } from '../../../shared/serve';
import { hashes, type Policy, policyText } from '../content-policy';

type Headers = Readonly<Record<string, string>>;

/** The rules for every host, which `hostFiles` writes in the format of each. */
export type HostRules = {
  headers: Headers;
  /**
   * Other or more headers for some files. A path may have one `*`
   * (`patternOf`).
   */
  kinds: readonly { path: string; headers: Headers }[];
  pages: readonly string[];
  redirects: Readonly<Record<string, string>>;
};

// The address has a hash, or a width and a version, so a changed file has a new
// address.
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
// Previews of links and image search show these files on other sites.
const forOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * The headers, caching and redirects of a site with these `.html` files and
 * this policy, for all hosts.
 */
export function hostRules(policy: Policy, pages: readonly string[]): HostRules {
  return {
    headers: {
      'Content-Security-Policy': policyText(policy),
      // One year, without subdomains, which the owner may use for other things.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // Where AI assistants find the short version of the site:
      // https://llmstxt.org
      Link: '</llms.txt>; rel=describedby',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      // No Cross-Origin-Embedder-Policy: it would block the frame of the bot
      // check.
    },
    kinds: [
      // NEXT: the name of each file here has a hash of what it holds.
      { path: '/_next/static/*', headers: immutable },
      { path: '/pictures/*', headers: { ...immutable, ...forOtherSites } },
      { path: '/share/*', headers: forOtherSites },
      // NEXT: route data are .txt files. Crawlers still read robots.txt and
      // follow its rules.
      { path: '/*.txt', headers: { 'X-Robots-Tag': 'noindex' } },
    ],
    pages: pages
      .filter((page) => page !== '404.html')
      .map((page) => `/${page.replace(/(^index)?\.html$/, '')}`),
    redirects,
  };
}

/**
 * The files for hosts: those in the site, and the settings of nginx and Apache
 * for the owner's own server.
 */
export function hostFiles(
  rules: HostRules,
  serverName: string,
  https: boolean,
) {
  const { headers, kinds, pages, redirects } = rules;
  const ofKinds = kinds.map(({ path, headers: own }) => ({
    path,
    pattern: patternOf(path),
    own,
    headers: pairs(own),
  }));
  const mapped = [
    ...new Set(kinds.flatMap((kind) => Object.keys(kind.headers))),
  ];
  const view = {
    serverName,
    otherName: serverName.startsWith('www.')
      ? serverName.slice(4)
      : `www.${serverName}`,
    https,
    headers: pairs(headers),
    joined: pairs(headers).filter(({ name }) => name !== 'Cache-Control'),
    kinds: ofKinds,
    // In nginx an `add_header` in a location would switch off those of the
    // server, so a map holds what depends on the file.
    same: pairs(headers).filter(({ name }) => !mapped.includes(name)),
    mapped: mapped.map((name) => ({
      name,
      variable: `$site_${name.toLowerCase().replaceAll('-', '_')}`,
      kinds: ofKinds.flatMap(({ pattern, own }) =>
        own[name] ? { pattern, value: own[name] } : [],
      ),
      otherwise: headers[name] ?? '',
    })),
    pages: pages.map((path) => ({
      path,
      file: path === '/' ? '/index.html' : `${path}.html`,
    })),
    known: addresses([
      ...pages.map((path) => [path.replace(/\/$/, ''), path]),
      ...Object.entries(redirects),
    ]),
    redirects: addresses(Object.entries(redirects)),
  };
  const filled = (name: string) => {
    const file = new URL(`templates/${name}`, import.meta.url);
    const template = readFileSync(file, 'utf8');
    return Mustache.render(template, view, {}, { escape: String });
  };
  const ofSite = {
    _headers: filled('_headers'),
    _redirects: filled('_redirects'),
    '.htaccess': filled('htaccess'),
    'staticwebapp.config.json': azureConfig(rules),
    '.nojekyll': '',
  };
  const ofServers = {
    'README.md': filled('README.md'),
    'nginx.conf': filled('nginx.conf'),
    'apache.conf': filled('apache.conf'),
  };
  return { ofSite, ofServers };
}

const pairs = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

/** Addresses that lead to another one. */
const addresses = (all: readonly string[][]) =>
  all.map(([from = '', to = '']) => ({
    path: from,
    from: from.slice(1),
    to,
    part: to.includes('#'),
  }));

/**
 * A page for every other address of a page, by its file, for hosts that cannot
 * redirect. Its script keeps the query.
 */
export const redirectPages = (siteUrl: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(redirects).map(([from, to]) => [
      `${from}/index.html`,
      redirectPage(to, siteUrl),
    ]),
  );

function redirectPage(to: string, siteUrl: string): string {
  const canonical = siteUrl + to.replace(/#.*/, '');
  const query = to.includes('#') ? '' : '+location.search';
  const script = `location.replace(${JSON.stringify(to)}${query})`;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${hashes([script])}; base-uri 'none'; form-action 'none'"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${site.name}</title><link rel="canonical" href="${canonical}"/><meta name="robots" content="noindex"/><script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript></head><body><p>This page is at <a href="${to}">${to}</a>.</p></body></html>
`;
}

/**
 * Azure applies only the first route that matches. A `navigationFallback` would
 * answer unknown paths with 200.
 */
function azureConfig(rules: HostRules): string {
  const routes = [
    ...Object.entries(rules.redirects).map(([route, redirect]) => ({
      route,
      redirect,
      statusCode: 301,
    })),
    // Azure needs braces around the ending after an asterisk.
    ...rules.kinds.map(({ path, headers }) => ({
      route: path.replace(/\*\.(\w+)$/, '*.{$1}'),
      headers,
    })),
    // The route names the file. Otherwise Azure redirects /contact?type=Tour to
    // /contact/ and loses the query.
    ...rules.pages.map((path) => ({
      route: path,
      rewrite: path === '/' ? '/index.html' : `${path}.html`,
    })),
  ];
  return JSON.stringify({
    routes,
    globalHeaders: rules.headers,
    // Azure lacks some of these. With another type of route data each click
    // would load a document.
    mimeTypes: {
      '.avif': 'image/avif',
      '.html': 'text/html; charset=utf-8',
      '.json': 'application/json',
      '.txt': 'text/plain; charset=utf-8',
      '.webmanifest': 'application/manifest+json',
      '.woff2': 'font/woff2',
    },
    responseOverrides: { 404: { rewrite: '/404.html' } },
  });
}
