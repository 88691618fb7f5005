type Field = { path: PropertyKey[]; value: unknown };

/**
 * Every value in the content of a file, lists and objects too, with the names
 * and numbers that lead to it.
 */
export function fieldsIn(value: unknown, path: PropertyKey[] = []): Field[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    fieldsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ path, value }, ...inner];
}

/** The name or title of an entry, if it has one. */
export function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const {
    name,
    title,
    author_name: author,
    question,
    label,
  } = entry as Record<string, unknown>;
  return [name, title, author, question, label].find(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  );
}
