import type { Headers, HostRules } from '../host-rules';

/**
 * `_headers` for Netlify and Cloudflare. Both hosts join the values of a header from two rules. That would be wrong for caching,
 * so the file leaves out the default caching of both hosts (max-age=0, must-revalidate). A joined Cross-Origin-Resource-Policy
 * allows every site, as it should: https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header
 */
export function headersFile(rules: HostRules): string {
  const { 'Cache-Control': _, ...headers } = rules.headers;
  const all = [rule('/*', headers), ...rules.kinds.map(({ path, headers: own }) => rule(path, own))];
  return `${all.join('\n')}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare. Netlify serves an existing file first, so there the alias pages redirect. Netlify's
 * `301!` would force a redirect, but it is an error on Cloudflare. //about is /about, page by page: `//*` would lead ///about to
 * a host of that name.
 */
export function redirectsFile({ redirects, pages }: HostRules): string {
  return [...Object.entries(redirects), ...pages.map((path) => [`/${path}`, path])]
    .flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`])
    .join('');
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}
