type Field = { path: PropertyKey[]; value: unknown };

/** Every value in the content of a file, lists and objects too, with the names and numbers that lead to it. */
export function fieldsIn(value: unknown, path: PropertyKey[] = []): Field[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    fieldsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ path, value }, ...inner];
}

/** The position of a field in words: "allTours 2 'Fishing', sections 3 'Early', title ". */
export function positionOf(path: readonly PropertyKey[], content: unknown): string {
  let value = content;
  let words = '';
  path.forEach((key, index) => {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const name = nameOf(value);
    if (typeof key === 'number') words += ` ${key + 1}${name ? ` '${name}'` : ''}`;
    else if (index) words += `${typeof path[index - 1] === 'number' ? ', ' : '.'}${String(key)}`;
    else words += String(key);
  });
  return words && `${words} `;
}

/** The name or title of an entry, if it has one. */
export function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { name, title, author_name: author, question, label } = entry as Record<string, unknown>;
  return [name, title, author, question, label].find(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  );
}
