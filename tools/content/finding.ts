import { OwnerError } from '../shared/terminal';
import { fieldInWords } from './schemas';

/** What the checks find: one thing, in one sentence. */
export type Finding = {
  /** Red must be put right, yellow is asked about, green is right. */
  level: 'red' | 'yellow' | 'green';
  /** It must not go online, although the site can be built with it. */
  forbidden?: true;
  /** Such as 'data/prices.json'. */
  file?: string;
  /** Such as 'Prices → Group deal → From'. */
  field?: string;
  /** After the field: 'is empty.' A green one names what is right. */
  sentence: string;
};

/** 'Prices → Boat hire is missing. (data/prices.json)' */
export function asLine({ file, field, sentence }: Finding): string {
  const words = [field, sentence].filter(Boolean).join(' ');
  return field && file ? `${words} (${file})` : words;
}

/** Throws an OwnerError with a line for each finding. */
export function stopWith(found: readonly Finding[]): void {
  if (found.length)
    throw new OwnerError(
      ['To put right:', ...found.map((each) => `- ${asLine(each)}`)].join('\n'),
    );
}

export const findingAt = (
  file: string,
  path: readonly PropertyKey[],
  content: unknown,
  fault: string,
): Finding => ({
  level: 'red',
  file,
  field: fieldInWords(file, path, content),
  sentence: `${fault}.`,
});

/** What is valid, and may yet be a slip. */
export const slipAt = (...at: Parameters<typeof findingAt>): Finding => ({
  ...findingAt(...at),
  level: 'yellow',
});

/** These, or a green one that names what is right. */
export const orRight = (found: Finding[], what: string): Finding[] =>
  found.length ? found : [{ level: 'green', sentence: what }];
