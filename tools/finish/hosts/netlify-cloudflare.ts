import type { Headers, HostRules } from '../host-rules';

/**
 * `_headers` for Netlify and Cloudflare. Both join the values when two rules name the same header: right for a policy, wrong
 * for caching, so the caching that both have by themselves (max-age=0, must-revalidate) is not named again.
 */
export function headersFile(rules: HostRules): string {
  const all = [
    rule('/*', rules.headers),
    ...rules.kinds.flatMap(({ paths, headers }) => paths.map((path) => rule(path, headers))),
  ];
  return `${all.join('\n')}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare. Netlify serves a file that is there before it looks at these, so there the alias
 * pages do the work; its mark to force a redirect (`301!`) is a mistake to Cloudflare.
 */
export function redirectsFile({ redirects }: HostRules): string {
  return Object.entries(redirects)
    .flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`])
    .join('');
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}
