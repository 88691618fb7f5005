import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages, redirects } from '../site/content/pages';
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

test('7.5 no script holds a sentence of a tour, an answer or the boat hire', () => {
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

test('7.7 the real site holds nothing of the preview and of the editor', () => {
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
      const holds = (words: string) => html.includes(words);
      expect([path, head.includes('<style>')]).toEqual([path, true]);
      expect([path, holds('<script data-src="/_next/')]).toEqual([path, true]);
      expect([path, holds('.js" async=""')]).toEqual([path, false]);
    }
  },
);

test('7.5 long scripts, and no other, ask to be compiled on another thread', () => {
  const scripts = filesIn(out).filter((name) => /chunks\/.*\.js$/.test(name));
  for (const name of scripts) {
    const text = readFileSync(join(out, name), 'utf8');
    const asks = text.startsWith('//# allFunctionsCalledOnLoad\n');
    expect([name, asks]).toEqual([name, text.length > 50_000]);
  }
});

test('7.3 each page but the home page is in the folder in both forms, and each other address of a page leads to it, also without scripts', () => {
  const isThere = (name: string) => existsSync(join(out, name));
  for (const { path } of pages.filter((page) => page.path !== '/'))
    expect(htmlOf(`${path}/index`)).toBe(htmlOf(path));
  expect(['404/index.html', '_not-found.html'].filter(isThere)).toEqual([]);
  for (const [from, to] of Object.entries(redirects)) {
    expect(readFileSync(join(out, '_redirects'), 'utf8')).toContain(
      `${from} ${to} 301\n${from}/ ${to} 301`,
    );
    const page = htmlOf(`${from}/index`);
    expect(page).toContain(
      `<noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript>`,
    );
    expect(page).toContain(`<a href="${to}">`);
    expect(page).toMatch(
      /content="default-src 'none'; script-src 'sha256-[^' ]+'; base-uri 'none'; form-action 'none'"/,
    );
  }
});

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
