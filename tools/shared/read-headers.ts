import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: every rule with a matching path applies, and two values of one header
 * are joined.
 * @returns a function that gives the headers of a path, by their names in lower case. Without the file there are none
 */
export function readHeaders(file: string): (path: string) => Record<string, string> {
  if (!existsSync(file)) return () => ({});
  let pattern = /^$/;
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('/')) pattern = pathPattern(line.trim());
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name && value ? [{ pattern, name: name.toLowerCase(), value }] : [];
    });
  return (path) => {
    const headers: Record<string, string> = {};
    for (const { pattern, name, value } of rules)
      if (pattern.test(path)) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    return headers;
  };
}

/** A path with a `*`, which matches anything, also slashes. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')}$`);
}
