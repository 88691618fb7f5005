import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageTitle } from '../site/content/pages';
import { faq } from '../site/content/texts';
import { enquiryPath } from '../site/enquiry/path';
import { fieldsIn } from '../tools/content/fields-in';
import { textsOf, valuesOf } from '../tools/shared/read-html';
import facts from '../tools/testing/filled-facts.json' with { type: 'json' };
import { graphOf, htmlOf, pageOf, previewOut, shownWords } from './built-pages';

// The preview has a page of the owner's own for each place that it may be
// linked from.
const customPages = Object.entries(facts.customPages).map(([slug, page]) => ({
  questions: [],
  alsoAt: [],
  linkedFrom: 'footer',
  ...page,
  path: `/${slug}`,
}));
const read = (name: string) => readFileSync(join(previewOut, name), 'utf8');

/** Fields that are not among the words of the page. */
const NO_WORDS = ['linkedFrom', 'file', 'focus', 'alt', 'description'];

test.each(customPages)(
  "1.14, 6.3 the owner's page $title has its words, its pictures and its button in the HTML",
  (own) => {
    const $ = pageOf(own.path, previewOut);
    expect(textsOf($, 'h1')).toEqual([own.title]);
    const words = fieldsIn({ ...own, alsoAt: [], path: '' })
      .filter(({ path }) => !NO_WORDS.includes(String(path.at(-1))))
      .map(({ value }) => value)
      .filter((value) => typeof value === 'string' && !value.includes('{'));
    expect(words.length).toBeGreaterThan(2);
    for (const text of words)
      expect($('main').text()).toContain(shownWords(String(text)));
    const pictures = fieldsIn(own)
      .filter(({ path }) => path.at(-1) === 'alt')
      .map(({ value }) => value);
    expect(valuesOf($, 'main img', 'alt')).toEqual(pictures);
    const button = $(`main a[href="${enquiryPath('General Enquiry')}"]`);
    expect(button.text()).toBe(faq.closing.button);
  },
);

test.each(customPages)(
  '1.2, 1.14, 7.1 search engines, previews and assistants know $title, its address, its picture and its questions',
  ({ title, path, questions }) => {
    const html = htmlOf(path, previewOut);
    const $ = pageOf(path, previewOut);
    expect(textsOf($, 'head title')).toEqual([pageTitle(title)]);
    const [address = ''] = valuesOf($, 'link[rel=canonical]', 'href');
    expect(new URL(address).pathname).toBe(path);
    expect(read('sitemap.xml')).toContain(`<loc>${address}</loc>`);
    const description = valuesOf($, 'meta[name=description]', 'content');
    expect(read('llms.txt')).toContain(
      `[${title}](${address}): ${description}`,
    );
    const [picture = ''] = valuesOf($, 'meta[property="og:image"]', 'content');
    expect(existsSync(join(previewOut, new URL(picture).pathname))).toBe(true);
    const { mainEntity = [], breadcrumb, ...page } = graphOf(html).at(-1);
    expect(page['@type']).toBe(questions.length ? 'FAQPage' : 'WebPage');
    expect(mainEntity.map(({ name }: { name: string }) => name)).toEqual(
      questions.map(({ question }) => question),
    );
    expect(breadcrumb.itemListElement.at(-1)).toMatchObject({
      name: title,
      item: address,
    });
  },
);

test.each(customPages)(
  '1.14 the footer leads to $title where the owner wants it',
  ({ path, linkedFrom }) => {
    for (const from of ['/', '/contact', path]) {
      const $ = pageOf(from, previewOut);
      const links = $(`header a[href="${path}"], footer a[href="${path}"]`);
      expect([from, links.length]).toEqual([
        from,
        linkedFrom === 'nowhere' ? 0 : 1,
      ]);
    }
  },
);

test("1.14 another address of the owner's page leads to it", () => {
  for (const { path, alsoAt } of customPages)
    for (const other of alsoAt)
      expect(read(`${other}/index.html`)).toContain(
        `location.replace("${path}"`,
      );
});
