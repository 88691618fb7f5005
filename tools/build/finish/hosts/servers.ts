import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import { projectFolder } from '../../../shared/terminal';
import type { Headers, HostRules } from '../host-rules';

/**
 * The settings of nginx and Apache for the owner's own server, from the templates of Mustache in `templates/`.
 * @param serverName the host name of the site's address. The same name with or without `www.` leads to it.
 * @returns file name and content of each
 */
export function serverFiles(rules: HostRules, serverName: string): Record<string, string> {
  const otherName = serverName.startsWith('www.') ? serverName.slice(4) : `www.${serverName}`;
  const names = { serverName, otherName };
  return {
    'README.md': filled('README.md', names),
    'nginx.conf': filled('nginx.conf', { ...names, ...nginxHeaders(rules), ...nginxAddresses(rules) }),
    'apache.conf': filled('apache.conf', names),
  };
}

/**
 * The headers for nginx. An `add_header` in a location would switch off those of the server. So a header that depends on the
 * file gets its value from a map.
 */
function nginxHeaders({ headers, kinds }: HostRules) {
  const mapped = [...new Set(kinds.flatMap((kind) => Object.keys(kind.headers)))];
  return {
    same: pairs(headers).filter(({ name }) => !mapped.includes(name)),
    mapped: mapped.map((name) => ({
      name,
      variable: `$site_${name.toLowerCase().replaceAll('-', '_')}`,
      kinds: kinds
        .map(({ path, headers: own }) => ({ pattern: pattern(path), value: own[name] }))
        .filter(({ value }) => value),
      otherwise: headers[name] ?? '',
    })),
  };
}

/** The pages with their files, and what people type for each address: a phone begins a word with a capital letter. */
function nginxAddresses({ pages, redirects }: HostRules) {
  const known = [
    ...pages.map((path) => [path.replace(/\/$/, ''), path] as const),
    ...Object.entries(redirects),
  ];
  return {
    pages: pages.map((path) => ({ path, file: path === '/' ? '/index.html' : `${path}.html` })),
    known: known.map(([from, to]) => ({
      typed: from.replaceAll(/\b[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`),
      to,
      part: to.includes('#'),
    })),
  };
}

/**
 * `.htaccess` for Apache 2.4 and for shared hosts.
 * @param https whether the site's address begins with https
 */
export function htaccess(rules: HostRules, https: boolean): string {
  const kinds = rules.kinds.map(({ path, headers }) => ({ pattern: pattern(path), headers: pairs(headers) }));
  return filled('htaccess', { https, headers: pairs(rules.headers), kinds, redirects: redirectsOf(rules) });
}

/** A path with a `*` as a regular expression. */
const pattern = (path: string) => path.replaceAll('.', '\\.').replace('*', '.*');

const pairs = (headers: Headers) => Object.entries(headers).map(([name, value]) => ({ name, value }));

/** The redirects without the first slash. `part` says whether one leads to a part of a page. */
const redirectsOf = ({ redirects }: HostRules) =>
  Object.entries(redirects).map(([from, to]) => ({ from: from.slice(1), to, part: to.includes('#') }));

function filled(template: string, values: object): string {
  const text = readFileSync(join(projectFolder, 'tools/build/finish/hosts/templates', template), 'utf8');
  return Mustache.render(text, values, {}, { escape: String });
}
