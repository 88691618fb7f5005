import { z } from 'zod';

const form = "it should look like 'sv=2024-11-04&sr=c&sp=r&spr=https&se=2027-06-30T00:00:00Z&sig=…'";
const day = 86_400_000;
const warningDays = 60;
const longestDays = 2 * 366;

const time = (error: string) => z.union([z.iso.date(), z.iso.datetime()], error);
const sign = `has a wrong part; ${form}`;

/** https://learn.microsoft.com/rest/api/storageservices/create-service-sas. A user's own signature needs the optional ones. */
const parameters = z.strictObject(
  {
    sp: z.literal('r', 'permits more than reading, or nothing; make a new one with sp=r'),
    spr: z.literal('https', "may be used without encryption; make a new one with 'HTTPS only' (spr=https)"),
    sr: z.enum(['b', 'c'], 'is not for one container or one blob; make a new one for the container (sr=c)'),
    sv: z.iso.date(sign),
    sig: z.string(sign).regex(/^[\w+/ =-]+$/, sign),
    se: time("has no proper end date; it should look like 'se=2027-06-30T00:00:00Z'"),
    st: time(sign).optional(),
    skoid: z.uuid(sign).optional(),
    sktid: z.uuid(sign).optional(),
    skt: time(sign).optional(),
    ske: time(sign).optional(),
    sks: z.literal('b', sign).optional(),
    skv: z.iso.date(sign).optional(),
  },
  `has a part that a signed read of one container does not need; ${form}`,
);

/**
 * Checks the signed query of the picture container. Every page shows it, so it may only read one container, over https, for
 * two years at most. The sentences never repeat the query, because it works like a key.
 * @returns what follows the name of the setting: an error, which stops the build, or a warning about what will soon be wrong, or nothing
 */
export function checkImageQuery(query: string, today: Date): { error?: string; warning?: string } {
  const refused = (words = '') => ({ error: `${words}.` });
  const pairs = [...new URLSearchParams(query.replace(/^\?/, ''))];
  const { data, error } = parameters.safeParse(Object.fromEntries(pairs));
  if (error) {
    // A key of the account or a query of another kind has unknown parts.
    const issue = error.issues.find(({ code }) => code === 'unrecognized_keys') ?? error.issues[0];
    return refused(issue?.message);
  }
  if (pairs.length > Object.keys(data).length) return refused(`names a part twice; ${form}`);
  const end = new Date(data.se);
  const days = Math.ceil((end.getTime() - today.getTime()) / day);
  const ends = `on ${end.toISOString().slice(0, 10)}`;
  if (days <= 0) return refused(`ended ${ends}, so no picture would load; make a new one with a later end`);
  if (days > longestDays)
    return refused('ends more than two years from now (se); make a new one that ends sooner');
  if (days > warningDays) return {};
  const left = days === 1 ? '1 day' : `${days} days`;
  return { warning: `ends ${ends}, in ${left}; make a new one and build again before.` };
}
