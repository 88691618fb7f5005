import { z } from 'zod';

/** A field of an object by its name, and its label, which is its name where the schema has none. */
export function fieldOf(schema: z.ZodType | undefined, name: string) {
  const shape = unwrapped(schema).find((each) => each instanceof z.ZodObject)?.shape;
  const field: z.ZodType | undefined = shape?.[name];
  const label =
    unwrapped(field)
      .find((each) => each.meta()?.title)
      ?.meta()?.title ?? name;
  return { label, field };
}

/** A schema and those that it wraps, such as that of an optional field. */
export function unwrapped(schema: z.ZodType | undefined): z.ZodType[] {
  const wraps = schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly;
  return schema ? [schema, ...(wraps ? unwrapped(schema.unwrap() as z.ZodType) : [])] : [];
}
