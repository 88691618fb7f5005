type Field = { path: PropertyKey[]; value: unknown };

/** Every value in a file's content, with the keys that lead to it. */
export function fieldsIn(value: unknown, path: PropertyKey[] = []): Field[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    fieldsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ path, value }, ...inner];
}

export const textsIn = (content: unknown) =>
  fieldsIn(content).flatMap(({ path, value }) =>
    typeof value === 'string' ? { path, text: value } : [],
  );
