import { z } from 'zod';

const form =
  "it should look like 'sv=2024-11-04&sr=c&sp=r&spr=https&se=2027-06-30T00:00:00Z&sig=…'";
const part = z.string(`has a wrong part; ${form}`);
const end =
  "has no proper end date; it should look like 'se=2027-06-30T00:00:00Z'";
const optional = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, z.string().optional()]));

/** https://learn.microsoft.com/rest/api/storageservices/create-service-sas */
const parts = z.strictObject(
  {
    sv: part,
    sig: part,
    se: z.union([z.iso.date(), z.iso.datetime()], end),
    sr: z.enum(
      ['b', 'c'],
      'is not for one container or one blob; make a new one for the container (sr=c)',
    ),
    spr: z.literal(
      'https',
      "may be used without encryption; make a new one with 'HTTPS only' (spr=https)",
    ),
    sp: z.literal(
      'r',
      'permits more than reading, or nothing; make a new one with sp=r',
    ),
    ...optional('st', 'skoid', 'sktid', 'skt', 'ske', 'sks', 'skv'),
  },
  `has a part that a query for one container does not have, such as that of a whole account; ${form}`,
);

/**
 * Every page shows the signed query, so it may only read one container, over
 * https, for two years. No sentence repeats it: it works like a key.
 */
export function imageQueryFault(
  query: string,
  today: Date,
): { level: 'red' | 'yellow'; sentence: string } | undefined {
  const red = (sentence: string) => ({ level: 'red' as const, sentence });
  const pairs = [...new URLSearchParams(query)];
  const { data, error } = parts.safeParse(Object.fromEntries(pairs));
  // The most dangerous fault is the last.
  if (error) return red(`${error.issues.at(-1)?.message}.`);
  if (pairs.length > new Map(pairs).size)
    return red(`names a part twice; ${form}.`);
  const days = (Date.parse(data.se) - today.getTime()) / 86_400_000;
  const date = data.se.slice(0, 10);
  if (days <= 0)
    return red(
      `ended on ${date}, so no picture would load; make a new one with a later end.`,
    );
  if (days > 2 * 366)
    return red(
      'ends more than two years from now (se); make a new one that ends sooner.',
    );
  if (days > 60) return undefined;
  return {
    level: 'yellow',
    sentence: `ends on ${date}; make a new one and build again before (docs/hosting.md).`,
  };
}
