import { existsSync, readFileSync } from 'node:fs';

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: every rule with a matching path applies, and two values of one header
 * are joined.
 * @param otherwise the text to use when the file does not exist
 * @returns the headers of a path, by their names in lower case
 */
export function headersFile(file: string, otherwise: string): (path: string) => Record<string, string> {
  let pattern = /^$/;
  const rules = (existsSync(file) ? readFileSync(file, 'utf8') : otherwise).split('\n').flatMap((line) => {
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

/** '*' matches any characters, ':name' one part of a path. */
function pathPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);
}
