import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../../shared/terminal';
import type { HostRules } from '../host-rules';

/**
 * The recipes for own servers and for Cloudflare Workers. The templates in `recipes/` hold what is the same for every site.
 * @param serverName the host name of the site's address. The same name with or without `www.` leads to it.
 * @returns file name and content of each
 */
export function serverRecipes({ headers, redirects }: HostRules, serverName: string): Record<string, string> {
  const otherName = serverName.startsWith('www.') ? serverName.slice(4) : `www.${serverName}`;
  const names = { serverName, otherName };
  const toParts = Object.fromEntries(Object.entries(redirects).filter(([, to]) => to.includes('#')));
  const toPages = Object.fromEntries(Object.entries(redirects).filter(([, to]) => !to.includes('#')));
  return {
    'README.md': filled('README.md', names),
    'nginx.conf': filled('nginx.conf', {
      ...names,
      headers: lines(headers, (name, value) => `  add_header ${name} "${value}" always;`),
      redirectsToParts: lines(toParts, (from, to) => `  location = ${from} { return 301 ${to}; }`),
      redirects: lines(toPages, (from, to) => `  location = ${from} { return 301 ${to}$is_args$args; }`),
    }),
    'apache.conf': filled('apache.conf', names),
    Caddyfile: filled('Caddyfile', {
      ...names,
      headers: lines(headers, (name, value) => `\theader ${name} "${value}"`),
      redirectsToParts: lines(toParts, (from, to) => `\t\tredir ${from} ${to} 301`),
      redirects: lines(toPages, (from, to) => `\t\t\t${from} ${to}`),
    }),
    'wrangler.jsonc': filled('wrangler.jsonc', {}),
  };
}

/**
 * `.htaccess` for Apache 2.4 and for shared hosts.
 * @param https whether the site's address begins with https
 */
export function htaccess({ headers, redirects }: HostRules, https: boolean): string {
  return filled('htaccess', {
    httpToHttps: https ? httpToHttps : '',
    headers: lines(headers, (name, value) => `  Header always set ${name} "${value}"`),
    redirects: lines(
      redirects,
      (from, to) => `RewriteRule ^${from.slice(1)}/?$ ${to} [R=301,NE,L${to.includes('#') ? ',QSD' : ''}]`,
    ),
  });
}

const httpToHttps = `# http leads to https. A proxy in front of Apache says which of them the visitor used.
RewriteCond %{HTTPS} !on
RewriteCond %{HTTP:X-Forwarded-Proto} !https
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,NE,L]
`;

function lines(values: Readonly<Record<string, string>>, line: (name: string, value: string) => string) {
  return Object.entries(values)
    .map(([name, value]) => line(name, value))
    .join('\n');
}

/** A template with its `{{placeholders}}` filled in. */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(projectFolder, 'tools/build/finish/hosts/recipes', template), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
