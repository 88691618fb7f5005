import { brotliCompressSync } from 'node:zlib';
import type { Tour } from '../data/schema/tours';
import { whereWeGo } from '../site/content';
import { tourPath } from '../site/pages';
import { placesOf } from '../site/places';
import { allTours, tours } from '../site/tours';
import { htmlOf } from './built-pages';

const pages: [string, readonly Tour[]][] = [
  ['/about', tours],
  ...allTours.map((tour): [string, readonly Tour[]] => [tourPath(tour.slug), [tour]]),
];

test.each(pages)(
  'the map of %s, if there is one, weighs at most 6 kB and stands below the first screen',
  (path, list) => {
    const [firstScreen = '', rest = ''] = htmlOf(path).split('id="fold"');
    const [, map = ''] = /(<svg[^>]*role="img".*?<\/svg>)/s.exec(rest) ?? [];
    expect(firstScreen).not.toContain(whereWeGo.map);
    expect(map.includes(whereWeGo.map)).toBe(list.some((tour) => placesOf(tour).length > 0));
    expect(brotliCompressSync(map).length).toBeLessThanOrEqual(6_000);
  },
);
