import type { HostRules } from '../host-rules';

/**
 * `staticwebapp.config.json` for Azure Static Web Apps. Azure applies only the first route that matches.
 * There is no `navigationFallback`: it would answer unknown paths with 200.
 */
export function azureConfig(rules: HostRules): string {
  const routes = [
    ...Object.entries(rules.redirects).map(([route, redirect]) => ({ route, redirect, statusCode: 301 })),
    // Azure needs braces around the ending after an asterisk.
    ...rules.kinds.map(({ path, headers }) => ({ route: path.replace(/\*\.(\w+)$/, '*.{$1}'), headers })),
    // The route names the file. Otherwise Azure redirects /contact?type=Tour to /contact/ and loses the query.
    ...rules.pages.map((path) => ({
      route: path,
      rewrite: path === '/' ? '/index.html' : `${path}.html`,
    })),
  ];
  return JSON.stringify({
    routes,
    globalHeaders: rules.headers,
    // Azure lacks some of these. With another type of route data each click would load a document.
    mimeTypes: {
      '.avif': 'image/avif',
      '.html': 'text/html; charset=utf-8',
      '.json': 'application/json',
      '.txt': 'text/plain; charset=utf-8',
      '.webmanifest': 'application/manifest+json',
      '.woff2': 'font/woff2',
    },
    responseOverrides: { 404: { rewrite: '/404.html' } },
  });
}
