import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boatHire } from '../data/boat-hire';
import { faq } from '../data/faq';
import { tours } from '../data/functions/tours-on';
import { expect, test } from './fixtures';

const folder = process.env.SITE_OUT || 'out';

/** The name and text of the files in a folder of the built site. */
function files(under: string, kinds: RegExp): [name: string, text: string][] {
  return readdirSync(join(folder, under), { recursive: true, encoding: 'utf8' })
    .filter((name) => kinds.test(name))
    .map((name) => [name, readFileSync(join(folder, under, name), 'utf8')]);
}

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
  for (const [name, text] of scripts) {
    expect(
      sentences.filter((sentence) => text.includes(sentence)),
      name,
    ).toEqual([]);
  }
});

test('the real site holds nothing of the preview', () => {
  const all = files('.', /\.(html|js|txt|css|json|xml)$/);
  expect(all.length).toBeGreaterThan(20);
  const sandbox = [
    '/outbox',
    '/all-pictures',
    'This is a preview',
    "publicKey:'preview'",
    'publicKey:"preview"',
  ];
  for (const [name, text] of all)
    expect(
      sandbox.filter((trace) => text.includes(trace)),
      name,
    ).toEqual([]);
});
