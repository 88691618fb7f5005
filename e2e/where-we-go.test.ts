import { brotliCompressSync } from 'node:zlib';
import type { Tour } from '../data/schema/tours';
import { harbour } from '../site/harbour';
import { tourPath } from '../site/pages';
import { whereWeGo } from '../site/places';
import { placesOf } from '../site/places-of';
import { allTours, tours } from '../site/tours';
import { textsOf } from '../tools/shared/read-html';
import { htmlOf, pageOf } from './built-pages';

const every: readonly Tour[] = allTours;
const pages: [string, readonly Tour[]][] = [
  ['/about', tours],
  ...every.map((tour): [string, readonly Tour[]] => [tourPath(tour.slug), [tour]]),
];
const named = (list: readonly Tour[]) => list.filter((tour) => placesOf(tour).length > 0);

test.each(pages.filter(([, list]) => named(list).length > 0))(
  '%s says in words what its map shows, and where the coast is from',
  (path, list) => {
    const $ = pageOf(path);
    const words = textsOf($, 'li');
    expect($(`svg[aria-label="${whereWeGo.map}"]`)).toHaveLength(1);
    expect(words).toContain(`${harbour.name}: ${whereWeGo.harbour}`);
    for (const tour of named(list))
      expect(words).toContain(
        `${tour.name}: ${placesOf(tour)
          .map(({ name }) => name)
          .join(', ')}`,
      );
    expect(textsOf($, 'p')).toContain(whereWeGo.credit);
  },
);

test.each(pages)(
  'the map of %s, if there is one, weighs at most 6 kB and stands below the first screen',
  (path, list) => {
    const [firstScreen = '', rest = ''] = htmlOf(path).split('id="fold"');
    const [, map = ''] = /(<svg[^>]*role="img".*?<\/svg>)/s.exec(rest) ?? [];
    expect(firstScreen).not.toContain(whereWeGo.map);
    expect(map.includes(whereWeGo.map)).toBe(named(list).length > 0);
    expect(brotliCompressSync(map).length).toBeLessThanOrEqual(6_000);
  },
);
