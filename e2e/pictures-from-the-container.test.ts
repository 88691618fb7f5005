import { existsSync } from 'node:fs';
import { pages } from '../site/pages';
import { valuesOf } from '../tools/shared/read-html';
import { previewTestSettings } from '../tools/testing/test-settings';
import { htmlOf, pageOf, previewOut } from './built-pages';

const { NEXT_PUBLIC_IMAGE_BASE_URL: base, NEXT_PUBLIC_IMAGE_QUERY: query } = previewTestSettings;

// That a browser loads them is in preview.spec.ts.
test('3.6, 7.9 with a container configured, every picture comes from it, by its signed address', () => {
  const addresses = pages.flatMap(({ path }) => {
    expect(htmlOf(path, previewOut)).not.toContain('"/pictures/');
    const $ = pageOf(path, previewOut);
    const listed = valuesOf($, 'img, source', 'srcset').flatMap((list) => list.split(','));
    return [...valuesOf($, 'img', 'src'), ...listed.map((candidate) => candidate.trim().split(' ')[0] ?? '')];
  });
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => !isSigned(address))).toEqual([]);
});

/** Whether it is the address of a picture that is there, with the signed query. The version at its end is not signed. */
function isSigned(address: string): boolean {
  const [place = '', search = ''] = address.split('?');
  const [folder, name] = [place.slice(0, base.length), place.slice(base.length)];
  return (
    folder === base &&
    existsSync(`${previewOut}/pictures${name}`) &&
    /^(.*)&v=\w+$/.exec(search)?.[1] === query
  );
}
