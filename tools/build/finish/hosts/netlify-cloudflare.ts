import type { Headers, HostRules } from '../host-rules';

/**
 * `_headers` for Netlify and Cloudflare. Both hosts join the values of a header from two rules. That is right for a policy but
 * wrong for caching. So the file leaves out the default caching of both hosts (max-age=0, must-revalidate).
 */
export function headersFile(rules: HostRules): string {
  const all = [
    rule('/*', rules.headers),
    ...rules.kinds.flatMap(({ paths, headers }) => paths.map((path) => rule(path, headers))),
  ];
  return `${all.join('\n')}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare. Netlify serves an existing file first, so there the alias pages redirect. Netlify's
 * `301!` would force a redirect, but it is an error on Cloudflare.
 */
export function redirectsFile({ redirects }: HostRules): string {
  return Object.entries(redirects)
    .flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`])
    .join('');
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}
