import { existsSync } from 'node:fs';
import { parse } from 'node:path';
import { allPictures, pages } from '../site/content/pages';
import { valuesOf } from '../tools/shared/read-html';
import { previewTestSettings } from '../tools/testing/test-settings';
import { htmlOf, pageOf, previewOut } from './built-pages';

type Shares = { across: number; down: number };

/**
 * How many per cent of a picture the layout shows at least, across and down, on
 * screens from 360 to 2560 wide.
 */
function shownOf(name: string): Shares {
  if (name === 'not-found') return { across: 53, down: 78 };
  if (name.endsWith('-card')) return { across: 56, down: 80 };
  // The pictures between the texts of a page are shown almost whole.
  if (/(?<!home)-\d$/.test(name)) return { across: 90, down: 100 };
  return { across: 64, down: 38 };
}

// A photograph of the owner has none.
const withSubject = allPictures().flatMap(
  ({ original, focus = '50% 50%', subject }) =>
    subject ? { name: parse(original).name, focus, subject } : [],
);

test.each(withSubject)(
  '3.5 no screen cuts off the subject of $name',
  ({ name, focus, subject }) => {
    const [across = 50, down = 50] = focus.split(' ').map(Number.parseFloat);
    const { left, right, top, bottom } = subject;
    const shown = shownOf(name);
    expect(cut(left, right, across, shown.across)).toBe(0);
    expect(cut(top, bottom, down, shown.down)).toBe(0);
  },
);

/**
 * How many per cent of a subject lie outside the shown part, which the focal
 * point places like CSS `object-position`.
 */
function cut(from: number, to: number, focus: number, share: number): number {
  const start = (focus / 100) * (100 - share);
  return Math.max(0, start - from, to - start - share);
}

const { NEXT_PUBLIC_IMAGE_BASE_URL: base, NEXT_PUBLIC_IMAGE_QUERY: query } =
  previewTestSettings;

// That a browser loads them is in preview.spec.ts.
test('3.6 with a container configured, every picture comes from it, by its signed address', () => {
  const addresses = pages.flatMap(({ path }) => {
    expect(htmlOf(path, previewOut)).not.toContain('"/pictures/');
    const $ = pageOf(path, previewOut);
    const listed = valuesOf($, 'img, source', 'srcset').flatMap((list) =>
      list.split(', '),
    );
    return [...valuesOf($, 'img', 'src'), ...listed];
  });
  expect(addresses.length).toBeGreaterThan(100);
  const wrong = addresses.filter((address) => {
    const [file = '', search = ''] = address.split('?');
    const isThere = existsSync(file.replace(base, `${previewOut}/pictures`));
    return !isThere || !search.startsWith(`${query}&v=`);
  });
  expect(wrong).toEqual([]);
});
