/** A piece of TypeScript in place of a value. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Replaces a value in a file of `data/`, as an owner does by hand. It finds the value by the indentation of the lines.
 * @param source the text of the file, with the indentation of `data/`
 * @param path the constant and the names of its fields, such as `home.headline.main`
 * @param value the new value, or a piece of code
 * @throws Error when the file has no such value
 */
export function editValue(source: string, path: string, value: unknown): string {
  const [name = '', ...keys] = path.split('.');
  const lines = source.split('\n');
  const text = value instanceof Code ? value.text : JSON.stringify(value, null, 2);
  const start = lines.findIndex((line) => new RegExp(`^(export )?const ${name}\\b`).test(line));
  if (start < 0) throw new Error(`There is no constant '${name}'.`);
  let first = start;
  let last = endOfConstant(lines, start);
  for (const [index, key] of keys.entries()) {
    const indent = '  '.repeat(index + 1);
    first = lines.findIndex(
      (line, at) => at > first && at <= last && new RegExp(`^${indent}${key}[:,]`).test(line),
    );
    if (first < 0) throw new Error(`There is no value '${path}'.`);
    last = endOfEntry(lines, first, indent);
  }
  const [head] = /^(export )?const \w+(: [^=]+)? =/.exec(lines[start] ?? '') ?? [''];
  const [tail] = / as const.*;$|;$/.exec(lines[last] ?? '') ?? [''];
  const replaced = keys.length
    ? `${'  '.repeat(keys.length)}${keys.at(-1)}: ${text},`
    : `${head} ${text}${tail}`;
  return [...lines.slice(0, first), replaced, ...lines.slice(last + 1)].join('\n');
}

function endOfConstant(lines: readonly string[], start: number): number {
  const broken = lines[start]?.endsWith('=');
  return lines.findIndex(
    (line, at) => at >= start && line.endsWith(';') && (at === start || broken || /^[\]})]/.test(line)),
  );
}

/** The index of the last line of an entry. */
function endOfEntry(lines: readonly string[], start: number, indent: string): number {
  const next = lines.findIndex((line, at) => at > start && !line.startsWith(`${indent} `));
  return new RegExp(`^${indent}[\\]})]`).test(lines[next] ?? '') ? next : next - 1;
}
