import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boatHire, faq } from '../site/content';
import { tours } from '../site/tours';
import { out } from './built-pages';

/** The name and text of the files in a folder of the built site. */
function files(under: string, kinds: RegExp): [name: string, text: string][] {
  return readdirSync(join(out, under), { recursive: true, encoding: 'utf8' })
    .filter((name) => kinds.test(name))
    .map((name) => [name, readFileSync(join(out, under, name), 'utf8')]);
}

/** Each of the texts that is in one of the files, with the name of the file. */
const withAnyOf = (texts: readonly string[], among: [name: string, text: string][]) =>
  among.flatMap(([name, text]) => texts.filter((part) => text.includes(part)).map((part) => [name, part]));

test('no script holds a sentence of a tour, an answer or the boat hire', () => {
  const sentences = [
    ...tours.flatMap(({ description, summary, sections }) => [
      description,
      summary,
      ...sections.map(({ content }) => content),
    ]),
    ...faq.entries.flatMap(({ answer }) => answer),
    ...boatHire.sections.map(({ content }) => content),
  ].map((text) => (text.split('. ')[0] ?? text).slice(0, 40));
  const scripts = files('_next/static', /\.js$/);
  expect(scripts.length).toBeGreaterThan(5);
  expect(withAnyOf(sentences, scripts)).toEqual([]);
});

test('the real site holds nothing of the preview and of the editor', () => {
  const all = files('.', /\.(html|js|txt|css|json|xml)$/);
  expect(all.length).toBeGreaterThan(20);
  const sandbox = [
    '/outbox',
    'sveltia',
    'api.github.com',
    '/all-pictures',
    'This is a preview',
    "publicKey:'preview'",
    'publicKey:"preview"',
  ];
  expect(withAnyOf(sandbox, all)).toEqual([]);
});
