import { existsSync, readFileSync } from 'node:fs';

/** Returns the headers of a path, by their names in lower case. */
export type HeadersOf = (path: string) => Record<string, string>;

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: every rule with a matching path applies, and two values of one header
 * are joined.
 * @param fallback the text to use when the file does not exist
 */
export function headersFile(file: string, fallback = ''): HeadersOf {
  let pattern = /^$/;
  const rules = (existsSync(file) ? readFileSync(file, 'utf8') : fallback).split('\n').flatMap((line) => {
    if (line.startsWith('/')) pattern = pathPattern(line.trim());
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    return name && value ? [{ pattern, name: name.toLowerCase(), value }] : [];
  });
  return (path) => {
    const headers: Record<string, string> = {};
    for (const rule of rules)
      if (rule.pattern.test(path))
        headers[rule.name] = headers[rule.name] ? `${headers[rule.name]}, ${rule.value}` : rule.value;
    return headers;
  };
}

/** A path with a `*`, which matches anything, also slashes. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`);
}
