import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import type { Headers, HostRules } from '../host-rules';

/**
 * The files for hosts, nearly all from the templates of Mustache in `templates/`: those in the site for hosts that read them there, and
 * the settings of nginx and Apache for the owner's own server.
 * @param serverName the host name of the site's address. The same name with or without `www.` leads to it
 */
export function hostFiles(rules: HostRules, serverName: string, https: boolean) {
  const { headers, kinds, pages, redirects } = rules;
  const ofKinds = kinds.map(({ path, headers: own }) => ({
    path,
    pattern: path.replaceAll('.', '\\.').replace('*', '.*'),
    own,
    headers: pairs(own),
  }));
  const mapped = [...new Set(kinds.flatMap((kind) => Object.keys(kind.headers)))];
  const view = {
    serverName,
    otherName: serverName.startsWith('www.') ? serverName.slice(4) : `www.${serverName}`,
    https,
    headers: pairs(headers),
    joined: pairs(headers).filter(({ name }) => name !== 'Cache-Control'),
    kinds: ofKinds,
    // In nginx an `add_header` in a location would switch off those of the server. So a header that depends on the file gets its
    // value from a map.
    same: pairs(headers).filter(({ name }) => !mapped.includes(name)),
    mapped: mapped.map((name) => ({
      name,
      variable: `$site_${name.toLowerCase().replaceAll('-', '_')}`,
      kinds: ofKinds.flatMap(({ pattern, own }) => (own[name] ? { pattern, value: own[name] } : [])),
      otherwise: headers[name] ?? '',
    })),
    pages: pages.map((path) => ({ path, file: path === '/' ? '/index.html' : `${path}.html` })),
    known: addresses([...pages.map((path) => [path.replace(/\/$/, ''), path]), ...Object.entries(redirects)]),
    redirects: addresses(Object.entries(redirects)),
  };
  const filled = (template: string) =>
    Mustache.render(
      readFileSync(new URL(`templates/${template}`, import.meta.url), 'utf8'),
      view,
      {},
      { escape: String },
    );
  const ofSite = {
    _headers: filled('_headers'),
    _redirects: filled('_redirects'),
    '.htaccess': filled('htaccess'),
    'staticwebapp.config.json': azureConfig(rules),
    '.nojekyll': '',
  };
  const ofServers = {
    'README.md': filled('README.md'),
    'nginx.conf': filled('nginx.conf'),
    'apache.conf': filled('apache.conf'),
  };
  return { ofSite, ofServers };
}

const pairs = (headers: Headers) => Object.entries(headers).map(([name, value]) => ({ name, value }));

/** Addresses that lead to another one. `typed` is for nginx: with a small or a capital letter at the start of each word. */
const addresses = (all: readonly string[][]) =>
  all.map(([from = '', to = '']) => ({
    from: from.slice(1),
    typed: from.replaceAll(/\b[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`),
    to,
    part: to.includes('#'),
  }));

/**
 * `staticwebapp.config.json` for Azure Static Web Apps. Azure applies only the first route that matches.
 * There is no `navigationFallback`: it would answer unknown paths with 200.
 */
function azureConfig(rules: HostRules): string {
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
