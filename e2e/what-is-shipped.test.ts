import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boatHire, faq } from '../site/content';
import { tours } from '../site/tours';
import { filesIn } from '../tools/shared/files';
import { out } from './built-pages';

/** The name and text of the built files of some kinds. */
const files = (kinds: RegExp) =>
  filesIn(out)
    .filter((name) => kinds.test(name))
    .map((name) => ({ name, text: readFileSync(join(out, name), 'utf8') }));

/** Each of the words that is in one of the files, with the name of the file. */
const found = (words: readonly string[], among: ReturnType<typeof files>) =>
  among.flatMap(({ name, text }) => words.filter((each) => text.includes(each)).map((each) => [name, each]));

test('7.6 no script holds a sentence of a tour, an answer or the boat hire', () => {
  const sentences = [
    ...tours.flatMap(({ description, summary, sections }) => [
      description,
      summary,
      ...sections.map(({ content }) => content),
    ]),
    ...faq.entries.flatMap(({ answer }) => answer),
    ...boatHire.sections.map(({ content }) => content),
  ].map((text) => (text.split('. ')[0] ?? text).slice(0, 40));
  const scripts = files(/^_next\/static.*\.js$/);
  expect(scripts.length).toBeGreaterThan(5);
  expect(found(sentences, scripts)).toEqual([]);
});

test('7.6 the real site holds nothing of the preview and of the editor', () => {
  const all = files(/\.(html|js|txt|css|json|xml)$/);
  expect(all.length).toBeGreaterThan(20);
  const addresses = ['/outbox', '/all-pictures', 'sveltia', 'api.github.com'];
  const ofPreview = ['This is a preview', "publicKey:'preview'", 'publicKey:"preview"'];
  expect(found([...addresses, ...ofPreview], all)).toEqual([]);
});
