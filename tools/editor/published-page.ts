import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { folders, ownersSchemas } from '../../data/schema/files';
import { githubApi } from '../../site/services/github';
import { language } from '../../site/words/country';
import { hashes, withPolicy } from '../export/finish/content-policy';
import { ownerPageParts } from '../preview/owner-page';
import { readHtml, textsOf } from '../shared/read-html';
import { contentSchema, type Description, describe } from '../shared/schemas';
import type { Repository } from './config';
import type { Known } from './earlier-saves/saves';
import { groupLinks } from './groups';

/**
 * The first page of the editor on the published site: what can be edited, and
 * earlier saves.
 */
export function publishedPage({ name, branch }: Repository): string {
  const files = [...Object.keys(ownersSchemas), 'data/settings.json'];
  const schemas = [
    ...files.map((file) => [file, contentSchema(file)] as const),
    ...folders.map((each) => [each, contentSchema(`${each}/`)] as const),
  ];
  const labels = schemas.map(([path, schema]) => [
    path,
    labelsOf(describe(schema)),
  ]);
  const known: Known = {
    repository: name,
    branch,
    labels: Object.fromEntries(labels),
  };
  const { start, end } = ownerPageParts(
    new URL('first-page.html', import.meta.url),
    {
      title: 'Edit the site',
      lead: 'Change words, prices, days and photographs. Each save is published in a few minutes.',
      groups: groupLinks,
      online: true,
      known: JSON.stringify(known),
    },
  );
  const html = start + end;
  return withPolicy(html, {
    'default-src': none,
    'script-src': self,
    'style-src': hashes(textsOf(readHtml(html), 'style')),
    'img-src': self,
    'connect-src': [githubApi],
    'base-uri': none,
    'form-action': none,
  });
}

const none = ["'none'"];
const self = ["'self'"];

/** Of a description what the words of a change need. */
const labelsOf = ({ title, properties, items }: Description): Description => ({
  ...(title && { title }),
  ...(properties && {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [
        name,
        labelsOf(field),
      ]),
    ),
  }),
  ...(items && { items: labelsOf(items) }),
});

/** The script of that page, with all that it imports. */
export function publishedScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [
      fileURLToPath(new URL('earlier-saves/page.ts', import.meta.url)),
    ],
    bundle: true,
    minify: true,
    charset: 'utf8',
    // As next.config.ts does (site/words/country.ts).
    define: { 'process.env.SITE_LANGUAGE': JSON.stringify(language) },
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
