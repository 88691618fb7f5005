/** `README.md` for the person who sets up the server. */
export function recipesGuide(serverName: string): string {
  return `# Recipes for servers you set up yourself

Written by \`npm run build\`, together with the site and from its settings. Changes made here are lost with the next build.
Netlify, Cloudflare Pages, Azure Static Web Apps and GitHub Pages need nothing from here: what they read is in the site's
folder itself (\`_headers\`, \`_redirects\`, \`staticwebapp.config.json\`, \`.nojekyll\`). So does rented web space with Apache
(\`.htaccess\`).

## Your own server, with Debian or Ubuntu

As root, with this folder on the server. First a certificate; Caddy gets its own, and for Apache write \`apache2\` for \`nginx\`:

\`\`\`sh
apt install certbot
certbot certonly --standalone -d ${serverName} --pre-hook 'systemctl stop nginx' --post-hook 'systemctl start nginx'
\`\`\`

Then one of the three. nginx:

\`\`\`sh
apt install nginx libnginx-mod-http-brotli-static
cp nginx.conf /etc/nginx/conf.d/site.conf
nginx -t && systemctl reload nginx
\`\`\`

Apache:

\`\`\`sh
apt install apache2
cp apache.conf /etc/apache2/sites-available/site.conf
a2enmod rewrite headers ssl http2
a2ensite site
apachectl configtest && systemctl restart apache2
\`\`\`

Caddy:

\`\`\`sh
apt install caddy
mkdir -p /var/www
cp Caddyfile /etc/caddy/Caddyfile
systemctl reload caddy
\`\`\`

Last, from your own computer, the site and its compressed files into one folder:

\`\`\`sh
rsync -av --delete out/ hosts/compressed/ root@${serverName}:/var/www/site/
\`\`\`

## Services

| Host | File | Goes to |
|---|---|---|
| S3 + CloudFront | \`cloudfront-function.js\` | a function for 'viewer request' of every behaviour |
| | \`cloudfront-headers.json\` | \`aws cloudfront create-response-headers-policy --response-headers-policy-config file://cloudfront-headers.json\`, for the default behaviour |
| | \`cloudfront-headers-immutable.json\` | the same, for the behaviours \`/_next/static/*\` and \`/pictures/*\` |
| | \`cloudfront-headers-route-data.json\` | the same, for the behaviour \`*.txt\` |
| | | custom error responses: 403 and 404 → \`/404.html\` with status 404; 'redirect HTTP to HTTPS' and 'compress objects' for every behaviour |
| Cloudflare Workers | \`wrangler.jsonc\` | \`npx wrangler deploy -c wrangler.jsonc\` |
| Azure Blob Storage | | static website: index document \`index.html\`, error document \`404.html\`; its CDN adds the headers |
`;
}

/** For Cloudflare Workers only. Without this setting they answer unknown paths with the home page. */
export const workersConfig = `// Written by the build. The folder is the site's.
{
  "name": "site",
  "compatibility_date": "2026-01-01",
  "assets": { "directory": "../out", "not_found_handling": "404-page" }
}
`;
