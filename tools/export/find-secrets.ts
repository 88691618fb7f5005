import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import { settings as knownSettings } from '../../site/services/services';
import type { Finding } from '../content/finding';
import type { Settings } from '../content/load-settings';
import { settingLabel } from '../content/schemas';
import { filesIn } from '../shared/files';
import { projectFolder } from '../shared/terminal';

/** A finding for each secret. It never repeats the secret: logs are kept. */
export const findSecrets = (
  settings: Settings,
  project = projectFolder,
): Promise<Finding[]> =>
  secretsIn([
    ...knownSettings
      // It has a rule (tools/content/picture-query.ts).
      .filter(({ name }) => name !== 'NEXT_PUBLIC_IMAGE_QUERY')
      .map(({ name }) => ({
        name: `Settings → ${settingLabel(name)}`,
        text: settings[name] ?? '',
      })),
    ...SOURCES.flatMap((folder) =>
      filesIn(join(project, folder))
        .map((file) => `${folder}/${file}`)
        .filter((name) => !NO_TEXT.test(name) && name !== 'data/settings.json')
        .map((name) => ({
          name,
          text: readFileSync(join(project, name), 'utf8'),
        })),
    ),
  ]);

const SOURCES = ['data', 'public', 'email-template'];
const NO_TEXT = /\.(avif|ico|jpg|pdf|png|webp|woff2)$/;

type Text = { name: string; text: string };

async function secretsIn(texts: readonly Text[]): Promise<Finding[]> {
  const found = texts.flatMap(({ name, text }) =>
    Object.entries(ownPatterns)
      .filter(([, pattern]) => pattern.test(text))
      .map(([kind]) => sentence(name, kind)),
  );
  // One call for all: each takes a tenth of a second.
  const { messages } = await lintSource({
    source: {
      filePath: 'site',
      ext: '',
      content: texts.map(({ text }) => text + GAP).join(''),
      contentType: 'text',
    },
    options: { config, noPhysicFilePath: true },
  });
  for (const { range, ruleId } of messages) {
    let end = 0;
    const holder = texts.find(({ text }) => {
      end += text.length + GAP.length;
      return range[0] < end;
    });
    const rule = ruleId.replace(/^.*rule-/, '');
    found.push(sentence(holder?.name ?? '', `a secret (secretlint: ${rule})`));
  }
  return [...new Set(found)].map((sentence) => ({ level: 'red', sentence }));
}

const GAP = '\n\n';

/** What secretlint does not know. */
const ownPatterns: Readonly<Record<string, RegExp>> = {
  'a key or connection string of a storage account':
    /(AccountKey|DefaultEndpointsProtocol|SharedAccess(Key|Signature))\s*=/i,
  'a signed address': /[?&;](sig|signature)=[\w%+/=-]{8,}/i,
  'a signed address of Amazon or Google':
    /X-(Amz|Goog)-(Signature|Credential)/i,
  'an access token, such as a private key': /access_?token\W{0,3}[:=]/i,
};

const config = {
  rules: rules
    // A comment could switch the search off.
    .filter(
      ({ meta }) => meta.id !== '@secretlint/secretlint-rule-filter-comments',
    )
    .map((rule) => ({
      id: rule.meta.id,
      rule,
      options: { enableIDScanRule: true },
    })),
};

const sentence = (name: string, kind: string) =>
  `${name} holds ${kind}; take it out of the settings or files of the site.`;
