import { attribute } from '../../build/finish/elements';
import { addressOf, type BuiltPage, type BuiltSite, find, textOf } from './built-site';

/** Titles fit the line of a search result and descriptions its two lines; no two pages share one. */
export function titles({ pages }: BuiltSite): string[] {
  return [
    ...pages.flatMap((page) => lengthOf(page, 'title', titleOf(page), 60)),
    ...pages.flatMap((page) => lengthOf(page, 'description', descriptionOf(page), 160)),
    ...shared(pages, 'title', titleOf),
    ...shared(pages, 'description', descriptionOf),
  ];
}

/** Each page names its one address; only the error page is kept out of search results. */
export function addresses(site: BuiltSite): string[] {
  const { pages, errorPage } = site;
  return [
    ...pages.flatMap((page) => {
      const found = find(page.elements, 'link', { rel: 'canonical' }).map((link) => attribute(link, 'href'));
      const wanted = addressOf(site, page);
      if (found.length === 1 && found[0] === wanted) return [];
      return [
        `${page.path}: its canonical address is ${found.join(' and ') || 'missing'}; it should be ${wanted}`,
      ];
    }),
    ...pages.filter(hidden).map((page) => `${page.path}: it is kept out of search results (noindex)`),
    ...(errorPage && !hidden(errorPage)
      ? ['/404: the error page is not kept out of search results (noindex)']
      : []),
    ...(errorPage ? [] : ['/404: there is no error page']),
    ...(/^https?:\/\/[^/]+$/.test(site.address)
      ? []
      : [`/: '${site.address}' is no address of a whole site`]),
  ];
}

/** One h1, no rank of heading left out on the way down, ids that stand once, the language named. */
export function outline({ pages, errorPage }: BuiltSite): string[] {
  return [...pages, ...(errorPage ? [errorPage] : [])].flatMap(({ path, elements }) => {
    const headings = elements.filter((element) => /^h[1-6]$/.test(element.tagName));
    const first = headings.filter((heading) => heading.tagName === 'h1').length;
    const ids = elements.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    const language = find(elements, 'html').map((html) => attribute(html, 'lang'))[0];
    return [
      ...(first === 1 ? [] : [`${path}: it has ${first} headings of the first rank (h1) instead of one`]),
      ...headings.flatMap((heading, index) => {
        const rank = Number(heading.tagName[1]);
        const before = Number(headings[index - 1]?.tagName[1] ?? 0);
        return index > 0 && rank > before + 1
          ? [`${path}: the heading '${textOf(heading)}' is an h${rank} after an h${before}`]
          : [];
      }),
      ...[...twice].map((id) => `${path}: the id '${id}' stands more than once`),
      ...(language === 'en-AU' ? [] : [`${path}: its language is '${language}', not en-AU`]),
    ];
  });
}

export const titleOf = ({ elements }: BuiltPage) =>
  find(elements, 'title')
    .filter(
      (title) => title.parentNode && 'tagName' in title.parentNode && title.parentNode.tagName === 'head',
    )
    .map(textOf)
    .join(' / ');

export const descriptionOf = (page: BuiltPage) => metaOf(page, 'description');

/** What a `<meta>` says, under its name or its property; '' when it is not there. */
export function metaOf({ elements }: BuiltPage, name: string): string {
  const meta = [...find(elements, 'meta', { name }), ...find(elements, 'meta', { property: name })][0];
  return (meta && attribute(meta, 'content')) ?? '';
}

const hidden = (page: BuiltPage) => metaOf(page, 'robots').includes('noindex');

function lengthOf({ path }: BuiltPage, what: string, words: string, most: number): string[] {
  if (!words) return [`${path}: it has no ${what}`];
  return words.length > most
    ? [`${path}: its ${what} has ${words.length} characters; ${most} are shown`]
    : [];
}

function shared(pages: readonly BuiltPage[], what: string, of: (page: BuiltPage) => string): string[] {
  return pages.flatMap((page, index) => {
    const earlier = pages.slice(0, index).find((other) => of(page) && of(other) === of(page));
    return earlier ? [`${page.path}: its ${what} is that of ${earlier.path}`] : [];
  });
}
