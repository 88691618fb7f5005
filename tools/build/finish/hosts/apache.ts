import { type Headers, type HostRules, pathPattern } from '../host-rules';

/**
 * `.htaccess` for Apache 2.4 and the many shared hosts that run it. It tests for each module that a host may lack. Only
 * mod_rewrite is required, because without it the folders of route data would hide the pages.
 */
export function htaccess(rules: HostRules): string {
  return `# Written by the build: changes made here are lost with the next one.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
AddDefaultCharset utf-8
ErrorDocument 403 ${rules.notFound}
ErrorDocument 404 ${rules.notFound}
# With compression Apache does not know its own entity tags again; the date of the file it does.
FileETag None

${Object.entries(rules.types)
  .map(([extension, type]) => `AddType "${type}" .${extension}`)
  .join('\n')}

RewriteEngine On
# Files for hosts are not for visitors, and the 404 page has no name of its own.
RewriteRule ^(${rules.hidden.map(escapeDots).join('|')})$ - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^${escapeDots(rules.notFound.slice(1))}$ - [R=404,L]
# Addresses people type.
${Object.entries(rules.redirects)
  .map(([from, to]) => `RewriteRule ^${escapeDots(from.slice(1))}/?$ ${to} [R=301,NE,L]`)
  .join('\n')}
# /about and /about/ are about.html, without a redirect that would lose what follows the question mark.
RewriteCond %{REQUEST_FILENAME} ^(.+?)/?$
RewriteCond %1.html -f
RewriteRule ^(.+?)/?$ $1.html [END]
# A folder without a page is no page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]

<IfModule mod_headers.c>
${lines(rules.headers)}
${lines(rules.caching)}
${rules.kinds
  .flatMap(({ paths, headers }) => paths.map((path) => lines(headers, pathPattern(path))))
  .join('\n')}
</IfModule>

# By name, not by type: filters by type leave out error pages.
<FilesMatch "\\.(html|txt|js|css|json|xml|svg|webmanifest)$">
  <IfModule mod_deflate.c>
    SetOutputFilter DEFLATE
    <IfModule mod_brotli.c>
      SetOutputFilter BROTLI_COMPRESS;DEFLATE
    </IfModule>
  </IfModule>
</FilesMatch>
`;
}

/** 'always' also sets the headers of error pages and redirects. */
function lines(headers: Headers, pattern?: string): string {
  const when = pattern ? ` "expr=%{REQUEST_URI} =~ m#${pattern}#"` : '';
  return Object.entries(headers)
    .map(([name, value]) => `  Header always set ${name} "${value}"${when}`)
    .join('\n');
}

function escapeDots(text: string): string {
  return text.replaceAll('.', '\\.');
}
