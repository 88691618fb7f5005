import type { Headers, HostRules } from '../host-rules';

/**
 * `_headers` for Netlify and Cloudflare. Both join the values when two rules name the same header. That is right for a policy
 * and wrong for caching, so the default caching of both (max-age=0, must-revalidate) is left out.
 */
export function headersFile(rules: HostRules): string {
  const all = [
    rule('/*', rules.headers),
    ...rules.kinds.flatMap(({ paths, headers }) => paths.map((path) => rule(path, headers))),
  ];
  return `${all.join('\n')}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare. Netlify serves an existing file before it reads these rules, so the alias pages do
 * the work there. Its mark to force a redirect (`301!`) is an error on Cloudflare.
 */
export function redirectsFile({ redirects }: HostRules): string {
  return Object.entries(redirects)
    .flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`])
    .join('');
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}
