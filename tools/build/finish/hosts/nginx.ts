import { type HostRules, hiddenPattern, pathPattern } from '../host-rules';

/**
 * A site for nginx. Maps of `$uri` (the served file) choose the headers, because an `add_header` in a location would switch off
 * the headers of the server.
 */
export function nginxSite(rules: HostRules, serverName: string): string {
  const extra = [...new Set(rules.kinds.flatMap(({ headers }) => Object.keys(headers)))];
  return `# Written by the build. Copy to /etc/nginx/conf.d/site.conf and put your own into the lines marked <-.

# These headers depend on the file that is sent.
${extra.map((header) => headerMap(rules, header)).join('\n')}

server {
  listen 80;
  listen [::]:80;
  server_name ${serverName}; # <-
  return 301 https://$host$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${serverName}; # <-
  ssl_certificate /etc/letsencrypt/live/${serverName}/fullchain.pem; # <-
  ssl_certificate_key /etc/letsencrypt/live/${serverName}/privkey.pem; # <-
  root /var/www/site; # <- what is in out/ and in compressed/ goes here
  server_tokens off;
  absolute_redirect off;

  charset utf-8;
  charset_types text/plain text/css text/xml application/javascript application/xml;
  include /etc/nginx/mime.types;
  types { application/manifest+json webmanifest; }

  # Sends the files of compressed/. What has none there is compressed when it is sent.
  brotli_static on;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_types text/plain text/css text/xml application/javascript application/json application/xml image/svg+xml;

${Object.entries(rules.headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
${extra.map((header) => `  add_header ${header} ${variable(header)} always;`).join('\n')}

  # Addresses people type.
${Object.entries(rules.redirects)
  .map(([from, to]) => `  location = ${from} { return 301 ${to.includes('#') ? to : `${to}$is_args$args`}; }`)
  .join('\n')}

  # /about/ is /about, without a redirect that could lose what follows the question mark.
  rewrite ^(/.+?)/+$ $1;
  location / { try_files $uri $uri.html $uri/index.html =404; }

  # Files for hosts are not for visitors, and the 404 page has no address of its own.
  location ~ "${hiddenPattern(rules)}" { return 404; }
  error_page 403 404 ${rules.notFound};
  location = ${rules.notFound} { internal; }
}
`;
}

function headerMap({ kinds, caching }: HostRules, header: string): string {
  const special = kinds.flatMap(({ paths, headers }) =>
    headers[header] ? paths.map((path) => `  "~${pathPattern(path)}" "${headers[header]}";\n`) : [],
  );
  return `map $uri ${variable(header)} {\n${special.join('')}  default "${caching[header] ?? ''}";\n}`;
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}
