import { existsSync } from 'node:fs';
import { pages } from '../site/content/pages';
import { valuesOf } from '../tools/shared/read-html';
import { previewTestSettings } from '../tools/testing/test-settings';
import { htmlOf, pageOf, previewOut } from './built-pages';

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
