/** The place in a file, in words: "tour 2 'Fishing', section 3 'Early', title ". */
export function place(path: readonly PropertyKey[], content: unknown): string {
  const words: string[] = [];
  let value = content;
  path.forEach((key, index) => {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    if (typeof key === 'number') words.push(`${singular(words.pop() ?? 'entry')} ${key + 1}${named(value)}`);
    else if (typeof path[index - 1] === 'string') words.push(`${words.pop()}.${String(key)}`);
    else words.push(String(key));
  });
  return words.length ? `${words.join(', ')} ` : '';
}

function named(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const fields = entry as Record<string, unknown>;
  const name = [fields.name, fields.title, fields.author_name, fields.question, fields.label].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  return name ? ` '${name}'` : '';
}

function singular(word: string): string {
  return word
    .replace(/^all[A-Z]/, (start) => start.slice(3).toLowerCase())
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
}
