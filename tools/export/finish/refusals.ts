import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import { decodeHTMLStrict } from 'entities';
import { filesIn } from '../../shared/files';
import type { Settings } from '../../shared/load-settings';

const NO_TEXT = /\.(avif|ico|jpg|pdf|png|webp|woff2)$/;

/**
 * Searches every text file of a finished site for forbidden content, plain or
 * escaped: secrets, signed addresses and source maps. An address of an unknown
 * host cannot harm, because the policy lets nothing be fetched from it.
 * @param settings of the build, with the allowed signed query
 * @returns one sentence for each finding. It never repeats the secret, because
 * logs keep the sentences
 */
export async function findRefusals(
  folder: string,
  settings: Settings,
): Promise<string[]> {
  const query = plainText(
    settings.NEXT_PUBLIC_IMAGE_QUERY?.replace(/^\?/, '') ?? '',
  );
  const refusals: string[] = [];
  // Every page has a copy (finish-export.ts), so search each content once.
  const names = new Map<string, string>();
  for (const name of filesIn(folder).filter((each) => !NO_TEXT.test(each))) {
    if (name.endsWith('.map'))
      refusals.push(`${name} is a source map; take it out of the site.`);
    const plain = plainText(readFileSync(join(folder, name), 'utf8'));
    const text = query ? plain.replaceAll(query, '') : plain;
    names.set(text, names.get(text) ?? name);
  }
  for (const [text, name] of names)
    if (/[?&;](sig|signature)=[\w%+/=-]{8,}/i.test(text))
      refusals.push(
        `${name} holds a signed address that is not the configured one; take it out of the site.`,
      );
  return [
    ...refusals,
    ...(await secretsIn([...names].map(([text, name]) => ({ name, text })))),
  ];
}

const ownPatterns: Readonly<Record<string, RegExp>> = {
  'a key or connection string of a storage account':
    /(AccountKey|DefaultEndpointsProtocol|SharedAccess(Key|Signature))\s*=/i,
  'a signed address of Amazon or Google':
    /X-(Amz|Goog)-(Signature|Credential)/i,
  'an access token, such as a private key': /access_?token["'`]?\s*[:=]/i,
  'a link to a source map': /sourceMappingURL\s*=/i,
};

const config = {
  rules: rules
    // This rule would let a comment switch the search off.
    .filter(
      ({ meta }) => meta.id !== '@secretlint/secretlint-rule-filter-comments',
    )
    .map((rule) => ({
      id: rule.meta.id,
      rule,
      options: { enableIDScanRule: true },
    })),
};

/**
 * One sentence for each secret in plain texts: the name of the text and the
 * kind of secret, never the secret itself.
 */
export async function secretsIn(
  texts: readonly { name: string; text: string }[],
): Promise<string[]> {
  const own = texts.flatMap(({ name, text }) =>
    Object.keys(ownPatterns)
      .filter((kind) => ownPatterns[kind]?.test(text))
      .map((kind) => sentence(name, kind)),
  );
  // One call for all texts: secretlint keeps a record of each call, so
  // thousands of calls take minutes.
  const content = texts.map(({ text }) => text + gap).join('');
  const { messages } = await lintSource({
    source: { filePath: 'site', ext: '', content, contentType: 'text' },
    options: { config, noPhysicFilePath: true },
  });
  const found = messages.map(({ range: [start], ruleId }) => {
    let end = 0;
    const at = texts.find(({ text }) => {
      end += text.length + gap.length;
      return start < end;
    });
    return sentence(
      at?.name,
      `a secret (secretlint: ${ruleId.replace(/^.*rule-/, '')})`,
    );
  });
  return [...new Set([...own, ...found])];
}

const gap = '\n\n';

const sentence = (name: string | undefined, kind: string) =>
  `${name} holds ${kind}; take it out of the settings or files of the site.`;

/**
 * Decodes the escapes of HTML (`&amp;`, `&#38;`, `&#x26;`), scripts and JSON
 * (`\u0026`, `\x26`, `\/`) and addresses (`%26`), also nested ones. The result
 * is for searching only.
 */
export function plainText(text: string): string {
  let plain = text;
  // Each round makes the text shorter, so this ends.
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = unescapeOnce(plain);
  }
  return plain;
}

/**
 * Decodes ASCII characters only outside HTML, because secrets and hosts have no
 * others.
 */
function unescapeOnce(text: string): string {
  return decodeHTMLStrict(text)
    .replace(/(?:\\u00|\\x|%)(0[ad]|[2-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replace(/\\[nrt]/g, '\n')
    .replace(/\\(["'/&=:@.?-])/g, '$1');
}
