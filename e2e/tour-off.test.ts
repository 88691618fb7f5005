import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages, pageUrl } from '../site/content/pages';
import { tourPage } from '../site/content/texts';
import { tours } from '../site/content/tours';
import { enquiryPath } from '../site/enquiry/path';
import { priceOf } from '../site/facts/prices';
import { tourAddress } from '../site/facts/tour-address';
import { dateInWords } from '../site/words/calendar-day';
import { fill } from '../site/words/fill';
import { textsOf, valuesOf } from '../tools/shared/read-html';
import { tourOff } from '../tools/testing/filled-facts';
import { graphOf, htmlOf, pageOf, previewOut } from './built-pages';

const { name, slug, backOn } = tourOff;
const path = tourAddress(slug);
const day = dateInWords(backOn);
const page = pageOf(path, previewOut);
const read = (file: string) => readFileSync(join(previewOut, file), 'utf8');

test('3.7, 3.9 a tour that is off is in no menu, card, list and form, and no other tour leads to it', () => {
  for (const each of pages) {
    const html = htmlOf(each.path, previewOut);
    expect([each.path, html.includes(name), html.includes(slug)]).toEqual([
      each.path,
      false,
      false,
    ]);
  }
});

test('3.7 its page says when it is back and how to ask, in place of its price and its booking buttons', () => {
  const heading = fill(tourPage.off.heading, { day });
  expect(
    textsOf(page, 'main h2, main p').filter((each) => each === heading),
  ).toHaveLength(2);
  expect(textsOf(page, 'dd')).toContain(day);
  expect(page('main').text()).not.toContain(priceOf(tours[0]));
  const links = valuesOf(page, 'main a', 'href');
  expect(links.filter((link) => link.startsWith('/contact'))).toEqual([
    enquiryPath('General Enquiry'),
  ]);
  expect(links).toContain(tourAddress(tours[1]?.slug ?? ''));
});

test('3.7 search engines and assistants find it, without an offer', () => {
  const graph = JSON.stringify(graphOf(htmlOf(path, previewOut)));
  expect(graph).toContain(name);
  expect(graph).not.toContain('"offers"');
  const description = page('meta[name="description"]').attr('content');
  expect(description).toContain(day);
  expect(read('llms.txt')).toContain(`${pageUrl(path)}): ${description}`);
  expect(read('sitemap.xml')).toContain(`<loc>${pageUrl(path)}</loc>`);
});
