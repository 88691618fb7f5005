import { movedText } from '../../../site/content/error-screens';
import { redirects } from '../../../site/content/pages';
import { site } from '../../../site/content/site';
import { language } from '../../../site/words/country';
import { hashes, type Policy, policyText } from './content-policy';

type Headers = Readonly<Record<string, string>>;

/** For Netlify and Cloudflare Pages. `public/` has those of other hosts. */
export function hostFiles(policy: Policy): Readonly<Record<string, string>> {
  const headers = [
    rule('/*', headersOf(policy)),
    ...Object.entries(fileHeaders).map(([path, own]) => rule(path, own)),
  ];
  const lines = Object.entries(redirects).flatMap(([from, to]) => [
    `${from} ${to} 301\n`,
    `${from}/ ${to} 301\n`,
  ]);
  return {
    _headers: headers.join(''),
    _redirects: lines.join(''),
  };
}

/** Caching is left to the host: both hosts join the values of two rules. */
const headersOf = (policy: Policy): Headers => ({
  'Content-Security-Policy': policyText(policy),
  // Without subdomains, which the owner may use for other things.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // No Cross-Origin-Embedder-Policy: it would block the bot check's frame.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // https://llmstxt.org
  Link: '</llms.txt>; rel=describedby',
});

// A changed file has a new address.
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
// For link previews and image search. A joined value allows every site:
// https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header
const forOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const fileHeaders: Readonly<Record<string, Headers>> = {
  '/_next/static/*': immutable,
  '/pictures/*': { ...immutable, ...forOtherSites },
  '/share/*': forOtherSites,
};

const rule = (path: string, headers: Headers) =>
  [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ].join('\n');

/** For hosts that cannot redirect. The script of each page keeps the query. */
export const redirectPages = (siteUrl: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(redirects).map(([from, to]) => [
      `${from.slice(1)}/index.html`,
      redirectPage(to, siteUrl),
    ]),
  );

function redirectPage(to: string, siteUrl: string): string {
  const canonical = siteUrl + to.replace(/#.*/, '');
  const query = to.includes('#') ? '' : '+location.search';
  const script = `location.replace(${JSON.stringify(to)}${query})`;
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${hashes([script])}; base-uri 'none'; form-action 'none'"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>${site.name}</title><link rel="canonical" href="${canonical}"/><meta name="robots" content="noindex"/><script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript></head><body><p>${movedText} <a href="${to}">${to}</a></p></body></html>
`;
}
