import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textAddress } from '../site/contact-addresses';
import { pages } from '../site/pages';
import { filesIn } from '../tools/shared/files';
import { valuesOf } from '../tools/shared/read-html';
import { previewTestSettings } from '../tools/testing/test-settings';
import { htmlOf, pageOf, previewOut } from './built-pages';

// In the settings of this build the number is typed in an unusual format.
const SHOWN = '+61 7 7010 4321';
const DIALLED = '+61770104321';

test.each([...pages.map(({ path }) => path), '/404'])(
  '3.4 %s shows the telephone number in groups, and its links dial it without spaces',
  (path) => {
    const $ = pageOf(path, previewOut);
    const shown = $('body')
      .text()
      .match(/[+(]*\d[\d ().-]*4321/g);
    expect([...new Set(shown)]).toEqual([SHOWN]);
    expect([...new Set(valuesOf($, 'a[href^="tel:"]', 'href'))]).toEqual([`tel:${DIALLED}`]);
  },
);

test('programs read the telephone number in its international form', () => {
  expect(readFileSync(join(previewOut, 'llms.txt'), 'utf8')).toContain(`Telephone: ${SHOWN}\n`);
  expect(htmlOf('/', previewOut)).toContain(`"telephone":"${DIALLED}"`);
});

// What a failed enquiry offers is in components/enquiry/result/landline.test.tsx.
test('3.4 no page offers to text a landline', () => {
  const offersText = (build?: string) =>
    pages.some(({ path }) => /call(, | or )text/i.test(pageOf(path, build)('body').text()));
  expect(offersText()).toBe(textAddress !== undefined);
  expect(offersText(previewOut)).toBe(false);
});

test('no page and no script holds the telephone number as it was typed', () => {
  const texts = filesIn(previewOut).filter((name) => /\.(html|txt|js|json)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  const typed = previewTestSettings.NEXT_PUBLIC_CONTACT_PHONE;
  expect(texts.filter((name) => readFileSync(join(previewOut, name), 'utf8').includes(typed))).toEqual([]);
});

test('4.16 with a number on WhatsApp every page links to it, the contact page twice, and without one none does', () => {
  for (const { path } of pages) {
    const links = pageOf(path, previewOut)('a[href="https://wa.me/61491570156"][target="_blank"]');
    expect(links).toHaveLength(path === '/contact' ? 2 : 1);
    expect(htmlOf(path)).not.toMatch(/wa\.me/);
  }
  expect(htmlOf('/privacy', previewOut)).toMatch(/WhatsApp, Meta/);
});
