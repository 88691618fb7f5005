type Field = { path: PropertyKey[]; value: unknown };

/**
 * Every value in the content of a file, with the names and numbers that lead to
 * it.
 */
export function fieldsIn(value: unknown, path: PropertyKey[] = []): Field[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    fieldsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ path, value }, ...inner];
}
