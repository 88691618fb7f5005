import { githubApi } from '../../../site/services/github';
import { language } from '../../../site/words/country';

/** A refusal of GitHub, or no answer, in a sentence that says what to do. */
export class Refusal extends Error {
  readonly status: number;
  /** Whether another token may help. */
  readonly ofToken: boolean;

  constructor(sentence: string, status = 0, ofToken = false) {
    super(sentence);
    this.status = status;
    this.ofToken = ofToken;
  }
}

export type GitHub = ReturnType<typeof github>;

/** Asks GitHub about a repository, 'owner/name', with a token. */
export function github(name: string, token: string) {
  async function ask(path: string, write: RequestInit = {}, accept = 'json') {
    const url = `${githubApi}/repos/${name}/${path}`;
    const answer = await fetch(url, {
      ...write,
      headers: {
        Accept: `application/vnd.github.${accept}`,
        Authorization: `Bearer ${token}`,
      },
      // GitHub lets a browser keep an answer for a minute. A save may have been
      // made meanwhile.
      cache: 'no-store',
      signal: AbortSignal.timeout(30_000),
    }).catch(() => {
      throw new Refusal(
        'GitHub cannot be reached. Look whether you are online, then press again.',
      );
    });
    if (answer.ok) return answer;
    throw refusalOf(answer, name, write);
  }

  return {
    read: async (path: string) => (await ask(path)).json(),
    /** What a file holds in a commit. */
    text: async (file: string, commit: string) =>
      (
        await ask(`contents/${encodeURI(file)}?ref=${commit}`, {}, 'raw')
      ).text(),
    write: async (method: 'POST' | 'PATCH', path: string, content: object) =>
      (await ask(path, { method, body: JSON.stringify(content) })).json(),
  };
}

function refusalOf(
  { status, headers }: Response,
  name: string,
  { method }: RequestInit,
): Refusal {
  const refused = (words: string, ofToken = false) =>
    new Refusal(words, status, ofToken);
  const right = `for ${name} alone, with Contents: Read and write, as the handbook says, and paste it here`;
  if (status === 401)
    return refused(
      `GitHub does not know this token. It has ended, or a letter of it is missing. Make a new one ${right}.`,
      true,
    );
  if (
    status === 429 ||
    headers.has('retry-after') ||
    headers.get('x-ratelimit-remaining') === '0'
  )
    return refused(
      `GitHub takes no more requests for a while. Come back ${whenFree(headers)}.`,
    );
  if (status === 403 && method)
    return refused(
      `With this token you may only read. Make one ${right}.`,
      true,
    );
  if (status === 403 || status === 404)
    return refused(
      `This token does not lead to the content of the site. Make one ${right}.`,
      true,
    );
  if (status >= 500)
    return refused(
      'GitHub has a fault of its own at present. Try again later.',
    );
  return refused(
    `GitHub has refused this (${status}). Load this page again, and try once more.`,
  );
}

function whenFree(headers: Headers): string {
  const seconds = Number(headers.get('x-ratelimit-reset'));
  if (!seconds) return 'in some minutes';
  return `at ${new Date(seconds * 1000).toLocaleTimeString(language, { timeStyle: 'short' })}`;
}
