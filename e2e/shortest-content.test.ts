import { phrases } from '../site/words/phrases';
import { filesIn } from '../tools/shared/files';
import { htmlOf, pageOf, shortestOut } from './built-pages';

/** The pages, without those that lead to another address. */
const paths = filesIn(shortestOut)
  .filter((name) => name.endsWith('.html') && !name.endsWith('/index.html'))
  .map((name) =>
    name === 'index.html' ? '/' : `/${name.replace('.html', '')}`,
  );

test.each(paths)(
  '7.12 with the shortest content %s is whole and says nothing of what is left out',
  (path) => {
    const $ = pageOf(path, shortestOut);
    expect($('h1').text().trim()).not.toBe('');
    expect(htmlOf(path, shortestOut)).not.toMatch(
      new RegExp(`${phrases.boatHire}|wheelchair|sameAs`, 'i'),
    );
    expect($('body').text()).not.toMatch(/undefined|NaN|\[object|[{}]/);

    // A message comes later into a place of its own.
    const places =
      'h1, h2, h3, p, li, ul, dl, dt, dd, table, tbody, th, nav, section';
    const empty = $(places)
      .not('[role], [tabindex]')
      .filter(
        (_, part) => !$(part).text().trim() && !$(part).find('img, svg').length,
      );
    expect(empty.get().map((element) => $.html(element))).toEqual([]);
    // Those with an address: found.test.ts.
    expect($('a:not([href]), a[href=""]')).toHaveLength(0);
  },
);
