import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labels } from '../site/content/labels';
import { pages } from '../site/content/pages';
import { boatHire, faq } from '../site/content/texts';
import { tours } from '../site/content/tours';
import { filesIn } from '../tools/shared/files';
import { htmlOf, out, previewOut } from './built-pages';

/** The words that are in some kinds of built files. */
function found(
  words: readonly string[],
  kinds: RegExp,
  folder = out,
): string[] {
  const texts = filesIn(folder)
    .filter((name) => kinds.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
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

test.each([
  [out, pages.some(({ gallery }) => gallery.length > 0)],
  [previewOut, true],
])(
  '3.24 %s has more photographs and their script, or nothing of them: %s',
  (folder, has) => {
    const label = `aria-label="${labels.gallery.photographs}"`;
    expect(found([label], /\.html$/, folder)).toEqual(has ? [label] : []);
    const opens = 'showModal';
    expect(found([opens], /^_next\/static.*\.js$/, folder)).toEqual(
      has ? [opens] : [],
    );
  },
);

test('7.6 the real site holds nothing of the preview and of the editor', () => {
  const addresses = ['/outbox', 'sveltia', 'api.github.com'];
  const ofPreview = [
    'This is a preview',
    "publicKey:'preview'",
    'publicKey:"preview"',
  ];
  expect(
    found([...addresses, ...ofPreview], /\.(html|js|txt|css|json|xml)$/),
  ).toEqual([]);
});

test.each([out, previewOut])(
  '7.5 each page of %s holds its styles, and its scripts wait for the first paint',
  (folder) => {
    for (const { path } of pages) {
      const html = htmlOf(path, folder);
      const [head = ''] = html.split('</head>');
      expect(head).toContain('<style>');
      expect(head).not.toContain('rel="stylesheet"');
      expect(html).toContain('<script data-src="/_next/');
      expect(html).not.toContain('<script src="/_next/');
    }
  },
);

test.each([out, previewOut])(
  '6.3 without scripts each page of %s has a value for every token that its drawings name',
  (folder) => {
    const lacking = filesIn(folder)
      .filter((name) => name.endsWith('.html'))
      .flatMap((name) => {
        const html = readFileSync(join(folder, name), 'utf8');
        const elements = html.replace(/<(style|script)\b.*?<\/\1>/gs, '');
        const named = [...elements.matchAll(/var\((--[\w-]+)\)/g)];
        return named
          .filter(([, token]) => !html.includes(`${token}:`))
          .map(([use]) => `${name}: ${use}`);
      });
    expect([...new Set(lacking)]).toEqual([]);
  },
);
