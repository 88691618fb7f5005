import { existsSync, readFileSync } from 'node:fs';
import { pathPattern } from '../build/finish/host-rules';

/** The headers of a path, by their names in small letters. */
export type HeadersOf = (path: string) => Record<string, string>;

/**
 * Reads a `_headers` file as Netlify and Cloudflare do: all rules count whose path fits, and two values of one header are joined.
 * @param otherwise what counts where there is no such file
 */
export function headersFile(file: string, otherwise = ''): HeadersOf {
  let pattern = /^$/;
  const rules = (existsSync(file) ? readFileSync(file, 'utf8') : otherwise).split('\n').flatMap((line) => {
    if (line.startsWith('/')) pattern = new RegExp(pathPattern(line.trim()));
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
