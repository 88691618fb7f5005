import { type Headers, type HostRules, hiddenPattern, pathPattern } from '../host-rules';

/**
 * `.htaccess` for Apache 2.4 and for shared hosts. It tests for each module that a host may lack. Only mod_rewrite is required,
 * because without it the folders of route data would hide the pages.
 * @param https whether the site's address begins with https
 */
export function htaccess(rules: HostRules, https: boolean): string {
  return `# Written by the build: changes made here are lost with the next one.
Options -Indexes -MultiViews
DirectorySlash Off
AddDefaultCharset utf-8
ErrorDocument 403 ${rules.notFound}
ErrorDocument 404 ${rules.notFound}
# Apache does not recognise its own entity tags of compressed answers; it does recognise the file's date.
FileETag None

${Object.entries(rules.types)
  .map(([extension, type]) => `AddType "${type}" .${extension}`)
  .join('\n')}

RewriteEngine On
${https ? redirectToHttps : ''}# Files for hosts are not for visitors, and the 404 page has no address of its own.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ${hiddenPattern(rules)} - [R=404,L]
# Addresses people type. What follows a question mark would break an address with '#'.
${Object.entries(rules.redirects)
  .map(([from, to]) => `RewriteRule ^${from.slice(1)}/?$ ${to} [R=301,NE,L${to.includes('#') ? ',QSD' : ''}]`)
  .join('\n')}
# /about and /about/ are about.html, without a redirect that would lose what follows the question mark.
RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME} ^(.+?)/?$
RewriteCond %1.html -f
RewriteRule ^(.+?)/?$ $1.html
# A folder without a page is no page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
# Sends the Brotli files of compressed/, if they were uploaded too.
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br
# Debian reads this ending as the Breton language.
RemoveLanguage .br
AddEncoding br .br

<IfModule mod_headers.c>
${lines(rules.headers)}
${lines(rules.caching)}
${rules.kinds
  .flatMap(({ paths, headers }) =>
    paths.map((path) => lines(headers, pathPattern(path).replace(/\$$/, '(\\.br)?$'))),
  )
  .join('\n')}
</IfModule>

# Compresses what has no such file. By name, because filters by type leave out error pages.
<FilesMatch "\\.(html|txt|js|css|json|xml|svg|webmanifest)$">
  <IfModule mod_deflate.c>
    SetOutputFilter DEFLATE
  </IfModule>
</FilesMatch>
`;
}

/** The virtual hosts for an own server. They hold what `.htaccess` may not: the certificate and HTTP/2. */
export function apacheSite(serverName: string): string {
  const site = `ServerName ${serverName}
  DocumentRoot /var/www/site`;
  return `# Written by the build. Copy to /etc/apache2/sites-available/site.conf.
# What is in out/ and in compressed/ goes into the folder. Its .htaccess holds all other rules.
<Directory /var/www/site>
  AllowOverride All
  Require all granted
</Directory>

<VirtualHost *:80>
  ${site}
</VirtualHost>

<VirtualHost *:443>
  ${site}
  Protocols h2 http/1.1
  SSLEngine on
  SSLCertificateFile /etc/letsencrypt/live/${serverName}/fullchain.pem
  SSLCertificateKeyFile /etc/letsencrypt/live/${serverName}/privkey.pem
</VirtualHost>
`;
}

const redirectToHttps = `# http leads to https. A proxy in front of Apache says which of them the visitor used.
RewriteCond %{HTTPS} !on
RewriteCond %{HTTP:X-Forwarded-Proto} !https
RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,NE,L]
`;

/** 'always' also sets the headers of error pages and redirects. */
function lines(headers: Headers, pattern?: string): string {
  const when = pattern ? ` "expr=%{REQUEST_URI} =~ m#${pattern}#"` : '';
  return Object.entries(headers)
    .map(([name, value]) => `  Header always set ${name} "${value}"${when}`)
    .join('\n');
}
