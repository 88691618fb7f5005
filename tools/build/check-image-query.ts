/** What is wrong (errors stop the build) and what soon will be. */
export type Findings = { errors: string[]; warnings: string[] };

const name = 'NEXT_PUBLIC_IMAGE_QUERY';
const form = "it should look like 'sv=2024-11-04&sr=c&sp=r&spr=https&se=2027-06-30T00:00:00Z&sig=…'";
const day = 86_400_000;
const warningDays = 60;

/**
 * Checks the signed query of the picture container. It stands in every page for anyone to read, so it may do nothing
 * but read (`sp` exactly r), only over https, and must not have ended.
 * The query itself is never printed: it is half a key.
 * @param query with or without its question mark
 */
export function checkImageQuery(query: string, today: Date): Findings {
  const refuse = (reason: string): Findings => ({ errors: [`${name} ${reason}`], warnings: [] });
  const text = query.replace(/^\?/, '');
  if (/AccountKey=|DefaultEndpointsProtocol|SharedAccessKey/i.test(text)) {
    return refuse(
      `holds the key of the whole storage account, which would let anyone change or delete everything; ${form}.`,
    );
  }
  if (text.includes('&amp;'))
    return refuse(`was copied out of a web page ('&amp;' in it); write '&' instead.`);
  if (!/^[\w%&=.~:,/+-]+$/.test(text)) return refuse(`has a character that no query has; ${form}.`);

  const fields = new URLSearchParams(text);
  const twice = [...fields.keys()].find((key) => fields.getAll(key).length > 1);
  if (twice) return refuse(`names '${twice}' twice; ${form}.`);
  const permission = fields.get('sp');
  if (permission === null) {
    return refuse(
      "does not say what it permits ('sp' is missing); make a new one that permits reading only (sp=r).",
    );
  }
  if (permission !== 'r') {
    return refuse(
      `permits more than reading, or something else (sp=${permission}); make a new one that permits reading only (sp=r).`,
    );
  }
  if (fields.get('spr') !== 'https') {
    return refuse("may be used without encryption; make a new one that allows 'HTTPS only' (spr=https).");
  }
  if (!fields.get('sig'))
    return refuse(`has no signature ('sig' is missing), so the container would refuse it; ${form}.`);
  return checkEnd(fields.get('se'), today);
}

function checkEnd(end: string | null, today: Date): Findings {
  const time =
    end && /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z)?$/.test(end) ? Date.parse(end) : Number.NaN;
  if (Number.isNaN(time)) {
    return {
      errors: [`${name} has no proper end date ('se'); it should look like 'se=2027-06-30T00:00:00Z'.`],
      warnings: [],
    };
  }
  const left = time - today.getTime();
  const date = new Date(time).toISOString().slice(0, 10);
  if (left <= 0) {
    return {
      errors: [`${name} ended on ${date}, so no picture would load; make a new one with a later end.`],
      warnings: [],
    };
  }
  if (left > warningDays * day) return { errors: [], warnings: [] };
  const days = Math.ceil(left / day);
  return {
    errors: [],
    warnings: [
      `${name} ends on ${date}, in ${days} ${days === 1 ? 'day' : 'days'}; make a new one and build again before.`,
    ],
  };
}
