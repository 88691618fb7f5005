import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../shared/files';
import type { Settings } from '../../shared/load-settings';
import { plainText } from './plain-text';
import { secretsIn } from './secrets';

/** Files that are no text. */
const NO_TEXT = /\.(avif|ico|jpg|pdf|png|webp|woff2)$/;

/**
 * Searches every text file of a finished site for forbidden content, plain or escaped: secrets, signed addresses and source
 * maps. An address of an unknown host cannot harm, because the policy lets nothing be fetched from it.
 * @param settings of the build, with the allowed signed query
 * @returns one sentence for each finding. It never repeats the secret, because logs keep the sentences
 */
export async function findRefusals(folder: string, settings: Settings): Promise<string[]> {
  const query = plainText(settings.NEXT_PUBLIC_IMAGE_QUERY?.replace(/^\?/, '') ?? '');
  const refusals: string[] = [];
  // Every page has a copy (finish-export.ts), so search each content once.
  const names = new Map<string, string>();
  for (const name of filesIn(folder).filter((each) => !NO_TEXT.test(each))) {
    if (name.endsWith('.map')) refusals.push(`${name} is a source map; take it out of the site.`);
    const plain = plainText(readFileSync(join(folder, name), 'utf8'));
    const text = query ? plain.replaceAll(query, '') : plain;
    names.set(text, names.get(text) ?? name);
  }
  for (const [text, name] of names)
    if (/[?&;](sig|signature)=[\w%+/=-]{8,}/i.test(text))
      refusals.push(
        `${name} holds a signed address that is not the configured one; take it out of the site.`,
      );
  return [...refusals, ...(await secretsIn([...names].map(([text, name]) => ({ name, text }))))];
}
