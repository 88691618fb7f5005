/** `README.md` of the recipes, for the person who sets up the server. */
export const recipesGuide = `# Recipes for servers you set up yourself

Written by \`npm run build\`, together with the site and from its settings: build, then copy. Changes made here are lost
with the next build. Netlify, Cloudflare Pages, Azure Static Web Apps, GitHub Pages and Apache need nothing from here:
what they read is in the site's folder itself (\`_headers\`, \`_redirects\`, \`staticwebapp.config.json\`, \`.htaccess\`,
\`.nojekyll\`).

| Host | File | Goes to |
|---|---|---|
| nginx | \`nginx.conf\` | \`/etc/nginx/conf.d/site.conf\`; then \`nginx -t && systemctl reload nginx\` |
| Caddy | \`Caddyfile\` | \`/etc/caddy/Caddyfile\`; then \`systemctl reload caddy\` |
| Apache | \`.htaccess\` of the site | nothing to do but \`AllowOverride All\` for the folder and \`a2enmod rewrite headers\` |
| S3 + CloudFront | \`cloudfront-function.js\` | a function for 'viewer request' of every behaviour |
| | \`cloudfront-headers.json\` | \`aws cloudfront create-response-headers-policy --response-headers-policy-config file://cloudfront-headers.json\`, for the default behaviour |
| | \`cloudfront-headers-immutable.json\` | the same, for the behaviours \`/_next/static/*\` and \`/pictures/*\` |
| | \`cloudfront-headers-route-data.json\` | the same, for the behaviour \`*.txt\` |
| | | custom error responses: 403 and 404 → \`/404.html\` with status 404 |
| Cloudflare Workers | \`wrangler.jsonc\` | \`npx wrangler deploy -c wrangler.jsonc\` |
| Azure Blob Storage | | static website: index document \`index.html\`, error document \`404.html\`; its CDN adds the headers |
`;

/** For Cloudflare Workers; Pages needs none. Without a 404 page they would answer unknown paths with the home page. */
export const workersConfig = `// Written by the build. The folder is the site's.
{
  "name": "site",
  "compatibility_date": "2026-01-01",
  "assets": { "directory": "../out", "not_found_handling": "404-page" }
}
`;
