import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import phrases from '../data/phrases.json' with { type: 'json' };
import words from '../data/telephone.json' with { type: 'json' };
import { pages } from '../site/content/pages';
import { llms } from '../site/content/texts';
import { textAddress } from '../site/facts/contact';
import {
  readTelephone,
  type Telephone,
  whatsAppDigits,
} from '../site/words/telephone';
import { filesIn } from '../tools/shared/files';
import { valuesOf } from '../tools/shared/read-html';
import { previewTestSettings } from '../tools/testing/test-settings';
import { htmlOf, pageOf, previewOut } from './built-pages';

// In the settings of this build the number, a landline, is typed in an unusual
// format.
const { formatted: SHOWN, dialled: DIALLED } = readTelephone(
  previewTestSettings.NEXT_PUBLIC_CONTACT_PHONE,
) as Telephone;
const lastDigits = [...DIALLED.slice(-6)].join('[ ().-]*');
const anyForm = new RegExp(`[+(]*\\d[\\d ().-]*${lastDigits}\\b`, 'g');
const paths = [...pages.map(({ path }) => path), '/404'];
const wordsOf = (path: string, folder?: string) =>
  pageOf(path, folder)('body').text();

test.each(paths)(
  '3.4 %s shows the telephone number in groups, and its links dial it without spaces',
  (path) => {
    const $ = pageOf(path, previewOut);
    const shown = wordsOf(path, previewOut).match(anyForm);
    expect([...new Set(shown)]).toEqual([SHOWN]);
    expect([...new Set(valuesOf($, 'a[href^="tel:"]', 'href'))]).toEqual([
      `tel:${DIALLED}`,
    ]);
  },
);

test('3.4 programs read the number in its international form, and no file holds it as it was typed', () => {
  expect(readFileSync(join(previewOut, 'llms.txt'), 'utf8')).toContain(
    `${llms.telephone}: ${SHOWN}\n`,
  );
  expect(htmlOf('/', previewOut)).toContain(`"telephone":"${DIALLED}"`);
  const texts = filesIn(previewOut).filter((name) =>
    /\.(html|txt|js|json)$/.test(name),
  );
  const typed = previewTestSettings.NEXT_PUBLIC_CONTACT_PHONE;
  expect(
    texts.filter((name) =>
      readFileSync(join(previewOut, name), 'utf8').includes(typed),
    ),
  ).toEqual([]);
});

// What a failed enquiry offers is in
// components/enquiry/result/landline.test.tsx.
test('3.4 only a mobile of the country is offered a text', () => {
  const offer = new RegExp(`${words.callOrText}|${words.callTextOr}`, 'i');
  const offersText = (folder?: string) =>
    paths.some((path) => offer.test(wordsOf(path, folder)));
  expect(offersText()).toBe(textAddress !== undefined);
  expect(offersText(previewOut)).toBe(false);
});

test('3.4 with a number on WhatsApp every page links to it, the contact page twice, and without one none does', () => {
  const digits = whatsAppDigits(
    previewTestSettings.NEXT_PUBLIC_CONTACT_WHATSAPP,
  );
  for (const path of paths) {
    const links = pageOf(
      path,
      previewOut,
    )(`a[href="https://wa.me/${digits}"][target="_blank"]`);
    expect(links).toHaveLength(path === '/contact' ? 2 : 1);
    expect(htmlOf(path)).not.toMatch(/wa\.me/);
  }
  expect(htmlOf('/privacy', previewOut)).toContain(phrases.whatsAppPrivacy);
});
