import type { HostRules } from '../host-rules';

/**
 * `staticwebapp.config.json` for Azure Static Web Apps. The first route that fits is the only one.
 * There is no `navigationFallback`: it would answer unknown paths with 200.
 */
export function azureConfig(rules: HostRules): string {
  const routes = [
    ...Object.entries(rules.redirects).map(([route, redirect]) => ({ route, redirect, statusCode: 301 })),
    // An asterisk before a file's ending is written with braces here.
    ...rules.kinds.flatMap(({ paths, headers }) =>
      paths.map((path) => ({ route: path.replace(/\*\.(\w+)$/, '*.{$1}'), headers })),
    ),
    // Named as a file, else Azure would send /contact?type=Tour on to /contact/ and lose the question.
    ...rules.pages.map((path) => ({
      route: path,
      rewrite: path === '/' ? '/index.html' : `${path}.html`,
    })),
  ];
  const file = {
    globalHeaders: { ...rules.headers, ...rules.caching },
    mimeTypes: Object.fromEntries(
      Object.entries(rules.types).map(([extension, type]) => [`.${extension}`, type]),
    ),
    responseOverrides: { 404: { rewrite: rules.notFound } },
  };
  // One route a line: readable, and small.
  const head = JSON.stringify(file, null, 1).replace(/\n\}$/, '');
  return `${head},\n "routes": [\n${routes.map((route) => `  ${JSON.stringify(route)}`).join(',\n')}\n ]\n}\n`;
}
