import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../../shared/terminal';
import type { HostRules } from '../host-rules';

/**
 * The settings of nginx and Apache for the owner's own server. The files in `templates/` hold what is the same for every site.
 * @param serverName the host name of the site's address. The same name with or without `www.` leads to it.
 * @returns file name and content of each
 */
export function serverFiles(rules: HostRules, serverName: string): Record<string, string> {
  const otherName = serverName.startsWith('www.') ? serverName.slice(4) : `www.${serverName}`;
  const names = { serverName, otherName };
  return {
    'README.md': filled('README.md', names),
    'nginx.conf': filled('nginx.conf', {
      ...names,
      ...nginxHeaders(rules),
      redirects: lines(
        rules.redirects,
        (from, to) => `  location = ${from} { return 301 ${to}${to.includes('#') ? '' : '$is_args$args'}; }`,
      ),
    }),
    'apache.conf': filled('apache.conf', names),
  };
}

/**
 * The headers for nginx. An `add_header` in a location would switch off those of the server. So a header that depends on the
 * file gets its value from a map.
 */
function nginxHeaders({ headers, kinds }: HostRules): { maps: string; headers: string } {
  const mapped = [...new Set(kinds.flatMap((kind) => Object.keys(kind.headers)))];
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const map = (name: string) => `map $uri ${variable(name)} {
${kinds.flatMap(({ path, headers: own }) => (own[name] ? `  "~^${pattern(path)}$" "${own[name]}";` : [])).join('\n')}
  default "${headers[name] ?? ''}";
}`;
  const same = Object.fromEntries(Object.entries(headers).filter(([name]) => !mapped.includes(name)));
  return {
    maps: mapped.map(map).join('\n'),
    headers: [
      lines(same, (name, value) => `  add_header ${name} "${value}" always;`),
      ...mapped.map((name) => `  add_header ${name} ${variable(name)} always;`),
    ].join('\n'),
  };
}

/** A path with a `*` as a regular expression. */
const pattern = (path: string) => path.replaceAll('.', '\\.').replace('*', '.*');

/**
 * `.htaccess` for Apache 2.4 and for shared hosts.
 * @param https whether the site's address begins with https
 */
export function htaccess({ headers, kinds, redirects }: HostRules, https: boolean): string {
  const set = (when: string) => (name: string, value: string) =>
    `  Header always set ${name} "${value}"${when}`;
  return filled('htaccess', {
    httpToHttps: https ? httpToHttps : '',
    headers: [
      lines(headers, set('')),
      ...kinds.map(({ path, headers: own }) =>
        lines(own, set(` "expr=%{REQUEST_URI} =~ m#^${pattern(path)}(\\.br)?$#"`)),
      ),
    ].join('\n'),
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
  const text = readFileSync(join(projectFolder, 'tools/build/finish/hosts/templates', template), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
