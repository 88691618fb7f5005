import type { Headers, HostRules } from '../host-rules';

/** Cloudflare ignores a longer line, and whatever follows the hundredth rule. */
const longestLine = 2000;
const mostRules = 100;

/**
 * `_headers` for Netlify and Cloudflare. Both join the values when two rules name the same header: right for a policy, wrong
 * for caching, so the caching that both have by themselves (max-age=0, must-revalidate) is not named again.
 * A page's own policy that does not fit is left to the page.
 */
export function headersFile(rules: HostRules): string {
  const common = [
    rule('/*', rules.headers),
    ...rules.kinds.flatMap(({ paths, headers }) => paths.map((path) => rule(path, headers))),
  ];
  const pages = rules.pages
    .filter(({ policy }) => policy.length < longestLine - 40)
    .flatMap(({ path, policy }) =>
      (path === '/' ? ['/'] : [path, `${path}/`]).map((address) =>
        rule(address, { 'Content-Security-Policy': policy }),
      ),
    );
  return `${[...common, ...pages].slice(0, mostRules).join('\n')}\n`;
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
