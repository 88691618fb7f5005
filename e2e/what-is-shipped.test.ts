import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boatHire, faq } from '../site/content/texts';
import { tours } from '../site/content/tours';
import { filesIn } from '../tools/shared/files';
import { out } from './built-pages';

/** The words that are in some kinds of built files. */
function found(words: readonly string[], kinds: RegExp): string[] {
  const texts = filesIn(out)
    .filter((name) => kinds.test(name))
    .map((name) => readFileSync(join(out, name), 'utf8'));
  expect(texts.length).toBeGreaterThan(5);
  return words.filter((each) => texts.some((text) => text.includes(each)));
}

test('7.6 no script holds a sentence of a tour, an answer or the boat hire', () => {
  const sections = [
    ...tours.flatMap((tour) => tour.sections),
    ...boatHire.sections,
  ];
  const texts = [
    ...tours.flatMap(({ description, summary }) => [description, summary]),
    ...sections.map(({ content }) => content),
    ...faq.entries.flatMap(({ answer }) => answer),
  ];
  const beginnings = texts.map((text) =>
    text.split('. ', 1).join().slice(0, 40),
  );
  expect(found(beginnings, /^_next\/static.*\.js$/)).toEqual([]);
});

test('7.6 no script holds the library of the schemas', () => {
  // The name of its error, which a smaller script keeps.
  expect(found(['ZodError'], /^_next\/static.*\.js$/)).toEqual([]);
});

test('7.6 the real site holds nothing of the preview and of the editor', () => {
  const addresses = ['/outbox', '/all-pictures', 'sveltia', 'api.github.com'];
  const ofPreview = [
    'This is a preview',
    "publicKey:'preview'",
    'publicKey:"preview"',
  ];
  expect(
    found([...addresses, ...ofPreview], /\.(html|js|txt|css|json|xml)$/),
  ).toEqual([]);
});
