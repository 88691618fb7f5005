const name = 'NEXT_PUBLIC_IMAGE_QUERY';
const form = "it should look like 'sv=2024-11-04&sr=c&sp=r&spr=https&se=2027-06-30T00:00:00Z&sig=…'";
const day = 86_400_000;
const warningDays = 60;
const longestDays = 2 * 366;
const date = /^\d{4}-\d\d-\d\d$/;
const time = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z)?$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Parameter = { name: string; pattern: RegExp; fault: string; optional?: true };

/**
 * The parameters of a signed query that reads one container or blob, each with its error. The optional ones belong to a query
 * that a user signs instead of the account.
 * https://learn.microsoft.com/rest/api/storageservices/create-service-sas
 */
const parameters: readonly Parameter[] = [
  {
    name: 'sp',
    pattern: /^r$/,
    fault: 'permits more than reading, or does not say what it permits (sp); make a new one with sp=r',
  },
  {
    name: 'spr',
    pattern: /^https$/,
    fault: "may be used without encryption; make a new one that allows 'HTTPS only' (spr=https)",
  },
  { name: 'sv', pattern: date, fault: `has no proper version of the service (sv); ${form}` },
  {
    name: 'sr',
    pattern: /^[bc]$/,
    fault: 'is not for one container or one blob (sr); make a new one for the container (sr=c)',
  },
  { name: 'sig', pattern: /^[\w+/ =-]+$/, fault: `has no proper signature (sig); ${form}` },
  {
    name: 'se',
    pattern: time,
    fault: "has no proper end date (se); it should look like 'se=2027-06-30T00:00:00Z'",
  },
  { name: 'st', pattern: time, fault: `has no proper first day (st); ${form}`, optional: true },
  ...['skoid', 'sktid'].map((id) => signedByUser(id, uuid)),
  ...['skt', 'ske'].map((id) => signedByUser(id, time)),
  signedByUser('sks', /^b$/),
  signedByUser('skv', date),
];

/**
 * Checks the signed query of the picture container. Every page shows it, so it may only read one container, over https, for
 * two years at most. The sentences never repeat the query, because it works like a key.
 * @param query with or without its question mark
 * @returns an error, which stops the build, or a warning about what will soon be wrong, or nothing
 */
export function checkImageQuery(query: string, today: Date): { error?: string; warning?: string } {
  const fields = new URLSearchParams(query.replace(/^\?/, ''));
  const fault = faultOf(query, fields);
  if (fault) return { error: `${name} ${fault}.` };
  const end = new Date(fields.get('se') ?? '');
  if (Number.isNaN(end.getTime()))
    return { error: `${name} ends on a day that no calendar has (se); ${form}.` };
  const days = Math.ceil((end.getTime() - today.getTime()) / day);
  const endDay = end.toISOString().slice(0, 10);
  if (days <= 0)
    return {
      error: `${name} ended on ${endDay}, so no picture would load; make a new one with a later end.`,
    };
  if (days > longestDays)
    return { error: `${name} ends more than two years from now (se); make a new one that ends sooner.` };
  if (days > warningDays) return {};
  const left = `${days} ${days === 1 ? 'day' : 'days'}`;
  return { warning: `${name} ends on ${endDay}, in ${left}; make a new one and build again before.` };
}

function faultOf(query: string, fields: URLSearchParams): string | undefined {
  if (/AccountKey=|DefaultEndpointsProtocol|SharedAccessKey/i.test(query))
    return `holds the key of the whole storage account, which would let anyone change or delete everything; ${form}`;
  if (query.includes('&amp;')) return "was copied out of a web page ('&amp;' in it); write '&' instead";
  if (!/^\??[\w%&=.~:,/+-]+$/.test(query)) return `has a character that no query has; ${form}`;
  if ([...fields.keys()].some((key) => !parameters.some((known) => known.name === key)))
    return `has a part that a signed read of one container does not need; ${form}`;
  const twice = parameters.find((known) => fields.getAll(known.name).length > 1);
  if (twice) return `names '${twice.name}' twice; ${form}`;
  return parameters.find(({ name: key, pattern, optional }) => {
    const value = fields.get(key);
    return value === null ? !optional : !pattern.test(value);
  })?.fault;
}

function signedByUser(parameter: string, pattern: RegExp): Parameter {
  return { name: parameter, pattern, fault: `has no proper '${parameter}'; ${form}`, optional: true };
}
