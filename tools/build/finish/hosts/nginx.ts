import { type HostRules, pathPattern } from '../host-rules';

/**
 * A site for nginx. Maps of `$uri`, the file that is served, choose the headers, because an `add_header` in a location would
 * switch off those of the server.
 */
export function nginxSite(rules: HostRules, serverName: string): string {
  const extra = [...new Set(rules.kinds.flatMap(({ headers }) => Object.keys(headers)))];
  const files = rules.hidden.filter((name) => !name.startsWith('.'));
  return `# Written by the build. Copy to /etc/nginx/conf.d/site.conf and put your own into the lines marked <-.
# With a certificate, 'listen 443 ssl;' and the two ssl_certificate lines go below 'listen'.

${extra
  .map((header) =>
    map(variable(header), [
      ...rules.kinds.flatMap(({ paths, headers }) =>
        paths.flatMap((path) => (headers[header] ? [[pathPattern(path), headers[header]] as const] : [])),
      ),
      ['', defaultOf(rules, header)],
    ]),
  )
  .join('\n')}server {
  listen 80; # <-
  server_name ${serverName}; # <-
  root /var/www/site; # <- what is in out/ goes here
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/html text/plain text/css text/xml application/javascript application/json application/xml;
  include /etc/nginx/mime.types;
  types {
    application/manifest+json webmanifest;
    image/avif avif;
  }

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_comp_level 6;
  gzip_types text/plain text/css text/xml application/javascript text/javascript application/json application/manifest+json application/xml image/svg+xml;

${Object.entries(rules.headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
${extra.map((header) => `  add_header ${header} ${variable(header)} always;`).join('\n')}

${Object.entries(rules.redirects)
  .map(([from, to]) => `  location = ${from} { return 301 ${to.includes('#') ? to : `${to}$is_args$args`}; }`)
  .join('\n')}

  # /about/ is /about, without a redirect that could lose what follows the question mark.
  rewrite ^(/.+?)/+$ $1;
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html $uri/index.html =404; }
  # Files for hosts are not for visitors.
  location ~ ^/(${files.join('|').replaceAll('.', '\\.')})$ { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }

  error_page 403 404 ${rules.notFound};
  location = ${rules.notFound} { internal; }
}
`;
}

function map(variableName: string, entries: readonly (readonly [pattern: string, value: string])[]): string {
  const lines = entries.map(([pattern, value]) => `  ${pattern ? `"~${pattern}"` : 'default'} "${value}";`);
  return `map $uri ${variableName} {\n${lines.join('\n')}\n}`;
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function defaultOf({ caching }: HostRules, header: string): string {
  return caching[header] ?? '';
}
